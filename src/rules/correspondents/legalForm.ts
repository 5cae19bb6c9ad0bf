import { foldText } from '../words/foldText.ts'

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
 * Returns the legal form contained in a name, or ''. It is the first or last word („Пример“ ЕООД), a word in capitals
 * („Пример АД – клон Варна“), or implied by the first words („Община Русе“).
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

const legalText = new Set(
  [...legalForms, 'СД', 'КД', 'АДСИЦ', 'агенция', 'дирекция', 'болница', 'училище', 'съд', 'прокуратура', 'област']
    .map(foldText)
    .flatMap((form) => form.split(' ')),
)

export const looksLegal = (name: string): boolean =>
  /[„“"«»\d&]/.test(name) || wordsOf(foldText(name)).some((word) => legalText.has(word))
