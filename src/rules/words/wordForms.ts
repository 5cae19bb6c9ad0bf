import { foldText } from './foldText.ts'

/**
 * The endings of one kind of words. A word of the kind may have any of them after the same stem. `after`: the end of
 * the stem that the kind requires, because the endings alone would join different words („карт“ and „карта“).
 */
type Paradigm = { endings: readonly string[]; after?: RegExp }

const paradigm = (endings: string, after?: RegExp): Paradigm => ({
  endings: endings.split(' ').map((one) => (one === '-' ? '' : one)),
  ...(after && { after }),
})

/**
 * Bulgarian nouns and adjectives by gender, with articles and plurals. Family names have no forms, because „Иванова“ must
 * not find „Иванов“.
 */
const paradigms: readonly Paradigm[] = [
  paradigm('- а ът и ите ове овете', /[бвгджзклмнпрстфхцчшщ]$/),
  paradigm('- я ят и ите', /(тел|ар)$/),
  paradigm('к ка кът ци ците'),
  paradigm('г га гът зи зите'),
  paradigm('й я ят и ите', /[аеиоу]$/),
  paradigm('ец еца ецът ци ците'),
  paradigm('ър ъра ърът ри рите рове ровете'),
  paradigm('ин ина инът и ите', /(ан|ян)$/),
  paradigm('а ата и ите'),
  paradigm('я ята и ите'),
  paradigm('- та и ите', /(ос|ес|ъс)т$|ед$|щ$/),
  paradigm('о ото а ата'),
  paradigm('ие ието ия ията'),
  paradigm('ще щето ща щата'),
  paradigm('це цето ца цата'),
  paradigm('не нето ния нията', /[аея]$/),
  paradigm('ен на но ни ния ният ната ното ните'),
  paradigm('- а о и ия ият ата ото ите', /[аея]н$/),
  paradigm('ски ска ско ския ският ската ското ските'),
]

const shortestWord = 4
const shortestStem = 3
const isCyrillicWord = /^[а-я]+$/
const isOfName = /(ов|ев|ова|ева)$/

const formsIn = (word: string, { endings, after }: Paradigm): string[] =>
  endings.flatMap((ending) => {
    const stem = word.slice(0, word.length - ending.length)
    if (!word.endsWith(ending) || stem.length < shortestStem || (after && !after.test(stem))) return []
    return endings.map((other) => stem + other)
  })

const known = new Map<string, readonly string[]>()
/**
 * Returns the other forms of a Bulgarian word in lower case („заявление“ → „заявления“, „заявлението“, …), also some
 * that no text has. Empty for short words, words of other scripts, and endings of family names.
 */
export const wordForms = (typed: string): readonly string[] => {
  const word = typed.toLowerCase()
  if (word.length < shortestWord || !isCyrillicWord.test(word) || isOfName.test(word)) return []
  const cached = known.get(word)
  if (cached) return cached
  const forms = [...new Set(paradigms.flatMap((one) => formsIn(word, one)))].filter((form) => form !== word)
  if (known.size < 500) known.set(word, forms)
  return forms
}

const anyOf = (forms: readonly string[], flags: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
    flags,
  )

/** Returns a pattern that finds the other forms of a word as whole words in a text in lower case; null if none. */
export const formsPattern = (typed: string): RegExp | null => {
  const forms = wordForms(typed)
  return forms.length === 0 ? null : anyOf(forms, 'u')
}

/** As `formsPattern`, for texts that `foldText` or `searchable` made. */
export const foldedFormsPattern = (typed: string): RegExp | null => {
  const forms = wordForms(typed)
  return forms.length === 0 ? null : anyOf([...new Set(forms.map(foldText))], 'u')
}
