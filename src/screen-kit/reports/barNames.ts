import { formatDate, isCivilDate, partsOf } from '../../dates/civilDate.ts'

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

export const namesOfBar = (key: string) => {
  if (isCivilDate(key)) return { label: formatDate(key), short: String(Number(key.slice(8))) }
  if (!/^\d{4}-\d\d$/.test(key)) return undefined
  const { year, month } = partsOf(`${key}-01`)
  return { label: `${monthNames[month - 1] ?? month} ${year}`, short: `${key.slice(5)}.${key.slice(2, 4)}` }
}
