/** In characters: the limits of a column's width in an exported sheet. */

const [narrowest, widest] = [10, 60]
/** In characters: the padding of a cell, and of a header with bold letters and the filter arrow. */
const [gap, gapOfHeader] = [2, 4]
const longestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.length))

/** The width of a column in characters, from its longest text and header, within the limits; longer texts wrap. */
export const widthOfTexts = (header: string, texts: readonly string[]): number => {
  const longest = texts.reduce((most, text) => Math.max(most, longestLine(text) + gap), header.length + gapOfHeader)
  return Math.min(widest, Math.max(narrowest, longest))
}
