/** The one clock of the application: a training world may live on another day than the machine. */
import { type CivilDate, civilDateOf } from './civilDate.ts'

let offset = 0

/** Shifts `now()` by so many milliseconds from the machine's clock; 0 is the real time. */
export const setClockOffset = (milliseconds: number): void => {
  offset = milliseconds
}
export const clockOffset = (): number => offset

/** The present instant of the application. Nothing else in src may ask the machine what time it is. */
export const now = (): Date => new Date(Date.now() + offset)

/** The present day in Europe/Sofia. */
export const today = (): CivilDate => civilDateOf(now())
