/**
 * A part of a text. A number, together with a „№“ before it, is a part of its own, because it must not be broken
 * between two lines.
 */
export type TextPiece = { text: string; isNumber: boolean }

const number = /(?:№\s)?[^\s„“"(),;:]*\d[^\s„“"(),;:]*/gu

export const unbrokenNumbers = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(number)) {
    if (index > from) pieces.push({ text: text.slice(from, index), isNumber: false })
    pieces.push({ text: found, isNumber: true })
    from = index + found.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isNumber: false })
  return pieces
}
