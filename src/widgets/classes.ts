/** Joins the class names that apply; false, undefined and '' are left out. */
export const classes = (...names: (string | false | undefined | null)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
