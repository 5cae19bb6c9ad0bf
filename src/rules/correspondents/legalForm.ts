import { foldText } from '../words/foldText.ts'

/** „Правна форма“ of a legal entity, in the order in which it is offered. */
export const legalForms = [
  'ЕООД',
  'ООД',
  'АД',
  'ЕТ',
  'ЕАД',
  'ДЗЗД',
  'Сдружение',
  'Фондация',
  'Община',
  'Министерство',
  'Държавно предприятие',
] as const

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
const isShort = (form: string): boolean => form === form.toUpperCase()

/**
 * The legal form that a name says, '' where it says none: „Пример“ ЕООД and ЕТ „Иван Колев“ by their first or last word in
 * any letters, „Пример АД – клон Варна“ by one in capitals, „Община Русе“ by what it begins with.
 */
export const legalFormOf = (name: string): string => {
  const words = wordsOf(name)
  const whole = ` ${foldText(words.join(' '))} `
  const atEnds = [words.at(-1), words[0]].map((word) => foldText(word ?? ''))
  const short = legalForms.filter(isShort)
  return (
    legalForms.find((form) => !isShort(form) && whole.startsWith(` ${foldText(form)} `)) ??
    atEnds.map((word) => short.find((form) => foldText(form) === word)).find((form) => form !== undefined) ??
    short.find((form) => words.includes(form)) ??
    ''
  )
}

const legalWords = new Set(
  [...legalForms, 'СД', 'КД', 'АДСИЦ', 'агенция', 'дирекция', 'болница', 'училище', 'съд', 'прокуратура', 'област']
    .map(foldText)
    .flatMap((form) => form.split(' ')),
)

/** Whether what was typed in a search is rather the name of a legal entity than of a person. */
export const looksLegal = (name: string): boolean =>
  /[„“"«»\d&]/.test(name) || wordsOf(foldText(name)).some((word) => legalWords.has(word))
