/** A noun in two forms, for 1 документ and 2 документа. Only the number 1 takes the singular. */
export type Noun = readonly [one: string, many: string]

export const nouns = {
  document: ['документ', 'документа'],
  flowDocument: ['документ в документооборота', 'документа в документооборота'],
  serviceDocument: ['документ в административните услуги', 'документа в административните услуги'],
  documentType: ['вид документ', 'вида документи'],
  numberIndex: ['регистров индекс', 'регистрови индекса'],
  deadlineRule: ['правило за срок', 'правила за срок'],
  caseFile: ['преписка', 'преписки'],
  task: ['задача', 'задачи'],
  openTask: ['отворена задача', 'отворени задачи'],
  person: ['човек', 'души'],
  assignee: ['изпълнител', 'изпълнители'],
  file: ['файл', 'файла'],
  correspondent: ['кореспондент', 'кореспонденти'],
  addressee: ['адресат', 'адресати'],
  message: ['съобщение', 'съобщения'],
  notification: ['известие', 'известия'],
  comment: ['коментар', 'коментара'],
  obligation: ['задължение', 'задължения'],
  payment: ['плащане', 'плащания'],
  record: ['запис', 'записа'],
  row: ['ред', 'реда'],
  column: ['колона', 'колони'],
  change: ['промяна', 'промени'],
  error: ['грешка', 'грешки'],
  sheet: ['лист', 'листа'],
  copy: ['екземпляр', 'екземпляра'],
  vehicle: ['автомобил', 'автомобила'],
  inspection: ['проверка', 'проверки'],
  device: ['уред', 'уреда'],
  day: ['ден', 'дни'],
  calendarDay: ['календарен ден', 'календарни дни'],
  workingDay: ['работен ден', 'работни дни'],
  workingDayShort: ['раб. ден', 'раб. дни'],
  week: ['седмица', 'седмици'],
  month: ['месец', 'месеца'],
  year: ['година', 'години'],
  hour: ['час', 'часа'],
  minute: ['минута', 'минути'],
  second: ['секунда', 'секунди'],
  character: ['знак', 'знака'],
} as const satisfies Record<string, Noun>
export type NounName = keyof typeof nouns

const gap = String.fromCharCode(160)

export const formatCount = (n: number): string => {
  const digits = String(Math.abs(Math.trunc(n)))
  const grouped = digits.replace(/\B(?=(?:\d{3})+$)/g, gap)
  return n < 0 ? `-${grouped}` : grouped
}

export const countOrDash = (n: number | null): string => (n === null ? '–' : formatCount(n))

export const wordFor = (n: number, noun: NounName | Noun): string => {
  const [one, many] = typeof noun === 'string' ? nouns[noun] : noun
  return Math.abs(n) === 1 ? one : many
}

export const pluralise = (n: number, noun: NounName | Noun): string => `${formatCount(n)} ${wordFor(n, noun)}`

/** Joins texts as „една, две или три“. */
export const listed = (texts: readonly string[], last = 'и'): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${last} ${texts[texts.length - 1]}`
