import { type Codes, type ShapeTree, stepsOf } from '../../contract/shapeTree.ts'
import { civilDateOf, isCivilDate, isoAt } from '../../dates/civilDate.ts'
import { isUtcWithoutZone } from '../config.ts'
import { type Reader, refuse } from './reader.ts'

const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(\.\d+)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i

/**
 * Converts a .NET date-time to ISO 8601 with an offset and at most three decimals of a second. A date-time without a
 * zone is local time of Sofia, or UTC by the setting `timesWithoutZone`; a date without a time means midnight in Sofia.
 * Returns null for any other text.
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

/** Changes the zones `+02` and `+0200` to `+02:00`. */
const withColon = (zone: string): string =>
  zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`

/**
 * True for the values that .NET writes for no date: `DateTime.MinValue` and `MaxValue`, with or without time and zone.
 * A zone may move the minimum to the day before.
 */
export const isNoDate = (text: string): boolean => /^(0000-12-31|0001-01-01|9999-12-31)/.test(text.trim())

/** Returns a date unchanged, or the day of a date-time in Sofia. Returns null for any other text. */
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

/** A number with a decimal comma: with one or two decimals the comma cannot be a thousands separator. */
const withComma = /^\s*-?\d+,\d{1,2}\s*$/

/** The parts of a GUID in the formats N, B, P and D of .NET; the first three are converted to D (only hyphens). */
const guidParts = /^[({]?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})[)}]?$/i

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

/** Makes names comparable: `DocExchange`, as .NET writes it, equals `DOC_EXCHANGE` of the specification. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '')

/**
 * What is expected instead of a longer number: JavaScript would round it, and a rounded id would identify another
 * record.
 */
const tooLong = `число до ${Number.MAX_SAFE_INTEGER}`

/** Returns a reader of numbers, which also accepts a number written as text, and the name of an enumeration value. */
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

const readChoice = (values: readonly unknown[]): Reader => {
  const byText = new Map(values.map((value) => [String(value).toLowerCase(), value]))
  return (raw, path, problems) => {
    const found = typeof raw === 'object' ? undefined : byText.get(String(raw).toLowerCase())
    return found ?? refuse(raw, path, problems, `едно от ${values.join(', ')}`)
  }
}

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
