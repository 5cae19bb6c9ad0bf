export const desktop = {
  viewport: { width: 1440, height: 900 },
  locale: 'bg-BG',
  timezoneId: 'Europe/Sofia',
  reducedMotion: 'reduce',
} as const

/**
 * A script that defines `__name` in the page. tsx adds calls of this helper, which does not exist in the page, so the
 * script must run first.
 */
export const withFunctionNames = 'globalThis.__name ??= (one) => one'
