import type { FactKind } from '../../contract/training/exercise.ts'
import { formatDateYear, isCivilDate } from '../../dates/civilDate.ts'
import { capitalised } from '../words/agreement.ts'
import { listed, pluralise } from '../words/pluralise.ts'
import { quoted } from '../words/quoteText.ts'
import { fieldTitle, labelOf, type Partner, subjectOf } from './fieldSubjects.ts'
import { type EditedTest, valueKindOf } from './fieldValues.ts'
import { theRecord } from './theRecord.ts'

const verbs: Readonly<Record<string, string>> = {
  startsCase: 'да започва нова преписка',
  wasSuspended: 'да е бил спиран',
  requiresDocument: 'да изисква документ за изпълнение',
  isInternal: 'да е само за звеното',
  isMain: 'да е отговорният',
  byResolution: 'да е с резолюция',
  hasProtocol: 'да има протокол',
  isRenewal: 'да започва в деня след предишната',
}

/** True for „3“, „12,50“ and „5 работни дни“, which are shown without quotes. */
const isNumber = (text: string): boolean =>
  /^\d+([.,]\d+)?( (календарен|работен) ден| (календарни|работни) дни| седмиц[аи]| месеца?| годин[аи])?$/u.test(text)
const isQuotedName = (text: string): boolean => /^[^„“]*„[^„“]+“[^„“]*$/.test(text)
const numbered = /^(.+?)( \((?:ЕИК|ЕГН|ЛНЧ) [\d*]+\))$/

const shown = (text: string): string => {
  if (isNumber(text)) return text.replace('.', ',')
  if (isCivilDate(text)) return formatDateYear(text)
  const [, name, number = ''] = numbered.exec(text) ?? [undefined, text]
  return `${isQuotedName(name ?? text) ? name : quoted(name ?? text)}${number}`
}
const shownAll = (texts: readonly string[], last: string): string => listed(texts.map(shown), last)
const byNumber = (texts: readonly string[]): string =>
  listed(
    texts.map((text) => `№ ${text}`),
    'или',
  )
/**
 * Returns a name that contains quotes with a small first letter, as in „отдел „Правен““; any other text is unchanged.
 */
const inSentence = (text: string): string => (isQuotedName(text) ? lower(text.charAt(0)) + text.slice(1) : text)
const lower = (text: string): string => text.toLocaleLowerCase('bg')

const ofWhole: Readonly<Record<string, (texts: readonly string[]) => string>> = {
  direction: (texts) => listed(texts.map(lower), 'или'),
  scope: (texts) => `в ${shownAll(texts, 'или')}`,
  addressedTo: (texts) => `адресиран до ${shownAll(texts, 'или')}`,
  addressedDepartment: (texts) => `адресиран до ${shownAll(texts.map(inSentence), 'или')}`,
  signer: (texts) => `за подпис от ${shownAll(texts, 'или')}`,
  caseNumber: (texts) => `в преписка ${byNumber(texts)}`,
  answers: (texts) => `отговор на ${byNumber(texts)}`,
  documentNumber: (texts) => `по документ ${byNumber(texts)}`,
}

/** The phrases for fields whose value is the current user. */
const ofYou: Readonly<Record<string, string>> = { addressedTo: 'адресиран до Вас', signer: 'за подпис от Вас' }

const dayInText = (days: number, working: boolean): string => {
  if (days === 0) return 'денят на упражнението'
  const span = working
    ? pluralise(Math.abs(days), ['работен ден', 'работни дни'])
    : pluralise(Math.abs(days), ['ден', 'дни'])
  return `${span} ${days > 0 ? 'след' : 'преди'} деня на упражнението`
}

export type CheckOfField = {
  kind: FactKind
  field: string
  test: EditedTest
  texts: readonly string[]
  days: number
  working: boolean
  partner?: Partner
}

/**
 * Returns the sentence for a failed check, which states the expected value. The author sees relative days in words and
 * the trainee as dates, because the start day is known only during an exercise.
 */
export const checkSentence = (check: CheckOfField, days: 'words' | 'dates' = 'words'): string =>
  // Removes the second full stop if the sentence ends with „г.“.
  sentenceWith(check, days).replace(/ г\.\.$/, ' г.')

const sentenceWith = (check: CheckOfField, days: 'words' | 'dates'): string => {
  const { kind, field, test, texts, partner } = check
  const title = `„${fieldTitle(kind, field)}“`
  const isDated = days === 'dates' && !(check.working && check.days < 0)
  const day = isDated ? `{${check.working ? 'workingDay' : 'day'}.${check.days}}` : dayInText(check.days, check.working)
  const subject = subjectOf(kind, field, test === 'equals' ? texts.length : 1, partner)
  const the = capitalised(theRecord[kind])
  const be = texts.length > 1 && valueKindOf(field) === 'list' ? 'трябва да са' : 'трябва да е'
  const whole = ofWhole[field]
  switch (test) {
    case 'yes':
      return `${the} трябва ${verbs[field] ?? `да е ${labelOf(kind, field)}`}.`
    case 'no':
      return `${the} не трябва ${verbs[field] ?? `да е ${labelOf(kind, field)}`}.`
    case 'equals':
      if (whole) return `${the} трябва да е ${whole(texts)}.`
      return valueKindOf(field) === 'list'
        ? `${subject} ${be} ${texts.length > 1 ? 'точно' : 'само'} ${shownAll(texts, 'и')}.`
        : `${subject} ${be} ${shownAll(texts, 'и')}.`
    case 'oneOf':
      return whole ? `${the} трябва да е ${whole(texts)}.` : `${subject} трябва да е ${shownAll(texts, 'или')}.`
    case 'differs':
      return whole ? `${the} не трябва да е ${whole(texts)}.` : `${subject} не трябва да е ${shownAll(texts, 'или')}.`
    case 'contains':
      return `В ${title} трябва да се ${texts.length > 1 ? 'споменават' : 'споменава'} ${shownAll(texts, 'и')}.`
    case 'lacks':
      return `В ${title} не трябва да се ${texts.length > 1 ? 'споменават' : 'споменава'} ${shownAll(texts, 'или')}.`
    case 'includes':
      return `В ${title} трябва да има и ${shownAll(texts, 'и')}.`
    case 'excludes':
      return `В ${title} не трябва да има ${shownAll(texts, 'или')}.`
    case 'atLeast':
      return `${subject} трябва да е поне ${shownAll(texts, 'и')}.`
    case 'atMost':
      return `${subject} трябва да е най-много ${shownAll(texts, 'и')}.`
    case 'date':
      return `${subject} трябва да е ${shownAll(texts, 'и')}.`
    case 'dateAtLeast':
      return `${subject} не трябва да е преди ${shownAll(texts, 'и')}.`
    case 'dateAtMost':
      return `${subject} не трябва да е след ${shownAll(texts, 'и')}.`
    case 'day':
      return `${subject} трябва да е ${day}.`
    case 'dayAtLeast':
      return `${subject} не трябва да е преди${isDated ? '' : ':'} ${day}.`
    case 'dayAtMost':
      return `${subject} не трябва да е след${isDated ? '' : ':'} ${day}.`
    case 'me':
      return ofYou[field] ? `${the} трябва да е ${ofYou[field]}.` : `${subject} трябва да сте Вие.`
    case 'filled':
      return field === 'files' ? `${the} трябва да има прикачен файл.` : `${title} трябва да е попълнено.`
    case 'empty':
      return `${title} трябва да остане празно.`
    case 'changed':
      return `${title} трябва да се промени.`
  }
}
