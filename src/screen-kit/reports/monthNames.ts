import { partsOf } from '../../dates/civilDate.ts'

const monthNames = [
  'Януари',
  'Февруари',
  'Март',
  'Април',
  'Май',
  'Юни',
  'Юли',
  'Август',
  'Септември',
  'Октомври',
  'Ноември',
  'Декември',
]

/** „Ноември 2026“ and „11.26“ of `2026-11`; undefined for what is no month. */
export const namesOfMonth = (key: string) => {
  if (!/^\d{4}-\d\d$/.test(key)) return undefined
  const { year, month } = partsOf(`${key}-01`)
  return { label: `${monthNames[month - 1] ?? month} ${year}`, short: `${key.slice(5)}.${key.slice(2, 4)}` }
}
