import { addDays, type CivilDate } from '../../dates/civilDate.ts'

const months = [
  ...['януари', 'февруари', 'март', 'април', 'май', 'юни'],
  ...['юли', 'август', 'септември', 'октомври', 'ноември', 'декември'],
]
const word = (text: string) => `(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`
const withYear = new RegExp(`${word(`(${months.join('|')})\\s+(\\d{4})`)}(\\s*г\\.?)?`, 'iu')
const withoutYear = new RegExp(`${word(`(${months.join('|')})`)}(?!\\s*\\d)`, 'iu')

export type FoundMonth = { fromDate: CivilDate; toDate: CivilDate; rest: string }

const lastYearWith = (month: number, today: CivilDate): string => {
  const [year, now] = today.split('-').map(Number)
  return String((year ?? 0) - (month > (now ?? 0) ? 1 : 0))
}

/**
 * Finds a month with its year in a typed text: „заявления ноември 2026“ → the days from 1 to 30 November 2026 and the
 * rest „заявления“. A month without a year, beside other words, is the last one that has begun by `today`; without
 * `today` it is only a word.
 */
export const findMonth = (typed: string, today?: CivilDate): FoundMonth | null => {
  const found = withYear.exec(typed) ?? (today === undefined ? null : withoutYear.exec(typed))
  if (!found) return null
  const [whole, name = '', given] = found
  const month = months.indexOf(name.toLowerCase()) + 1
  const year = given ?? lastYearWith(month, today ?? '')
  const firstOf = (at: number) => `${at > 12 ? Number(year) + 1 : year}-${String(at > 12 ? 1 : at).padStart(2, '0')}-01`
  const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + whole.length)}`.trim().replace(/\s+/g, ' ')
  if (given === undefined && rest === '') return null
  return { fromDate: firstOf(month), toDate: addDays(firstOf(month + 1), -1), rest }
}
