/** The words of a page as pdf.js reads them: pieces in their order, the text they make, and where each piece begins. */
export type PageText = { pieces: readonly string[]; text: string; starts: readonly number[] }
/** A part of one piece, by its number: characters from `from` to before `to`. */
export type Part = { piece: number; from: number; to: number }
/** A place where the sought text stands: from a character of the page's text to before another. */
export type TextRange = { from: number; to: number }

type Piece = { str: string; hasEOL: boolean }

/** Joins the pieces of a page; the end of a line counts as a blank. Marks without text are left out. */
export const joined = (items: readonly (Piece | object)[]): PageText => {
  const pieces: string[] = []
  const starts: number[] = []
  let text = ''
  for (const item of items) {
    if (!('str' in item)) continue
    pieces.push(item.str)
    starts.push(text.length)
    text += item.hasEOL ? `${item.str} ` : item.str
  }
  return { pieces, text, starts }
}

const special = /[.*+?^${}()|[\]\\]/g

/** Where the sought text stands, without regard to case and to how many blanks part its words; a blank finds nothing. */
export const placesOf = (sought: string, { text }: PageText): TextRange[] => {
  const words = sought.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const pattern = new RegExp(words.map((word) => word.replace(special, '\\$&')).join('\\s+'), 'giu')
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
}

/** The pieces, or parts of them, that a place covers. */
export const partsOf = ({ from, to }: TextRange, { pieces, starts }: PageText): Part[] =>
  pieces.flatMap((piece, index) => {
    const start = starts[index] ?? 0
    const part = { piece: index, from: Math.max(0, from - start), to: Math.min(piece.length, to - start) }
    return part.from < part.to ? [part] : []
  })
