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

const isCyrillic = (letter: string): boolean => letter >= 'Ѐ' && letter <= 'ӿ'

const quotes = /[„“”"«»'‘’‚`´]/g
const dashes = /[‐‑‒–—―−]/g

/** Lower case, one kind of dash, no quotes, single blanks, № as „no“, full-width and joined forms taken apart. */
const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(quotes, '').replace(dashes, '-').replace(/\s+/g, ' ').trim()

const word = /[\p{L}\p{M}\p{N}]+/gu

/** A word with letters of both scripts was meant in Cyrillic: its look-alikes are put right. */
const mended = (text: string): string =>
  text.replace(word, (one) =>
    [...one].some(isCyrillic) ? [...one].map((letter) => cyrillicTwin[letter] ?? letter).join('') : one,
  )

/**
 * The canonical form for comparing: `Иванова` and `Ivanova` are the same. Official „-ия“ and letter-for-letter „iya“
 * are one, wherever they stand, so that a part of a word still finds the word.
 */
export const foldText = (text: string): string =>
  [...mended(plain(text))].map(latinOf).join('').replace(/iya/g, 'ia').normalize('NFD').replace(/\p{M}/gu, '')

/** The form by looks: `СВ 1234 АА` typed in either script is the same. */
export const foldLooks = (text: string): string =>
  [...plain(text)].map((letter) => latinTwin[letter] ?? letter).join('')

/** Both forms of a text to be searched in; make it once and keep it. */
export const searchable = (...texts: readonly (string | null | undefined)[]): string => {
  const text = texts.filter((one) => one).join('\n')
  return `${text
    .split('\n')
    .map((line) => `${foldText(line)}\n${foldLooks(line)}`)
    .join('\n')}`
}

/** A test of `searchable` texts against what a person typed: each word of it must be found, in any order. */
export const matcherOf = (typed: string): ((text: string) => boolean) => {
  const words = plain(typed)
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => [foldText(one), foldLooks(one)] as const)
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
