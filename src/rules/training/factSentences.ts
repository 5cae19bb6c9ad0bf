import { foldText } from '../words/foldText.ts'

const folded = (...words: string[]): ReadonlySet<string> => new Set(words.map(foldText))
/** Auxiliary words that may occur between a negation and the negated word, as in „не сме чакали“. */
const auxiliary = folded(
  'е',
  'са',
  'се',
  'си',
  'го',
  'я',
  'ги',
  'сме',
  'съм',
  'беше',
  'бе',
  'бил',
  'била',
  'било',
  'били',
)
const negation = folded('не', 'няма', 'без', 'нито', 'никаква', 'никакъв', 'никакво')
const no = foldText('не')
/** Words that end a negation, as in „не чакаме становище, а плащане“. */
const contrast = folded('а', 'ами', 'но')

const clausesOf = (text: string): string[][] =>
  text
    .split(/[.,;:!?()\n–—]|\s-\s/)
    .map((clause) => foldText(clause).match(/[\p{L}\p{N}№-]+/gu) ?? [])
    .filter((words) => words.length > 0)

const isDenied = (words: readonly string[], at: number, next: readonly string[] | undefined): boolean => {
  const before = words.slice(0, at).filter((word) => !auxiliary.has(word))
  const [further, nearest] = before.slice(-2).length === 2 ? before.slice(-2) : [undefined, before.at(-1)]
  if (nearest !== undefined && negation.has(nearest)) return true
  if (further === no) return true
  return before.includes(no) && contrast.has(next?.[0] ?? '')
}

/** This mark in a phrase means the end of a word: „съд|“ does not match „съдействие“. */
const WHOLE = '|'
const matchesWord = (word: string, wanted: string): boolean =>
  wanted.endsWith(WHOLE) ? word === foldText(wanted.slice(0, -1)) : word.startsWith(foldText(wanted))

/**
 * True if the text contains the phrase in a clause without negation, or the phrase has a negation itself („не е
 * верен“). Each word of the phrase matches the beginning of a word.
 */
export const says = (text: string, phrase: string): boolean => {
  const wanted = phrase.split(' ')
  const deniesItself = wanted.some((word) => negation.has(foldText(word)))
  const clauses = clausesOf(text)
  return clauses.some((words, index) =>
    words.some((_, at) => {
      const isHere = wanted.every((start, i) => matchesWord(words[at + i] ?? '', start))
      return isHere && (deniesItself || !isDenied(words, at, clauses[index + 1]))
    }),
  )
}
