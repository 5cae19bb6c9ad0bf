import type { FactKind } from '../../contract/training/exercise.ts'
import { formatDate, isCivilDate } from '../../dates/civilDate.ts'
import { capitalised } from '../words/agreement.ts'
import { counted, listed } from '../words/count.ts'
import { factKinds } from './factKinds.ts'
import type { EditedTest } from './fieldValues.ts'

/** The record with its article: „Документът“. */
export const theRecord: Readonly<Record<FactKind, string>> = {
  document: 'документът',
  task: 'задачата',
  taskPart: 'изпълнението на задачата',
  addressee: 'адресатът',
  file: 'файлът',
  comment: 'коментарът',
  obligation: 'задължението',
  payment: 'плащането',
  journal: 'редът в историята',
  caseFile: 'преписката',
  message: 'съобщението',
  correspondent: 'кореспондентът',
  leave: 'отпускът',
  trip: 'командировката',
  sickLeave: 'болничният',
  expenseReport: 'отчетът за разходи',
  vehicle: 'автомобилът',
  policy: 'полицата',
  vehicleInspection: 'техническият преглед',
  vehicleAccess: 'достъпът до автомобила',
  fuel: 'зареждането',
  maintenance: 'ремонтът или обслужването',
  inspection: 'проверката',
  groupInspection: 'груповата проверка',
  approvedType: 'одобреният тип',
  registeredType: 'регистрираният тип',
  supplement: 'допълнението',
  device: 'средството за измерване',
  libraryDocument: 'документът в библиотеката',
}

/** Fields that are spoken of by name; the others by their label on the screen. Those of several things say „са“. */
const subjects: Readonly<Record<string, string | readonly [string]>> = {
  correspondents: 'кореспондентът',
  identifiers: ['ЕГН и ЕИК'],
  type: 'видът',
  direction: 'посоката',
  status: 'статусът',
  scope: 'модулът',
  addressedTo: 'адресатът в „До кого“',
  addressedDepartment: 'звеното, до което е адресирано,',
  receivedVia: 'начинът на получаване',
  sentVia: 'начинът на изпращане',
  externalNumber: 'номерът на подателя',
  externalDate: 'датата на подателя',
  dateReceived: 'датата на получаване',
  dateRegistered: 'датата на регистриране',
  deadline: 'срокът',
  sheets: ['листата'],
  files: ['файловете'],
  classifications: ['класификациите'],
  caseNumber: 'номерът на преписката',
  caseDocuments: ['документите в преписката'],
  answers: 'документът, на който се отговаря,',
  author: 'изготвилият',
  enteredBy: 'въвелият',
  registeredBy: 'регистриралият',
  signedBy: 'подписалият',
  department: 'звеното',
  service: 'видът услуга',
  priority: 'приоритетът',
  suspendedUntil: 'датата, до която е спряно,',
  documentNumber: 'номерът на документа',
  assigner: 'възложителят',
  controller: 'контролиращият',
  main: 'отговорният изпълнител',
  assignees: ['изпълнителите'],
  person: 'лицето',
  result: 'резултатът',
  name: 'името',
  identifier: 'ЕГН или ЕИК',
  number: 'номерът',
  amount: 'сумата',
  total: 'сумата',
  currency: 'валутата',
  correspondent: 'задълженото лице',
  due: 'срокът за плащане',
  date: 'датата',
  from: 'началната дата',
  to: 'крайната дата',
  kind: 'видът',
  substitute: 'заместникът',
  place: 'мястото',
  vehicle: 'автомобилът',
  driver: 'водачът',
  quantity: 'количеството',
  mileage: ['километрите'],
  insurer: 'застрахователят',
  instalments: ['вноските'],
  leader: 'ръководителят',
  inspectors: ['инспекторите'],
  departments: ['звената'],
  inspected: 'проверяваният',
  manufacturer: 'производителят',
  holder: 'заявителят',
  category: 'категорията',
  owner: 'собственикът или отговорникът',
  folder: 'папката',
  group: 'групата',
  contacts: ['контактите'],
  addresses: ['адресите'],
  payer: 'вносителят',
  way: 'начинът на плащане',
}
const verbs: Readonly<Record<string, string>> = {
  startsCase: 'да започва преписка',
  wasSuspended: 'да е бил спиран',
  requiresDocument: 'да изисква документ за изпълнение',
  isInternal: 'да е само за звеното',
  byResolution: 'да е с резолюция',
  hasProtocol: 'да има протокол',
  isRenewal: 'да започва в деня след предишната',
}

