import type { CivilDate } from '../dates/civilDate.ts'
import { required } from './requiredFields.ts'

export const inFuture = 'Датата не може да е в бъдещето.'
export const notInFuture = (date: CivilDate | null, today: CivilDate): string | null =>
  date !== null && date > today ? inFuture : null
export const pastDay = (date: CivilDate | null, today: CivilDate): string | null =>
  required(date) ?? notInFuture(date, today)
