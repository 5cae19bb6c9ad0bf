import { formatDateTime, formatDateYear } from '../../dates/civilDate.ts'

type Change = { oldValue: string; newValue: string }

const words: Readonly<Record<string, string>> = { true: 'да', false: 'не', null: '', undefined: '' }
const isoDay = /^\d{4}-\d\d-\d\d$/
const isoMoment = /^\d{4}-\d\d-\d\dT(\d\d:\d\d)(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/

const readable = (value: string): string => {
  const text = value.trim()
  const word = words[text.toLowerCase()]
  if (word !== undefined) return word
  if (isoDay.test(text)) return formatDateYear(text) || text
  const [, time, , , zone] = isoMoment.exec(text) ?? []
  if (time === undefined) return text
  // A date at midnight without a time zone is shown without time, because .NET writes a date without time in this way.
  return (time === '00:00' && zone === undefined ? formatDateYear(text.slice(0, 10)) : formatDateTime(text)) || text
}

export const changedValues = ({ oldValue, newValue }: Change): Change => {
  const change = { oldValue: readable(oldValue), newValue: readable(newValue) }
  return change.oldValue === change.newValue ? { oldValue: '', newValue: '' } : change
}