const labelOf = (kind: FactKind, field: string): string => factKinds[kind].fields[field] ?? field
/** A field as the author sees it. */
export const fieldTitle = (kind: FactKind, field: string): string => capitalised(labelOf(kind, field))

const isNumber = (text: string): boolean => /^\d+([.,]\d+)?$/.test(text)
const quoted = (texts: readonly string[], last: string): string =>
  listed(
    texts.map((one) => (isNumber(one) ? one : `„${one}“`)),
    last,
  )

/** A day of an exercise in words: it is counted from the one on which the exercise is begun. */
export const dayInWords = (days: number, working: boolean): string => {
  if (days === 0) return 'денят на упражнението'
  const span = working
    ? counted(Math.abs(days), ['работен ден', 'работни дни'])
    : counted(Math.abs(days), ['ден', 'дни'])
  return `${span} ${days > 0 ? 'след' : 'преди'} деня на упражнението`
}

/** What a check asks of a field; `texts` are what it compares with. */
export type Asked = {
  kind: FactKind
  field: string
  test: EditedTest
  texts: readonly string[]
  days: number
  working: boolean
  /** What the field is called, where its record tells it better. */
  subject?: string
}

/** What is told when a check does not hold: what should be, in words. */
export const askedSentence = ({ kind, field, test, texts, days, working, subject: given }: Asked): string => {
  const title = fieldTitle(kind, field)
  const known = given ?? subjects[field]
  const subject = capitalised(known === undefined ? `„${title}“` : typeof known === 'string' ? known : known[0])
  const be = typeof known === 'object' ? 'трябва да са' : 'трябва да е'
  const the = capitalised(theRecord[kind])
  const day = dayInWords(days, working)
  const date = isCivilDate(texts[0] ?? '') ? formatDate(texts[0] ?? '') : (texts[0] ?? '')
  switch (test) {
    case 'yes':
      return `${the} трябва ${verbs[field] ?? `да е ${labelOf(kind, field)}`}.`
    case 'no':
      return `${the} не трябва ${verbs[field] ?? `да е ${labelOf(kind, field)}`}.`
    case 'equals':
      return texts.length > 1 && typeof known === 'string'
        ? `В „${title}“ трябва да са точно ${quoted(texts, 'и')}.`
        : `${subject} ${be} ${quoted(texts, 'и')}.`
    case 'oneOf':
      return `${subject} ${be} ${quoted(texts, 'или')}.`
    case 'differs':
      return `${subject} не ${be} ${quoted(texts, 'или')}.`
    case 'contains':
      return `В „${title}“ трябва да се споменава ${quoted(texts, 'и')}.`
    case 'lacks':
      return `В „${title}“ не трябва да се споменава ${quoted(texts, 'или')}.`
    case 'includes':
      return `В „${title}“ трябва да е и ${quoted(texts, 'и')}.`
    case 'excludes':
      return `В „${title}“ не трябва да е ${quoted(texts, 'или')}.`
    case 'atLeast':
      return `${subject} ${be} поне ${listed(texts)}.`
    case 'atMost':
      return `${subject} ${be} най-много ${listed(texts)}.`
    case 'date':
      return `${subject} ${be} ${date}.`
    case 'dateAtLeast':
      return `${subject} не ${be} преди ${date}.`
    case 'dateAtMost':
      return `${subject} не ${be} след ${date}.`
    case 'day':
      return `${subject} ${be} ${day}.`
    case 'dayAtLeast':
      return `${subject} не ${be} преди: ${day}.`
    case 'dayAtMost':
      return `${subject} не ${be} след: ${day}.`
    case 'me':
      return `${subject} трябва да е самият обучаем.`
    case 'filled':
      return `„${title}“ трябва да е попълнено.`
    case 'empty':
      return `„${title}“ трябва да остане празно.`
    case 'changed':
      return `„${title}“ трябва да се промени.`
  }
}
