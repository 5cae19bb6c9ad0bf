/**
 * Text folded for searching and for finding duplicates: case, quotes, dashes and blanks do not matter, Cyrillic is met
 * by its official transliteration („Ivanov“ finds „Иванов“), and so are Latin letters that only look Cyrillic.
 */
import { latinOf } from './transliterate.ts'

// The Latin letters that are drawn like a Cyrillic one, and what they are drawn like.
const cyrillicTwin: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}
const latinTwin: Record<string, string> = Object.fromEntries(
  Object.entries(cyrillicTwin).map(([latin, cyrillic]) => [cyrillic, latin]),
)

// The small letters а-џ stand in one block; two tables by position make a letter cost one look-up.
const first = 0x430
const last = 0x45f
const block = Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i))
const meanings = block.map(latinOf)
const looks = block.map((letter) => latinTwin[letter] ?? letter)

const mapped = (text: string, table: readonly string[]): string => {
  let out = ''
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    out += code >= first && code <= last ? table[code - first] : text[i]
  }
  return out
}

const quotes = /[„“”"«»'‘’‚`´]/g
const dashes = /[‐‑‒–—―−]/g
/** Neither full-width nor joined nor accented letters: such texts, nearly all, need no normalisation. */
const ordinary = /^[ -~\n\u0400-\u045f„“”«»–—№]*$/

/** Lower case, one kind of dash, no quotes, single blanks, № as „no“, full-width and joined forms taken apart. */
const plain = (text: string): string =>
  (ordinary.test(text) ? text.replaceAll('№', 'no') : text.normalize('NFKC'))
    .toLowerCase()
    .replace(quotes, '')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim()

const word = /[\p{L}\p{M}\p{N}]+/gu
const cyrillic = /[Ѐ-ӿ]/
const bothScripts = /[a-z][\p{M}\p{N}]*[Ѐ-ӿ]|[Ѐ-ӿ][\p{M}\p{N}]*[a-z]/u

/** A word with letters of both scripts was meant in Cyrillic: its look-alikes are put right. */
const mended = (text: string): string =>
  bothScripts.test(text)
    ? text.replace(word, (one) => (cyrillic.test(one) ? one.replace(/[a-z]/g, (l) => cyrillicTwin[l] ?? l) : one))
    : text

const meantBy = (text: string): string => {
  const meant = mapped(mended(text), meanings).replaceAll('iya', 'ia')
  return ordinary.test(meant) ? meant : meant.normalize('NFD').replace(/\p{M}/gu, '')
}
const seenIn = (text: string): string => mapped(text, looks)

/**
 * The canonical form for comparing: `Иванова` and `Ivanova` are the same. Official „-ия“ and letter-for-letter „iya“
 * are one, wherever they stand, so that a part of a word still finds the word.
 */
export const foldText = (text: string): string => meantBy(plain(text))

/** Both forms of texts to be searched in, as one text: make it once and keep it. */
export const searchable = (...texts: readonly (string | null | undefined)[]): string => {
  let all = ''
  for (const text of texts)
    if (text) {
      const bare = plain(text)
      all += `${meantBy(bare)}\n${seenIn(bare)}\n`
    }
  return all
}

/** A test of `searchable` or folded texts against what a person typed: each word of it must be found, in any order. */
export const matcherOf = (typed: string): ((text: string) => boolean) => {
  const words = plain(typed)
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => [meantBy(one), seenIn(one)] as const)
  return (text) => words.every(([meant, seen]) => text.includes(meant) || text.includes(seen))
}

/** A name for finding duplicates: folded, without punctuation and without the legal form of a company. */
export const foldName = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((one) => !legalForms.has(one))
    .join(' ')

const legalForms = new Set(['еоод', 'оод', 'ад', 'еад', 'ет', 'дззд', 'сд', 'кд', 'адсиц'].map(foldText))
