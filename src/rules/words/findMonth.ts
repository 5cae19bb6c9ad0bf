import { addDays, type CivilDate } from '../../dates/civilDate.ts'

const months = [
  ...['януари', 'февруари', 'март', 'април', 'май', 'юни'],
  ...['юли', 'август', 'септември', 'октомври', 'ноември', 'декември'],
]
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${months.join('|')})\\s+(\\d{4})(?![\\p{L}\\p{N}])(\\s*г\\.?)?`, 'iu')

export type FoundMonth = { fromDate: CivilDate; toDate: CivilDate; rest: string }

/**
 * Finds a month with its year in a typed text: „заявления ноември 2026“ → the days from 1 to 30 November 2026 and the
 * rest „заявления“. A month without a year is only a word, because nothing tells which year is meant.
 */
export const findMonth = (typed: string): FoundMonth | null => {
  const found = pattern.exec(typed)
  if (!found) return null
  const [whole, name = '', year = ''] = found
  const month = months.indexOf(name.toLowerCase()) + 1
  const firstOf = (at: number) => `${at > 12 ? Number(year) + 1 : year}-${String(at > 12 ? 1 : at).padStart(2, '0')}-01`
  const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + whole.length)}`.trim().replace(/\s+/g, ' ')
  return { fromDate: firstOf(month), toDate: addDays(firstOf(month + 1), -1), rest }
}
