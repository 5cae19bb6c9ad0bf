/** How wide a column of an exported sheet is, in letters: as its words, so that none is cut. */

const [narrowest, widest] = [10, 60]
/** Beside the longest line: the gap of a cell, and of a header its bold letters and the arrow of the filter. */
const [gap, gapOfHeader] = [2, 4]
const longestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.length))

/** How wide a column is, in letters: as its longest words, the header among them, within bounds; beyond, they wrap. */
export const widthOfTexts = (header: string, texts: readonly string[]): number => {
  const longest = texts.reduce((most, text) => Math.max(most, longestLine(text) + gap), header.length + gapOfHeader)
  return Math.min(widest, Math.max(narrowest, longest))
}
