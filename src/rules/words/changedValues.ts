import { formatDateTime, formatDateYear } from '../../dates/civilDate.ts'

type Change = { oldValue: string; newValue: string }

const words: Readonly<Record<string, string>> = { true: 'да', false: 'не', null: '', undefined: '' }
const isoDay = /^\d{4}-\d\d-\d\d$/
const isoMoment = /^\d{4}-\d\d-\d\dT(\d\d:\d\d)(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/

/** A readable value: dates and booleans are formatted. */
const readable = (value: string): string => {
  const text = value.trim()
  const word = words[text.toLowerCase()]
  if (word !== undefined) return word
  if (isoDay.test(text)) return formatDateYear(text) || text
  const [, time, , , zone] = isoMoment.exec(text) ?? []
  if (time === undefined) return text
  // .NET writes a day as its midnight.
  return (time === '00:00' && zone === undefined ? formatDateYear(text.slice(0, 10)) : formatDateTime(text)) || text
}

/** The readable old and new values of a history or journal row; empty if they are equal. */
export const changedValues = ({ oldValue, newValue }: Change): Change => {
  const change = { oldValue: readable(oldValue), newValue: readable(newValue) }
  return change.oldValue === change.newValue ? { oldValue: '', newValue: '' } : change
}
