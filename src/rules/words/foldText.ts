/**
 * Text folded for searching and for finding duplicates: case, quotes, dashes, blanks and invisible characters do not
 * matter, Cyrillic is met by its official transliteration („Ivanov“ finds „Иванов“), and so are letters that only look alike.
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
// Cyrillic letters of other languages, typed or recognised in the place of the Latin ones that they are drawn like.
const foreignCyrillic: Record<string, string> = { і: 'i', ї: 'i', ј: 'j', ѕ: 's', ё: 'e', є: 'e' }
const latinTwin: Record<string, string> = {
  ...Object.fromEntries(Object.entries(cyrillicTwin).map(([latin, cyrillic]) => [cyrillic, latin])),
  ...foreignCyrillic,
}
// Letters outside the usual ones that are drawn like one of them.
const rareTwin: Record<string, string> = {
  ...{ ү: 'у', ұ: 'у', ӏ: 'i', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ѵ: 'v', ѡ: 'w', ҝ: 'к', қ: 'к', ҳ: 'х', ҫ: 'с' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'h', ι: 'i', κ: 'k', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'y', χ: 'x', ς: 'c' },
  ...{ ı: 'i', ĸ: 'k', ɡ: 'g', ɑ: 'a' },
}
const rare = new RegExp(`[${Object.keys(rareTwin).join('')}]`, 'g')

// The small letters а-џ stand in one block; two tables by position make a letter cost one look-up.
const first = 0x430
const last = 0x45f
const block = Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i))
const meanings = block.map((letter) => foreignCyrillic[letter] ?? latinOf(letter))
const looks = block.map((letter) => latinTwin[letter] ?? letter)

const mapped = (text: string, table: readonly string[]): string => {
  let out = ''
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    out += code >= first && code <= last ? table[code - first] : text[i]
  }
  return out
}

const quotes = /[„“”‟"«»‹›'‘’‚‛`´ʹʼ′″〝〞]/g
const dashes = /[‐‑‒–—―−⁃]/g
/** Neither full-width nor joined nor accented nor invisible: such texts, nearly all, need no normalisation. */
const ordinary = /^[ -~\n\u0400-\u045f„“”«»–—№]*$/
const unseen = /(?!\s)\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu
/** „№5“, „№ 5“, „No. 5“ and „N°5“ are one: the sign is a word of its own. */
const numberSign = /(?<![\p{L}\p{N}])n[o°º]\.?\s*(?=[\p{L}\p{N}]*[\d-])/gu

const composed = (text: string): string =>
  ordinary.test(text)
    ? text
    : text
        .replace(quotes, '')
        .replaceAll('\u0085', ' ')
        .replace(unseen, '')
        .normalize('NFKC')
        .toLowerCase()
        .replace(rare, (letter) => rareTwin[letter] ?? letter)

/** Lower case, one kind of dash, no quotes, single blanks, № as „no“, full-width and joined forms taken apart. */
const plain = (text: string): string =>
  composed(text.replaceAll('№', ' no '))
    .toLowerCase()
    .replace(numberSign, 'no ')
    .replace(quotes, '')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim()

const word = /[\p{L}\p{M}\p{N}]+/gu
const cyrillic = /[Ѐ-ӿ]/
const bothScripts = /[a-z][\p{M}\p{N}]*[Ѐ-ӿ]|[Ѐ-ӿ][\p{M}\p{N}]*[a-z]/u

/** „хіv“: a Latin letter that no Cyrillic one looks like, and Cyrillic letters that all look like Latin ones. */
const isMeantInLatin = (one: string): boolean =>
  [...one].some((letter) => /[a-z]/.test(letter) && !(letter in cyrillicTwin)) &&
  [...one].every((letter) => !cyrillic.test(letter) || letter in latinTwin)
const mendedWord = (one: string): string => {
  if (!cyrillic.test(one)) return one
  return isMeantInLatin(one) ? seenIn(one) : one.replace(/[a-z]/g, (letter) => cyrillicTwin[letter] ?? letter)
}

