import { type CivilDate, civilDateOf, formatDate, formatDateYear, yearOf } from '../../dates/civilDate.ts'
import { dateInText } from '../../dates/dateInText.ts'
import { seenText } from '../words/foldText.ts'
import { visibleLine } from '../words/visibleText.ts'

const separator = '-'

/** Returns a number with its date, as in `РД-12-345-21.11.2026` (specification 2, section 2); '' without a number. */
export const formatNumber = (number: string | null | undefined, dateRegistered: string | null | undefined): string => {
  const date = formatDate(dateRegistered)
  return number && date ? `${number}${separator}${date}` : (number ?? '')
}

export const formatNumberInLetter = (
  number: string | null | undefined,
  dateRegistered: string | null | undefined,
): string => {
  const date = formatDateYear(dateRegistered)
  return number ? `№ ${number}${date && `/${date}`}` : ''
}

const ofNumber =
  /^(?:(?:в отговор(?=\s+на)|с|със|по|към|на|наш\p{L}*|ваш\p{L}*|техен|вх|изх|рег|входящ\p{L}*|изходящ\p{L}*|регистрационен|деловоден|номер|индекс|и дата|дата)(?=[\s.:№])[\s.:]*|(?:преписка|писмо|документ)\s+(?=(?:с\s+)?(?:вх|изх|рег|№))|(?:№|no\.?|nº|n°)[\s:]*(?=\S))+/iu
const dated =
  /^(.+?)\s*(?:[-–/,]\s*|\s+(?:от|с)(?:\s+дата)?\s+|\s+дата:?\s+|\s+)(\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})\s*(?:г\.?|год\.?)?|\d{1,2} \p{L}{3,9} \d{4}\s*(?:г\.?)?)$/u
const datedByWord = /^(.+?)\s*(?:\/\s*|\s+от\s+)(\d{4}-\d\d-\d\d)$/u

/**
 * Splits a typed or pasted number into number and date. Accepts „№ РД-12-345/21.11.2026 г.“, „вх. № Ф-56 от 27.11.2026
 * г.“ and „РД-12-345-21.11.2026“.
 */
export const parseNumber = (text: string): { number: string; date: CivilDate | null } => {
  const line = visibleLine(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/(?<=\S)\s*\((?:от )?(\d[^()]*)\)$/, ' $1')
    .replace(/^["'„“”«([]+\s*|\s*["'“”»)\]]+$/g, '')
  const rest = line.replace(ofNumber, '').trim()
  const bare = (/\d/.test(rest) ? rest : line).replace(/[,;]$/, '')
  const match = dated.exec(bare) ?? datedByWord.exec(bare)
  const date = match ? dateInText(match[2] ?? '') : null
  return match && date ? { number: (match[1] ?? '').replace(/\s*г\.$/, ''), date } : { number: bare, date: null }
}

const ofYear = /^(.*\p{N})\s*(?:\/\s*|,?\s+от\s+|,\s*)((?:19|20|21)\d{2})\s*(?:г\.?|год\.?|година)?$/u

/** Splits „П-12/2026“ into number and year; null without a year. The whole text may also be a complete number. */
const quotedWithYear = (number: string): { number: string; year: string } | null => {
  const [, bare = '', year = ''] = ofYear.exec(number) ?? []
  return year === '' ? null : { number: bare, year }
}

/**
 * Returns the search filter for a typed number: the number, and a period if the text contains a date or a year. A year
 * is recognized only after a register index („АУ-91-275/2026“).
 */
export const soughtNumber = (text: string): { number: string; fromDate?: CivilDate; toDate?: CivilDate } => {
  const { number, date } = parseNumber(text)
  if (date !== null) return { number, fromDate: date, toDate: date }
  const quoted = number.includes(separator) ? quotedWithYear(number) : null
  return quoted
    ? { number: quoted.number, fromDate: `${quoted.year}-01-01`, toDate: `${quoted.year}-12-31` }
    : { number }
}

/** Returns the same key for all spellings of a number: „04-12“, „04 12“ and „0412“, in either script. */
const numberKey = (number: string): string => seenText(number).replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Returns a function that compares numbers with the typed text: the number by `fits`, and also the day or year if one
 * is typed.
 */
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
 * Returns a function that checks a number against typed text in any spelling („04-12“, „0412“, „04-12/20.11.2026“) or a
 * part. A typed date must equal `date`, the day of the number.
 */
export const numberMatcher = (typed: string): ((number: string | null, date: string | null) => boolean) =>
  quotedMatcher(typed, (number) => {
    const [part, key] = [seenText(number), numberKey(number)]
    return (given) => seenText(given).includes(part) || (key !== '' && numberKey(given).startsWith(key))
  })

export const isSameNumber = (typed: string): ((number: string | null, date?: string | null) => boolean) =>
  quotedMatcher(typed, (number) => {
    const key = numberKey(number)
    return (given) => numberKey(given) === key
  })

export const numberOf = (numberPrefix: string, count: number): string => `${numberPrefix}${separator}${count}`

export const numberSortKey = (number: string | null | undefined): string =>
  (number ?? '').toLowerCase().replace(/\d+/g, (digits) => digits.padStart(numberDigits, '0'))
const numberDigits = 10

export type CounterRow = {
  year: number
  firstNumber: number
  /** The last assigned number; less than `firstNumber` if no number was assigned yet. */
  currentValue: number
  step: number
  restartsEachYear: boolean
}

export const counterYear = (dateRegistered: string): number => yearOf(civilDateOf(dateRegistered))

export const countAfter = ({
  currentValue,
  firstNumber,
  step,
}: Pick<CounterRow, 'currentValue' | 'firstNumber' | 'step'>): number =>
  currentValue < firstNumber ? firstNumber : currentValue + step

/**
 * Returns the next number of a counter, and the changed row, which must be stored in the same transaction as the
 * document. There is one row per year, except for counters that continue over the years. Throws a RangeError without
 * rows.
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

/**
 * The largest number of documents registered at once. The specification only says more than 0; this product proposes
 * 50.
 */
export const multipleLimit = 50
export const multipleCountProblem = (count: number): string | null =>
  Number.isInteger(count) && count >= 1 && count <= multipleLimit
    ? null
    : `Броят документи трябва да е цяло число от 1 до ${multipleLimit}.`

/** Returns the next „№ в преписката“. Numbers are not reused. */
export const caseOrder = (taken: readonly number[]): number => taken.reduce((max, one) => Math.max(max, one), 0) + 1

export const byCaseOrder = (
  a: { receiptOrder: number; dateRegistered?: string | null },
  b: { receiptOrder: number; dateRegistered?: string | null },
): number =>
  a.receiptOrder - b.receiptOrder ||
  (Date.parse(a.dateRegistered ?? '') || 0) - (Date.parse(b.dateRegistered ?? '') || 0)
