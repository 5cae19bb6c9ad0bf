import { civilDateOf, isCivilDate, isoAt } from '../../dates/civilDate.ts'

const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(\.\d+)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i

/**
 * A date-time as .NET writes it, as ISO 8601 with an offset and at most three digits of a second. Without a zone it is
 * Sofia's wall clock; a bare date is that day's beginning in Sofia. Null when it is no date-time.
 */
export const dateTimeOf = (text: string): string | null => {
  if (isCivilDate(text)) return isoAt(text)
  const [, date = '', minutes = '', seconds = ':00', fraction = '', zone] = written.exec(text) ?? []
  if (!isCivilDate(date)) return null
  const part = fraction.slice(0, 4)
  const iso = zone
    ? `${date}T${minutes}${seconds}${part}${withColon(zone)}`
    : isoAt(date, minutes + seconds).replace(/[+-]\d\d:\d\d$/, (offset) => part + offset)
  return Number.isNaN(Date.parse(iso)) ? null : iso
}

/** `+02` and `+0200` are `+02:00`. */
const withColon = (zone: string): string =>
  zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`

/** A civil date, or the day in Sofia of a date-time. Null when it is neither. */
export const dayOf = (text: string): string | null => {
  if (isCivilDate(text)) return text
  const at = dateTimeOf(text)
  return at === null ? null : civilDateOf(at)
}
