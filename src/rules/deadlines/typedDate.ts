/** What a person types into the date and time pickers (document 2, section 5). */
import { type CivilDate, civilDate, isCivilDate } from './civilDate.ts'

export const invalidDateMessage = 'Въведената дата не е валидна.'
export const tooEarlyDateMessage = 'Датата трябва да е по-голяма от 1 Януари 1900г.'
export const invalidTimeMessage = 'Въведеният час не е валиден.'
export const earliestDate: CivilDate = '1900-01-01'

/** The value that was typed (null for an empty field), or the message to show under the field. */
export type Typed<T> = { ok: true; value: T | null } | { ok: false; message: string }

/** `21.11.2026`: exactly 10 characters, an existing day, not before 1 January 1900. An empty field is no error. */
export const parseTyped = (text: string): Typed<CivilDate> => {
  if (text === '') return { ok: true, value: null }
  const match = text.length === 10 ? /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) : null
  const date = match ? civilDate(Number(match[3]), Number(match[2]), Number(match[1])) : ''
  if (!isCivilDate(date)) return { ok: false, message: invalidDateMessage }
  return date < earliestDate ? { ok: false, message: tooEarlyDateMessage } : { ok: true, value: date }
}

/** `14:35`: exactly 5 characters, 24-hour. An empty field is no error. */
export const parseTypedTime = (text: string): Typed<string> => {
  if (text === '') return { ok: true, value: null }
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
    ? { ok: true, value: text }
    : { ok: false, message: invalidTimeMessage }
}
