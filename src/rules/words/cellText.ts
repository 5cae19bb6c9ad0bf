/** In characters. A longer text makes the file damaged for a spreadsheet program. */
const LONGEST = 32_767

/** „_x0041_“ is escaped, because it would be read as a character code. */
export const cellText = (text: string): string => {
  const escaped = text.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
  return escaped.length > LONGEST ? `${escaped.slice(0, LONGEST - 1)}…` : escaped
}
