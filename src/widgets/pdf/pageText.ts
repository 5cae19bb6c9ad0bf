import { type FoldedLetters, foldedLetters, foldText, seenText } from '../../rules/words/foldText.ts'

/**
 * The words of a page as pdf.js reads them: pieces in their order, the text they make, where each piece begins, and which
 * blanks of the text are ends of lines.
 */
export type PageText = {
  pieces: readonly string[]
  text: string
  starts: readonly number[]
  lineEnds: ReadonlySet<number>
}
/** A part of one piece, by its number: characters from `from` to before `to`. */
export type Part = { piece: number; from: number; to: number }
/** A place where the sought text stands: from a character of the page's text to before another. */
export type TextRange = { from: number; to: number }

type Piece = { str: string; hasEOL: boolean }

/** Joins the pieces of a page; the end of a line counts as a blank. Marks without text are left out. */
export const joined = (items: readonly (Piece | object)[]): PageText => {
  const pieces: string[] = []
  const starts: number[] = []
  const lineEnds = new Set<number>()
  let text = ''
  for (const item of items) {
    if (!('str' in item)) continue
    pieces.push(item.str)
    starts.push(text.length)
    text += item.str
    if (!item.hasEOL) continue
    lineEnds.add(text.length)
    text += ' '
  }
  return { pieces, text, starts, lineEnds }
}

const special = /[.*+?^${}()|[\]\\]/g
/** Stands for the hyphen of a word that is broken over two lines: it may be a part of the word, or of the line alone. */
const broken = '\u0001'
const hyphens = /[-\u2010\u2011\u00ad]/

type Searchable = { text: string; places: readonly number[] }
type Folds = { meant: Searchable; seen: Searchable }
const folds = new WeakMap<PageText, Folds>()

/** A page as the lists fold their texts; a broken word is one, its hyphen a sign of its own. */
const foldsOf = (page: PageText): Folds => {
  const known = folds.get(page)
  if (known) return known
  const { text, lineEnds } = page
  const breaks = new Set(
    [...lineEnds].filter((end) => hyphens.test(text[end - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[end - 2] ?? '')),
  )
  const withBreaks = ({ folded, places }: FoldedLetters): Searchable => {
    let out = ''
    const kept: number[] = []
    for (const [at, place] of places.entries()) {
      if (breaks.has(place)) {
        if (out.endsWith('-')) out = out.slice(0, -1)
        else kept.push(place - 1)
        out += broken
        continue
      }
      out += folded[at] ?? ''
      kept.push(place)
    }
    return { text: out, places: kept }
  }
  const { meant, seen } = foldedLetters(text)
  const made = { meant: withBreaks(meant), seen: withBreaks(seen) }
  folds.set(page, made)
  return made
}

/** One sought word: between its letters a line may end, and a hyphen may be that of the line. */
const patternOfWord = (word: string): string =>
  Array.from(word, (letter) => (letter === '-' ? `[-${broken}]` : letter.replace(special, '\\$&'))).join(`${broken}?`)

const letter = /\P{M}\p{M}*|\p{M}+/uy

const found = (sought: string, { text, places }: Searchable, original: string): TextRange[] => {
  const words = sought.split(' ').filter(Boolean)
  if (words.length === 0) return []
  // The blank behind „№“ is there or not.
  const gapAfter = (at: number) => (at === words.length - 1 ? '' : words[at] === 'no' ? '\\s*' : '\\s+')
  const pattern = new RegExp(words.map((word, at) => patternOfWord(word) + gapAfter(at)).join(''), 'gu')
  return [...text.matchAll(pattern)].flatMap(({ index, 0: whole }) => {
    const [first = 0, last = 0] = [places[index], places[index + whole.length - 1]]
    // A part of a letter that folds into several, as „щ“ does, is not that letter.
    if (places[index - 1] === first || places[index + whole.length] === last) return []
    letter.lastIndex = last
    return [{ from: first, to: last + (letter.exec(original)?.[0].length ?? 1) }]
  })
}

/**
 * Where the sought text stands, folded as in lists: without regard to case, to the blanks between its words, to quotes,
 * dashes, invisible characters and the script of letters that look alike. A blank finds nothing.
 */
export const placesOf = (sought: string, page: PageText): TextRange[] => {
  const { meant, seen } = foldsOf(page)
  const byPlace = new Map<number, TextRange>()
  for (const one of [...found(foldText(sought), meant, page.text), ...found(seenText(sought), seen, page.text)])
    if (!byPlace.has(one.from)) byPlace.set(one.from, one)
  return [...byPlace.values()].toSorted((a, b) => a.from - b.from)
}

/** The pieces, or parts of them, that a place covers. */
export const partsOf = ({ from, to }: TextRange, { pieces, starts }: PageText): Part[] =>
  pieces.flatMap((piece, index) => {
    const start = starts[index] ?? 0
    const part = { piece: index, from: Math.max(0, from - start), to: Math.min(piece.length, to - start) }
    return part.from < part.to ? [part] : []
  })
