/**
 * Reads a number as staff type it: decimal comma or point, spaces between thousands.
 * Answers null for an empty text and NaN for what is not a number.
 */
export const typedNumber = (text: string): number | null => {
  const bare = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  if (bare === '') return null
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(bare) ? Number(bare) : Number.NaN
}

/** Writes a number with a decimal comma; whole numbers without decimals unless `decimals` asks for them. */
export const shownNumber = (value: number | null, decimals = 0): string =>
  value === null ? '' : value.toFixed(Number.isInteger(value) && decimals === 0 ? 0 : decimals).replace('.', ',')
