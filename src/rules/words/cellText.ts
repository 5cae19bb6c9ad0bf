/** In characters. A spreadsheet program reports a file with a longer cell text as damaged. */
const LONGEST = 32_767

/**
 * A text for an .xlsx cell: „_x0041_“ is escaped, because it would be read as a character code. At most 32 767
 * characters.
 */
export const cellText = (text: string): string => {
  const escaped = text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
  return escaped.length > LONGEST ? `${escaped.slice(0, LONGEST - 1)}…` : escaped
}
