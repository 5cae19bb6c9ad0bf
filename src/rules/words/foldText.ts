/**
 * Comparison of texts that ignores case, quotes, dashes, spaces and invisible characters. Cyrillic matches its
 * transliteration („Ivanov“ finds „Иванов“) and letters that look alike.
 */
import { latinOf } from './transliterate.ts'

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
// Letters that users or OCR programs enter instead of similar Latin letters.
const foreignCyrillic: Record<string, string> = { і: 'i', ї: 'i', ј: 'j', ѕ: 's', ё: 'e', є: 'e' }
const latinTwin: Record<string, string> = {
  ...Object.fromEntries(Object.entries(cyrillicTwin).map(([latin, cyrillic]) => [cyrillic, latin])),
  ...foreignCyrillic,
}
// Rare letters that look like a common letter.
const rareTwin: Record<string, string> = {
  ...{ ү: 'у', ұ: 'у', ӏ: 'i', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ѵ: 'v', ѡ: 'w', ҝ: 'к', қ: 'к', ҳ: 'х', ҫ: 'с' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'h', ι: 'i', κ: 'k', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'y', χ: 'x', ς: 'c' },
  ...{ ı: 'i', ĸ: 'k', ɡ: 'g', ɑ: 'a' },
}
const rare = new RegExp(`[${Object.keys(rareTwin).join('')}]`, 'g')

// The first and the last code point in the tables below. The letters а-џ are contiguous in Unicode, so each letter
// needs one look-up.
const first = 0x430
const last = 0x45f
const block = Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i))
const meanings = block.map((letter) => foreignCyrillic[letter] ?? latinOf(letter))
const looks = block.map((letter) => latinTwin[letter] ?? letter)

const mapLetters = (text: string, table: readonly string[]): string => {
  let out = ''
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    out += code >= first && code <= last ? table[code - first] : text[i]
  }
  return out
}

