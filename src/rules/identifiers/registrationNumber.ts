/**
 * Registration numbers: how they are written, and which comes next. The number („РД-12-345“) and its date are two
 * fields; the date decides the counter's year in Europe/Sofia. None is given twice: an annulled document keeps its own.
 */
import { type CivilDate, civilDateOf, formatDate, formatDateYear, yearOf } from '../../dates/civilDate.ts'
import { dateInText } from '../../dates/dateInText.ts'
import { seenText } from '../words/foldText.ts'
import { visibleLine } from '../words/visibleText.ts'

const separator = '-'

/** `РД-12-345-21.11.2026`: number-date, as everywhere on the screen (document 2, section 2). '' without a number. */
export const formatNumber = (number: string | null | undefined, dateRegistered: string | null | undefined): string => {
  const date = formatDate(dateRegistered)
  return number && date ? `${number}${separator}${date}` : (number ?? '')
}

/** `№ РД-12-345/21.11.2026 г.`: as letters and receipts write it. */
export const formatNumberInLetter = (
  number: string | null | undefined,
  dateRegistered: string | null | undefined,
): string => {
  const date = formatDateYear(dateRegistered)
  return number ? `№ ${number}${date && `/${date}`}` : ''
}

/** The words with which other bodies quote a number: „вх. №“, „Ваш изх. №“, „Рег. индекс и дата:“. */
const ofNumber =
  /^(?:(?:в отговор(?=\s+на)|с|със|по|към|на|наш\p{L}*|ваш\p{L}*|техен|вх|изх|рег|входящ\p{L}*|изходящ\p{L}*|регистрационен|деловоден|номер|индекс|и дата|дата)(?=[\s.:№])[\s.:]*|(?:преписка|писмо|документ)\s+(?=(?:с\s+)?(?:вх|изх|рег|№))|(?:№|no\.?|nº|n°)[\s:]*(?=\S))+/iu
/** A date behind a number, after a sign or a word that parts them. */
const dated =
  /^(.+?)\s*(?:[-–/,]\s*|\s+(?:от|с)(?:\s+дата)?\s+|\s+дата:?\s+|\s+)(\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})\s*(?:г\.?|год\.?)?|\d{1,2} \p{L}{3,9} \d{4}\s*(?:г\.?)?)$/u
const datedByWord = /^(.+?)\s*(?:\/\s*|\s+от\s+)(\d{4}-\d\d-\d\d)$/u

/**
 * What a person pasted as a number, as people and other bodies quote it: „№ РД-12-345/21.11.2026 г.“, „вх. № Ф-56 от
 * 27.11.2026 г.“ or „РД-12-345-21.11.2026“ is number and date.
 */
