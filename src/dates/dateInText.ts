/**
 * Finds a date and a time in typed and pasted text, for example „от 21.11.2026 г.“, „2026-11-21T14:35“, „9:05 ч.“. An
 * ambiguous text gives no result.
 */
import { type CivilDate, civilDate, civilDateOf, isCivilDate, timeOf, yearOf } from './civilDate.ts'
import { today } from './clock.ts'

const monthNames = [
  ...['януари', 'февруари', 'март', 'април', 'май', 'юни', 'юли', 'август', 'септември', 'октомври'],
  ...['ноември', 'декември'],
]
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const weekdays = 'понеделник|вторник|сряда|четвъртък|петък|събота|неделя|пн|вт|ср|чт|пт|сб|нд'
const prefixPattern = new RegExp(
  `^(?:(?:считано от|от|на|до|към|дата|в)(?=[\\s:\\d])\\s*:?\\s*)?(?:(?:${weekdays})\\.?[,\\s]+)?`,
)
const time = /(?:[,\s]+(?:в\s*)?|t)(\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?)(?:\s*(?:ч|часа)\.?)?$/
const yearWord = /\s*(?:година|год|г)?[.,;]*$/

const bareOf = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/^[„“”"'«»([]+\s*|\s*[“”"'«»)\]]+$/g, '')
    .replace(/\s*(?:вкл|включително)\.?$/, '')

/** A two-digit year is at most this many years in the future; otherwise it belongs to the previous century. */
const mostYearsInFuture = 10
const yearOfDigits = (digits: string): number => {
  if (digits.length === 4) return Number(digits)
  const last = yearOf(today()) + mostYearsInFuture
  const year = Math.floor(last / 100) * 100 + Number(digits)
  return year > last ? year - 100 : year
}
const monthOf = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text)
  const latin = text.replaceAll('х', 'x').replaceAll('і', 'i').replaceAll('ѵ', 'v')
  const named = text.length < 3 ? -1 : monthNames.findIndex((name) => name.startsWith(text))
  return (named >= 0 ? named : roman.indexOf(latin)) + 1
}

const dayFirst = /^(\d{1,2})(?:\s*[./,\s-]\s*)(\d{1,2}|\p{L}+)\.?(?:\s*[./,\s-]\s*)(\d{4}|\d{2})$/u
const yearFirst = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})$/
const yearTaken = /^(\d{2})\.?(\d{2})\.?(\d{2})\.?(\d{2})$/
const together = /^(\d{2})(\d{2})(\d{4})$/

const dayOf = (text: string): CivilDate | null => {
  const found = dayFirst.exec(text) ?? together.exec(text)
  const [, , , year = ''] = found ?? []
  const date = found ? civilDate(yearOfDigits(year), monthOf(found[2] ?? ''), Number(found[1])) : ''
  if (isCivilDate(date)) return date
  const late = yearFirst.exec(text)
  const typed = yearTaken.exec(text)
  const other = late
    ? civilDate(Number(late[1]), Number(late[3]), Number(late[4]))
    : typed
      ? `${typed[1]}${typed[2]}-${typed[3]}-${typed[4]}`
      : ''
  return isCivilDate(other) ? other : null
}

export const dateTimeInText = (text: string): { date: CivilDate; time: string | null } | null => {
  const bare = bareOf(text)
  const iso = bare.toUpperCase()
  // A date-time with an offset is converted to Sofia time.
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(iso)) {
    const date = civilDateOf(iso)
    return date === '' ? null : { date, time: timeOf(iso) }
  }
  const begun = bare.replace(prefixPattern, '')
  const after = time.exec(begun)
  const day = dayOf(begun.replace(time, '').replace(yearWord, ''))
  if (day !== null) return { date: day, time: after ? timeInText(after[1] ?? '') : null }
  const whole = dayOf(begun.replace(yearWord, ''))
  return whole === null ? null : { date: whole, time: null }
}

export const dateInText = (text: string): CivilDate | null => dateTimeInText(text)?.date ?? null

export const timeInText = (text: string): string | null => {
  const bare = bareOf(text).replace(/^(?:от|до|в|към)\s+/, '')
  const parts =
    /^(\d{1,2})\s*[:.,]\s*(\d{2})(?:\s*[:.,]\s*\d{2}(?:\.\d+)?)?(?:\s*(?:часа|час|ч)\.?)?$/.exec(bare) ??
    /^(\d{1,2})\s*(?:часа|час|ч)\.?(?:\s*(?:и\s*)?(\d{1,2})\s*(?:минути|мин|м)\.?)?$/.exec(bare) ??
    /^(\d{2})(\d{2})$/.exec(bare)
  if (!parts) return null
  const [hours = '', minutes = '00'] = [parts[1], parts[2]?.padStart(2, '0')]
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}
