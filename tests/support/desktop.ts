/** The window of a clerk at her desk, for the journeys and for contexts that are made by hand. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  locale: 'bg-BG',
  timezoneId: 'Europe/Sofia',
  reducedMotion: 'reduce',
} as const

/** tsx keeps the names of functions by a helper that a function sent to a page misses there: to be run first. */
export const withFunctionNames = 'globalThis.__name ??= (one) => one'
