/** The only clock of the application: in training the date may differ from the machine's date. */
import { type CivilDate, civilDateOf } from './civilDate.ts'

let offset = 0

/** Shifts `now()` by this many milliseconds from the machine's clock; 0 is the real time. */
export const setClockOffset = (milliseconds: number): void => {
  offset = milliseconds
}
export const clockOffset = (): number => offset

export const now = (): Date => new Date(Date.now() + offset)

export const today = (): CivilDate => civilDateOf(now())