const quotes = /[„“”‟"«»‹›'‘’‚‛`´ʹʼ′″〝〞]/g
const dashes = /[‐‑‒–—―−⁃]/g
/**
 * Matches a text without rare, invisible or combined characters, as nearly all texts are; `composeText` returns it
 * unchanged.
 */
const ordinary = /^[ -~\n\u0400-\u045f„“”«»–—№]*$/
const unseen = /(?!\s)\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu
/** Matches a Latin number sign, because „№5“, „№ 5“, „No. 5“ and „N°5“ are equal: the sign becomes a separate word. */
const numberSign = /(?<![\p{L}\p{N}])n[o°º]\.?\s*(?=[\p{L}\p{N}]*[\d-])/gu

const composeText = (text: string): string =>
  ordinary.test(text)
    ? text
    : text
        .replace(quotes, '')
        .replaceAll('\u0085', ' ')
        .replace(unseen, '')
        .normalize('NFKC')
        .toLowerCase()
        .replace(rare, (letter) => rareTwin[letter] ?? letter)

const plain = (text: string): string =>
  composeText(text.replaceAll('№', ' no '))
    .toLowerCase()
    .replace(numberSign, 'no ')
    .replace(quotes, '')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim()

const word = /[\p{L}\p{M}\p{N}]+/gu
const cyrillic = /[Ѐ-ӿ]/
const bothScripts = /[a-z][\p{M}\p{N}]*[Ѐ-ӿ]|[Ѐ-ӿ][\p{M}\p{N}]*[a-z]/u

const isMeantInLatin = (one: string): boolean =>
  [...one].some((letter) => /[a-z]/.test(letter) && !(letter in cyrillicTwin)) &&
  [...one].every((letter) => !cyrillic.test(letter) || letter in latinTwin)
const mendedWord = (one: string): string => {
  if (!cyrillic.test(one)) return one
  return isMeantInLatin(one) ? seenIn(one) : one.replace(/[a-z]/g, (letter) => cyrillicTwin[letter] ?? letter)
}

/** Replaces Latin letters in words of mixed letters, because such a word was nearly always meant in Cyrillic. */
const mendMixedWords = (text: string): string => (bothScripts.test(text) ? text.replace(word, mendedWord) : text)

const latinForm = (text: string): string => {
  const meant = mapLetters(mendMixedWords(text), meanings).replaceAll('iya', 'ia')
  return ordinary.test(meant) ? meant : meant.normalize('NFD').replace(/\p{M}/gu, '')
}
const seenIn = (text: string): string => mapLetters(text, looks)

/**
 * Normalizes a number or code, so that „ВМ-5“ typed in Latin letters equals the same in Cyrillic. Letters are compared
 * by their look, not transliterated.
 */
export const seenText = (text: string): string => seenIn(plain(text))

/** Normalizes a text by transliteration: `Иванова` equals `Ivanova`, „ia“ equals „iya“. */
export const foldText = (text: string): string => latinForm(plain(text))

/**
 * Returns a text as one string for `matcherOf`: normalized as by `foldText` and as by `seenText`. Compute it once per
 * record.
 */
export const searchable = (...texts: readonly (string | null | undefined)[]): string => {
  let all = ''
  for (const text of texts)
    if (text) {
      const bare = plain(text)
      all += `${latinForm(bare)}\n${seenIn(bare)}\n`
    }
  return all
}

/** Returns the typed words without a number sign („№“) before another word, because the sign is not searched. */
export const wordsToFind = (typed: string): string[] => {
  const words = plain(typed).split(' ').filter(Boolean)
  return words.length > 1 ? words.filter((one, at) => one !== 'no' || at === words.length - 1) : words
}

/**
 * Returns a function that tests texts made by `searchable` or `foldText`: every typed word must occur, in any order.
 */
export const matcherOf = (typed: string): ((text: string) => boolean) => {
  const words = wordsToFind(typed).map((one) => [latinForm(one), seenIn(one)] as const)
  return (text) => words.every(([meant, seen]) => text.includes(meant) || text.includes(seen))
}

export type FoldedLetters = { folded: string; places: readonly number[] }

const clusters = /\P{M}\p{M}*|\p{M}+/gu
const wholeWord = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu

const inMixedWords = (text: string): ReadonlySet<number> => {
  const places = new Set<number>()
  for (const { index, 0: one } of text.matchAll(wholeWord))
    if (bothScripts.test(composeText(one).toLowerCase())) for (let i = 0; i < one.length; i += 1) places.add(index + i)
  return places
}

const foldedCluster = new Map<string, readonly [meant: string, seen: string, mended: string]>()
const foldOf = (cluster: string): readonly [meant: string, seen: string, mended: string] => {
  const known = foldedCluster.get(cluster)
  if (known) return known
  const bare = /^\s/.test(cluster) ? ' ' : plain(cluster)
  const folds = [latinForm(bare), seenIn(bare), latinForm(cyrillicTwin[bare] ?? bare)] as const
  // The size is limited, because a text in many scripts could add thousands of entries.
  if (foldedCluster.size < 2000) foldedCluster.set(cluster, folds)
  return folds
}

/**
 * Returns the text normalized letter by letter, so that matches can be marked in it: `meant` as by `foldText`, `seen`
 * as by `seenText`.
 */
export const foldedLetters = (text: string): { meant: FoldedLetters; seen: FoldedLetters } => {
  const mixed = inMixedWords(text)
  const meant = { folded: '', places: [] as number[] }
  const seen = { folded: '', places: [] as number[] }
  for (const { index, 0: cluster } of text.matchAll(clusters)) {
    const [word, look, mended] = foldOf(cluster)
    const one = mixed.has(index) ? mended : word
    // The official transliteration of „ия“ is „ia“.
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

export const foldName = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((one) => !legalForms.has(one))
    .join(' ')

const legalForms = new Set(['еоод', 'оод', 'ад', 'еад', 'ет', 'дззд', 'сд', 'кд', 'адсиц'].map(foldText))