export const parseNumber = (text: string): { number: string; date: CivilDate | null } => {
  const line = visibleLine(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[‐‑‒–—−]/g, '-')
    // „Ф-56 (27.11.2026 г.)“, and quotes or brackets around the whole.
    .replace(/(?<=\S)\s*\((?:от )?(\d[^()]*)\)$/, ' $1')
    .replace(/^["'„“”«([]+\s*|\s*["'“”»)\]]+$/g, '')
  const rest = line.replace(ofNumber, '').trim()
  const bare = (/\d/.test(rest) ? rest : line).replace(/[,;]$/, '')
  const match = dated.exec(bare) ?? datedByWord.exec(bare)
  const date = match ? dateInText(match[2] ?? '') : null
  return match && date ? { number: (match[1] ?? '').replace(/\s*г\.$/, ''), date } : { number: bare, date: null }
}

/** A year behind a number, as other bodies quote it: „АУ-91-275/2026“, „АУ-91-275 от 2026 г.“. */
const ofYear = /^(.*\p{N})\s*(?:\/\s*|,?\s+от\s+|,\s*)((?:19|20|21)\d{2})\s*(?:г\.?|год\.?|година)?$/u

/** A number that is quoted with its year only; null where no year follows. „П-12/2026“ may as well be a whole number. */
const quotedWithYear = (number: string): { number: string; year: string } | null => {
  const [, bare = '', year = ''] = ofYear.exec(number) ?? []
  return year === '' ? null : { number: bare, year }
}

/**
 * What a call that knows the bare number only is to look for: the number, and the days on which it was given where a date
 * or a year is quoted with it. The year is parted from numbers with a register index alone („АУ-91-275/2026“).
 */
export const soughtNumber = (text: string): { number: string; fromDate?: CivilDate; toDate?: CivilDate } => {
  const { number, date } = parseNumber(text)
  if (date !== null) return { number, fromDate: date, toDate: date }
  const quoted = number.includes(separator) ? quotedWithYear(number) : null
  return quoted
    ? { number: quoted.number, fromDate: `${quoted.year}-01-01`, toDate: `${quoted.year}-12-31` }
    : { number }
}

/** „04-12“, „04 12“ and „0412“ are one number; capitals and the script of letters that look alike do not matter. */
const numberKey = (number: string): string => seenText(number).replace(/[^\p{L}\p{N}]+/gu, '')

/** A test by `fits` of the number that was typed, and of its day or year where one was typed with it. */
const quotedMatcher = (typed: string, fits: (number: string) => (given: string) => boolean) => {
  const { number, date } = parseNumber(typed)
  const quoted = date === null ? quotedWithYear(number) : null
  const isNumber = fits(number)
  const isQuoted = quoted && fits(quoted.number)
  return (given: string | null, day: string | null = null): boolean => {
    if (given === null) return false
    const dayGiven = day === null ? null : civilDateOf(day)
    if (isNumber(given) && (date === null || dayGiven === date)) return true
    return isQuoted?.(given) === true && dayGiven !== null && String(yearOf(dayGiven)) === quoted?.year
  }
}

/**
 * A test of numbers against one that a person typed, in any spelling: „04-12“, „0412“, „04-12/20.11.2026“, a part of it.
 * `date` is the day of the number (an ISO date-time); where a date was typed it must be that one.
 */
export const numberMatcher = (typed: string): ((number: string | null, date: string | null) => boolean) =>
  quotedMatcher(typed, (number) => {
    const [part, key] = [seenText(number), numberKey(number)]
    return (given) => seenText(given).includes(part) || (key !== '' && numberKey(given).startsWith(key))
  })

/** A test of whole numbers against one that a person typed, in any spelling; where a date was typed it must be that one. */
export const isSameNumber = (typed: string): ((number: string | null, date?: string | null) => boolean) =>
  quotedMatcher(typed, (number) => {
    const key = numberKey(number)
    return (given) => numberKey(given) === key
  })

/** `РД-12-345`: the index's prefix and the count, without padding. */
export const numberOf = (numberPrefix: string, count: number): string => `${numberPrefix}${separator}${count}`

/**
 * A number as text that sorts as people count: „04-9“ before „04-10“, „П-9/2026“ before „П-10/2026“. Every run of digits
 * is padded, capitals do not matter; '' sorts first. For comparing only, never for showing.
 */
export const numberSortKey = (number: string | null | undefined): string =>
  (number ?? '').toLowerCase().replace(/\d+/g, (digits) => digits.padStart(numberDigits, '0'))
const numberDigits = 10

/** One counter in one year. */
export type CounterRow = {
  year: number
  /** The first number it gives. */
  firstNumber: number
  /** The last number given; below `firstNumber` (usually by one) before the first. */
  currentValue: number
  step: number
  /** Starts from `firstNumber` again each year. */
  restartsEachYear: boolean
}

/** The year whose counter numbers a document of this date (an ISO date-time or a civil date). */
export const counterYear = (dateRegistered: string): number => yearOf(civilDateOf(dateRegistered))

/** What a counter gives after the number it gave last. */
export const countAfter = ({
  currentValue,
  firstNumber,
  step,
}: Pick<CounterRow, 'currentValue' | 'firstNumber' | 'step'>): number =>
  currentValue < firstNumber ? firstNumber : currentValue + step

/**
 * The next number of a counter: the count to give and the row to store. `rows`: one per year, in any order; a counter
 * that does not restart goes on with its latest. Store the row with the document in one step. RangeError without rows.
 */
export const nextNumber = <Row extends CounterRow>(
  rows: readonly Row[],
  dateRegistered: string,
  isGiven: (count: number) => boolean = () => false,
): { count: number; row: Row; isNewYear: boolean } => {
  const year = counterYear(dateRegistered)
  const latest = rows.reduce<Row | undefined>((best, row) => (!best || row.year > best.year ? row : best), undefined)
  if (!latest) throw new RangeError('Броячът няма нито един ред.')
  const current = latest.restartsEachYear ? rows.find((row) => row.year === year) : latest
  let row: Row = current
    ? { ...current, currentValue: countAfter(current) }
    : { ...latest, year, currentValue: latest.firstNumber }
  while (isGiven(row.currentValue)) row = { ...row, currentValue: countAfter(row) }
  return { count: row.currentValue, row, isNewYear: current === undefined }
}

/** How many equal documents may be registered at once (the specification asks for more than 0; 50 is ours). */
export const multipleLimit = 50
export const multipleCountProblem = (count: number): string | null =>
  Number.isInteger(count) && count >= 1 && count <= multipleLimit
    ? null
    : `Броят документи трябва да е цяло число от 1 до ${multipleLimit}.`

/** The place in a case file that its next document takes („№ в преписката“); places are not reused. */
export const caseOrder = (taken: readonly number[]): number => taken.reduce((max, one) => Math.max(max, one), 0) + 1

/** Sorts the documents of a case file: by their place in it, then by date. */
export const byCaseOrder = (
  a: { receiptOrder: number; dateRegistered?: string | null },
  b: { receiptOrder: number; dateRegistered?: string | null },
): number =>
  a.receiptOrder - b.receiptOrder ||
  (Date.parse(a.dateRegistered ?? '') || 0) - (Date.parse(b.dateRegistered ?? '') || 0)
