import { type CivilDate, civilDateOf } from './civilDate.ts'

let offset = 0

/** Sets the difference between `now()` and the computer's clock, in milliseconds; 0 is the real time. */
export const setClockOffset = (milliseconds: number): void => {
  offset = milliseconds
}
export const clockOffset = (): number => offset

export const now = (): Date => new Date(Date.now() + offset)

export const today = (): CivilDate => civilDateOf(now())