/** A word with letters of both scripts was meant in one, nearly always Cyrillic: its look-alikes are put right. */
const mended = (text: string): string => (bothScripts.test(text) ? text.replace(word, mendedWord) : text)

const meantBy = (text: string): string => {
  const meant = mapped(mended(text), meanings).replaceAll('iya', 'ia')
  return ordinary.test(meant) ? meant : meant.normalize('NFD').replace(/\p{M}/gu, '')
}
const seenIn = (text: string): string => mapped(text, looks)

/** Small letters by their looks: „ВМ-5“ is one in both scripts. For numbers and signs, which nobody pronounces. */
export const seenText = (text: string): string => seenIn(plain(text))

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

/** The words of what a person typed to be searched for; a number sign („№“) before a word is not sought by itself. */
export const wordsToFind = (typed: string): string[] => {
  const words = plain(typed).split(' ').filter(Boolean)
  return words.length > 1 ? words.filter((one, at) => one !== 'no' || at === words.length - 1) : words
}

/** A test of `searchable` or folded texts against what a person typed: each word of it must be found, in any order. */
export const matcherOf = (typed: string): ((text: string) => boolean) => {
  const words = wordsToFind(typed).map((one) => [meantBy(one), seenIn(one)] as const)
  return (text) => words.every(([meant, seen]) => text.includes(meant) || text.includes(seen))
}

/** A text as it is folded, with the place in the text of what each folded letter came from. */
export type FoldedLetters = { folded: string; places: readonly number[] }

const clusters = /\P{M}\p{M}*|\p{M}+/gu
const wholeWord = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu

/** The letters that stand in words of both scripts, by their places. */
const inMixedWords = (text: string): ReadonlySet<number> => {
  const places = new Set<number>()
  for (const { index, 0: one } of text.matchAll(wholeWord))
    if (bothScripts.test(composed(one).toLowerCase())) for (let i = 0; i < one.length; i += 1) places.add(index + i)
  return places
}

const foldedCluster = new Map<string, readonly [meant: string, seen: string, mended: string]>()
const foldOf = (cluster: string): readonly [meant: string, seen: string, mended: string] => {
  const known = foldedCluster.get(cluster)
  if (known) return known
  const bare = /^\s/.test(cluster) ? ' ' : plain(cluster)
  const folds = [meantBy(bare), seenIn(bare), meantBy(cyrillicTwin[bare] ?? bare)] as const
  // Of a text in many scripts there may be thousands.
  if (foldedCluster.size < 2000) foldedCluster.set(cluster, folds)
  return folds
}

/** A text folded letter by letter, as by `foldText` (`meant`) and as by `seenText` (`seen`): to mark what is found. */
export const foldedLetters = (text: string): { meant: FoldedLetters; seen: FoldedLetters } => {
  const mixed = inMixedWords(text)
  const meant = { folded: '', places: [] as number[] }
  const seen = { folded: '', places: [] as number[] }
  for (const { index, 0: cluster } of text.matchAll(clusters)) {
    const [word, look, mended] = foldOf(cluster)
    const one = mixed.has(index) ? mended : word
    // „-ия“ is „-ia“.
    if (one === 'a' || one === 'ya') {
      const isIya = one === 'ya' ? meant.folded.endsWith('i') : meant.folded.endsWith('iy')
      if (isIya && one === 'a') {
        meant.folded = meant.folded.slice(0, -1)
        meant.places.pop()
      }
      meant.folded += isIya ? 'a' : one
      for (let i = 0; i < (isIya ? 1 : one.length); i += 1) meant.places.push(index)
    } else {
      meant.folded += one
      for (let i = 0; i < one.length; i += 1) meant.places.push(index)
    }
    seen.folded += look
    for (let i = 0; i < look.length; i += 1) seen.places.push(index)
  }
  return { meant, seen }
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
