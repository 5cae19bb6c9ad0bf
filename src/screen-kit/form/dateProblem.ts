import { dateMessage } from '../../dates/typedDate.ts'
import { timeMessage } from '../../dates/typedTime.ts'
import type { DateTimeProblem } from '../../widgets/fields/DateTimeField.tsx'

const messages: Record<DateTimeProblem, string> = {
  invalid: dateMessage('invalid', {}),
  tooEarly: dateMessage('tooEarly', {}),
  tooLate: dateMessage('tooLate', {}),
  beforeMin: 'Датата е преди позволената.',
  afterMax: 'Датата не може да е в бъдещето.',
  invalidTime: timeMessage('invalid', {}),
  timeBeforeMin: 'Часът е преди позволения.',
  timeAfterMax: 'Часът не може да е в бъдещето.',
  noSuchTime: 'Този час го няма: минава се към лятно часово време.',
  incomplete: 'Въведете и дата, и час.',
}

/** What the list of errors says of a date that was typed wrong (document 2, section 5); the field says it too. */
export const dateProblem = (problem: DateTimeProblem | null): string | null => problem && messages[problem]
