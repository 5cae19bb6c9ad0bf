/** The limits of a column's width in an exported sheet, in characters. */

const [narrowest, widest] = [10, 60]
/** The padding in characters of a cell, and of a header, which has bold letters and a filter arrow. */
const [gap, gapOfHeader] = [2, 4]
const longestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.length))

export const widthOfTexts = (header: string, texts: readonly string[]): number => {
  const longest = texts.reduce((most, text) => Math.max(most, longestLine(text) + gap), header.length + gapOfHeader)
  return Math.min(widest, Math.max(narrowest, longest))
}
