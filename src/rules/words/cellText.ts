/** The maximum length of a cell in characters. With a longer text a spreadsheet program considers the file damaged. */
const LONGEST = 32_767

/**
 * Returns a text for a cell of a spreadsheet. „_x0041_“ is escaped, because a spreadsheet program would read it as a
 * character code.
 */
export const cellText = (text: string): string => {
  const escaped = text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
  return escaped.length > LONGEST ? `${escaped.slice(0, LONGEST - 1)}…` : escaped
}
