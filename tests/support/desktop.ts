/** The window size of a desktop, for journeys and manually created contexts. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  locale: 'bg-BG',
  timezoneId: 'Europe/Sofia',
  reducedMotion: 'reduce',
} as const

/** tsx adds a helper for function names that is missing in the page: must run first. */
export const withFunctionNames = 'globalThis.__name ??= (one) => one'
