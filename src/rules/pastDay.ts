import type { CivilDate } from '../dates/civilDate.ts'
import { required } from './requiredFields.ts'

export const inFuture = 'Датата не може да е в бъдещето.'
/** The message for a future day, or null. */
export const notInFuture = (date: CivilDate | null, today: CivilDate): string | null =>
  date !== null && date > today ? inFuture : null
/** The message for a missing or future day, or null. */
export const pastDay = (date: CivilDate | null, today: CivilDate): string | null =>
  required(date) ?? notInFuture(date, today)
