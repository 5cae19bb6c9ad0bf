import { type Codes, type ShapeTree, stepsOf } from '../../contract/shapeTree.ts'
import { civilDateOf, isCivilDate, isoAt } from '../../dates/civilDate.ts'
import { isUtcWithoutZone } from '../config.ts'
import { type Reader, refuse } from './reader.ts'

const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(\.\d+)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i

/**
 * A date-time as .NET writes it, as ISO 8601 with an offset and at most three digits of a second. Without a zone it is
 * Sofia's wall clock (`timesWithoutZone`); a bare date is that day's beginning in Sofia. Null when it is no date-time.
 */
const dateTimeOf = (text: string): string | null => {
  if (isCivilDate(text)) return isoAt(text)
  const [, date = '', minutes = '', seconds = ':00', fraction = '', named] = written.exec(text) ?? []
  if (!isCivilDate(date)) return null
  const part = fraction.slice(0, 4)
  const zone = named ?? (isUtcWithoutZone() ? 'Z' : undefined)
  const iso = zone
    ? `${date}T${minutes}${seconds}${part}${withColon(zone)}`
    : isoAt(date, minutes + seconds).replace(/[+-]\d\d:\d\d$/, (offset) => part + offset)
  return Number.isNaN(Date.parse(iso)) ? null : iso
}

/** `+02` and `+0200` are `+02:00`. */
const withColon = (zone: string): string =>
  zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`

/**
 * Whether a date is one of the two that stand for none in .NET: `DateTime.MinValue` and `MaxValue`, with a time, a zone or
 * without, also where a zone has moved the least into the day before.
 */
export const isNoDate = (text: string): boolean => /^(0000-12-31|0001-01-01|9999-12-31)/.test(text.trim())

/** A civil date, or the day in Sofia of a date-time. Null when it is neither. */
const dayOf = (text: string): string | null => {
  if (isCivilDate(text)) return text
  const at = dateTimeOf(text)
  return at === null ? null : civilDateOf(at)
}

type Check = ShapeTree & { '~run': (dataset: { typed: true; value: unknown }, config: object) => { issues?: unknown } }
const isCheck = (one: ShapeTree): one is Check => one.kind === 'validation'

const passes = (checks: readonly Check[], value: unknown): boolean =>
  checks.every((check) => !check['~run']({ typed: true, value }, {}).issues)

const isNumeric = (raw: unknown): raw is string => typeof raw === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(raw)

/** An amount with the decimal comma of a Bulgarian server: with one or two decimals it can be nothing else. */
const withComma = /^\s*-?\d+,\d{1,2}\s*$/

/** A GUID as .NET's formats N, B and P write it, in the one with hyphens alone. */
const guidParts = /^[({]?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})[)}]?$/i

/** What a text may stand for: itself, a number in one of the two ways in which amounts are written, or a GUID. */
const textsOf = (raw: unknown): string[] => {
  if (typeof raw === 'number') return [String(raw), raw.toFixed(2)]
  if (typeof raw !== 'string') return []
  const [, ...parts] = guidParts.exec(raw) ?? []
  if (parts.length > 0) return [raw, parts.join('-')]
  const number = withComma.test(raw) ? raw.replace(',', '.') : raw
  return isNumeric(number) ? [raw, Number(number).toFixed(2)] : [raw]
}

const times: Readonly<Record<string, readonly [read: (text: string) => string | null, expected: string]>> = {
  iso_date: [dayOf, 'дата'],
  iso_timestamp: [dateTimeOf, 'дата и час'],
}

/** Whether a shape is a text that holds a date, with or without a time. */
export const isDateShape = (shape: ShapeTree): boolean =>
  stepsOf(shape).some(({ type }) => type in times || type === 'iso_date_time')

const readText = (checks: readonly Check[]): Reader => {
  const [readTime, expectedTime] = checks.map(({ type }) => times[type]).find(Boolean) ?? []
  return (raw, path, problems) => {
    if (readTime) {
      const read = typeof raw === 'string' ? readTime(raw) : null
      return read ?? refuse(raw, path, problems, expectedTime ?? '')
    }
    return textsOf(raw).find((text) => passes(checks, text)) ?? refuse(raw, path, problems, 'текст')
  }
}

/** `DocExchange` of .NET is `DOC_EXCHANGE` of the specification. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '')

/** A longer number is rounded by the browser, and would name another record. */
const tooLong = `число до ${Number.MAX_SAFE_INTEGER}`

/** A number, written as text too, and as its name where the shape knows its enumeration. */
const readNumber = (checks: readonly Check[], codes: Codes): Reader => {
  const byName = new Map(Object.entries(codes).map(([name, code]) => [lettersOf(name), code]))
  return (raw, path, problems) => {
    const number = isNumeric(raw) ? Number(raw) : (byName.get(lettersOf(String(raw))) ?? raw)
    const isRead = typeof number === 'number' && Number.isFinite(number) && passes(checks, number)
    if (isRead && !Number.isSafeInteger(Math.trunc(number))) return refuse(raw, path, problems, tooLong)
    return isRead ? number : refuse(raw, path, problems, 'число')
  }
}

const booleans = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])
const readBoolean: Reader = (raw, path, problems) =>
  booleans.get(String(raw).toLowerCase()) ?? refuse(raw, path, problems, 'да или не')

/** One of the given values; text is compared without case, a number may be written as text. */
const readChoice = (values: readonly unknown[]): Reader => {
  const byText = new Map(values.map((value) => [String(value).toLowerCase(), value]))
  return (raw, path, problems) => {
    const found = typeof raw === 'object' ? undefined : byText.get(String(raw).toLowerCase())
    return found ?? refuse(raw, path, problems, `едно от ${values.join(', ')}`)
  }
}

/** The reader of a plain value; undefined for a shape that holds others. */
export const valueReader = (shape: ShapeTree): Reader | undefined => {
  const steps = shape.pipe ?? []
  const checks = steps.filter(isCheck)
  switch (shape.type) {
    case 'string':
      return readText(checks)
    case 'number':
      return readNumber(checks, steps.find(({ metadata }) => metadata?.codes)?.metadata?.codes ?? {})
    case 'boolean':
      return readBoolean
    case 'picklist':
      return readChoice(shape.options ?? [])
    case 'literal':
      return readChoice([shape.literal])
    case 'unknown':
    case 'any':
      return (raw) => raw
    default:
      return undefined
  }
}
