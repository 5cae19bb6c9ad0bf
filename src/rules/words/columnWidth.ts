/** The width of the narrowest and the widest column, in characters. */

const [narrowest, widest] = [10, 60]
/**
 * The free space of a column beside a text and beside its header, in characters. Header letters are bold and have a
 * filter arrow.
 */
const [gap, gapOfHeader] = [2, 4]
const longestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.length))

export const widthOfTexts = (header: string, texts: readonly string[]): number => {
  const longest = texts.reduce((most, text) => Math.max(most, longestLine(text) + gap), header.length + gapOfHeader)
  return Math.min(widest, Math.max(narrowest, longest))
}
