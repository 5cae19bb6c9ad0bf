import { type CivilDate, civilDateOf } from './civilDate.ts'

let offset = 0

export const setClockOffset = (milliseconds: number): void => {
  offset = milliseconds
}
export const clockOffset = (): number => offset

export const now = (): Date => new Date(Date.now() + offset)

export const today = (): CivilDate => civilDateOf(now())
