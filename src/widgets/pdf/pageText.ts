import { type FoldedLetters, foldedLetters, foldText, seenText } from '../../rules/words/foldText.ts'

/**
 * The text of a page from pdf.js: its items in order, their joined text, the start of each item in that text, and the
 * positions of spaces that stand for line ends.
 */
export type PageText = {
  pieces: readonly string[]
  text: string
  starts: readonly number[]
  lineEnds: ReadonlySet<number>
}
/** The characters of one text item, from `from` up to but not including `to`. */
export type Part = { piece: number; from: number; to: number }
/** The characters of the page's text, from `from` up to but not including `to`. */
export type TextRange = { from: number; to: number }

type Piece = { str: string; hasEOL: boolean }

/** Joins text items; a line end becomes a space, and items without text are dropped. */
export const joinTextItems = (items: readonly (Piece | object)[]): PageText => {
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
/** Marks a hyphen at a line end. Such a hyphen may belong to the word or only to the line break. */
const broken = '\u0001'
const hyphens = /[-\u2010\u2011\u00ad]/

type Searchable = { text: string; places: readonly number[] }
type Folds = { meant: Searchable; seen: Searchable }
const folds = new WeakMap<PageText, Folds>()

/**
 * Folds the text like the search in lists. A word that is broken at a line end is joined, and its hyphen is replaced by
 * `broken`.
 */
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

/**
 * Returns a pattern for a word, which may contain line breaks between its letters, and whose hyphen may be at a line
 * end.
 */
const patternOfWord = (word: string): string =>
  Array.from(word, (letter) => (letter === '-' ? `[-${broken}]` : letter.replace(special, '\\$&'))).join(`${broken}?`)

const letter = /\P{M}\p{M}*|\p{M}+/uy

const found = (sought: string, { text, places }: Searchable, original: string): TextRange[] => {
  const words = sought.split(' ').filter(Boolean)
  if (words.length === 0) return []
  // The space after „№“ is optional.
  const gapAfter = (at: number) => (at === words.length - 1 ? '' : words[at] === 'no' ? '\\s*' : '\\s+')
  const pattern = new RegExp(words.map((word, at) => patternOfWord(word) + gapAfter(at)).join(''), 'gu')
  return [...text.matchAll(pattern)].flatMap(({ index, 0: whole }) => {
    const [first = 0, last = 0] = [places[index], places[index + whole.length - 1]]
    // Some letters fold into several („щ“); a match that contains only a part of such a letter does not count.
    if (places[index - 1] === first || places[index + whole.length] === last) return []
    letter.lastIndex = last
    return [{ from: first, to: last + (letter.exec(original)?.[0].length ?? 1) }]
  })
}

/**
 * Finds a text on a page. As in lists, case, kinds of spaces, quotes and dashes, invisible characters and look-alike
 * letters make no difference. An empty text finds nothing.
 */
export const placesOf = (sought: string, page: PageText): TextRange[] => {
  const { meant, seen } = foldsOf(page)
  const byPlace = new Map<number, TextRange>()
  for (const one of [...found(foldText(sought), meant, page.text), ...found(seenText(sought), seen, page.text)])
    if (!byPlace.has(one.from)) byPlace.set(one.from, one)
  return [...byPlace.values()].toSorted((a, b) => a.from - b.from)
}

export const partsOf = ({ from, to }: TextRange, { pieces, starts }: PageText): Part[] =>
  pieces.flatMap((piece, index) => {
    const start = starts[index] ?? 0
    const part = { piece: index, from: Math.max(0, from - start), to: Math.min(piece.length, to - start) }
    return part.from < part.to ? [part] : []
  })
