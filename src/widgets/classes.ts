export const classes = (...names: (string | false | undefined | null)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
