/** A spreadsheet holds no longer text in a cell, and calls a file with a longer one damaged. */
const LONGEST = 32_767

/** A text as a cell of an .xlsx says it: „_x0041_“ would be read as the letter of that number. At most 32 767 characters. */
export const cellText = (text: string): string => {
  const escaped = text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
  return escaped.length > LONGEST ? `${escaped.slice(0, LONGEST - 1)}…` : escaped
}
