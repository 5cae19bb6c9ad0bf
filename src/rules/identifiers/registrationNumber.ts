/**
 * Registration numbers: how they are written, and which comes next. The number („РД-12-345“) and its date are two
 * fields; the date decides the counter's year in Europe/Sofia. None is given twice: an annulled document keeps its own.
 */
import { type CivilDate, civilDateOf, formatDate, formatDateYear, yearOf } from '../../dates/civilDate.ts'

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

/** What a person pasted as a number: „№ РД-12-345/21.11.2026 г.“ or „РД-12-345-21.11.2026“ is number and date. */
export const parseNumber = (text: string): { number: string; date: CivilDate | null } => {
  const bare = text.trim().replace(/^№\s*/, '')
  const match = /^(.+?)\s*[-/]\s*(\d\d)\.(\d\d)\.(\d{4})(?:\s*г\.?)?$/.exec(bare)
  const date = match ? civilDateOf(`${match[4]}-${match[3]}-${match[2]}`) : ''
  return match && date ? { number: match[1] ?? '', date } : { number: bare, date: null }
}

/** „04-12“, „04 12“ and „0412“ are one number; capitals do not matter. For comparing only. */
const numberKey = (number: string): string => number.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * A test of numbers against one that a person typed, in any spelling: „04-12“, „0412“, „04-12/20.11.2026“, a part of it.
 * `date` is the day of the number (an ISO date-time); where a date was typed it must be that one.
 */
export const numberMatcher = (typed: string): ((number: string | null, date: string | null) => boolean) => {
  const { number, date } = parseNumber(typed)
  const [part, key] = [number.toLowerCase(), numberKey(number)]
  return (given, day) =>
    given !== null &&
    (given.toLowerCase().includes(part) || (key !== '' && numberKey(given).startsWith(key))) &&
    (date === null || (day !== null && civilDateOf(day) === date))
}

/** A test of whole numbers against one that a person typed, in any spelling; where a date was typed it must be that one. */
export const isSameNumber = (typed: string): ((number: string | null, date?: string | null) => boolean) => {
  const { number, date } = parseNumber(typed)
  const key = numberKey(number)
  return (given, day = null) =>
    given !== null && numberKey(given) === key && (date === null || (day !== null && civilDateOf(day) === date))
}

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
