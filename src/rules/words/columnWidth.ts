/** The limits of a column's width in an exported sheet, in characters. */

const [narrowest, widest] = [10, 60]
/**
 * Space in characters added to the longest text of a column: in a cell, and in a header, whose bold letters and filter
 * arrow need more.
 */
const [gap, gapOfHeader] = [2, 4]
const longestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.length))

export const widthOfTexts = (header: string, texts: readonly string[]): number => {
  const longest = texts.reduce((most, text) => Math.max(most, longestLine(text) + gap), header.length + gapOfHeader)
  return Math.min(widest, Math.max(narrowest, longest))
}
