export const desktop = {
  viewport: { width: 1440, height: 900 },
  locale: 'bg-BG',
  timezoneId: 'Europe/Sofia',
  reducedMotion: 'reduce',
} as const

/**
 * tsx adds calls of the helper `__name`, which does not exist in the page. This script defines it, so it must run
 * first.
 */
export const withFunctionNames = 'globalThis.__name ??= (one) => one'
