import type { Days } from './days.ts'
import { Purpose, randomOf } from './seededRandom.ts'

export type Slot = { day: number; second: number; inOffice: boolean }

const WINDOW_DAYS = 380
const OPEN = 8.75 * 3600
const CLOSE = 17.75 * 3600
/**
 * The relative number of documents by weekday (index 1 is Monday). On non-working days only the portal accepts
 * documents.
 */
const weightOfWeekday = [0, 1.25, 1.05, 1, 1, 0.9, 1, 1]
const WEIGHT_NON_WORKING = 0.035

/** Parts of a working day, with times in seconds of the day: begin, end, share of the day's documents. */
const workingDay = [
  [6 * 3600, OPEN, 0.02],
  [OPEN, 12.25 * 3600, 0.46],
  [12.25 * 3600, 13.25 * 3600, 0.06],
  [13.25 * 3600, CLOSE, 0.43],
  [CLOSE, 23.9 * 3600, 0.03],
] as const
const freeDay = [[7 * 3600, 23.5 * 3600, 1]] as const

type Share = readonly [from: number, to: number, share: number]
type Shares = readonly Share[]

const partBy = (shares: Shares, second: number): number =>
  shares.reduce((sum, [from, to, share]) => sum + share * Math.min(1, Math.max(0, (second - from) / (to - from))), 0)

const secondAt = (shares: Shares, part: number): number => {
  let left = part
  let i = 0
  while (i < shares.length - 1 && left >= (shares[i] as Share)[2]) {
    left -= (shares[i] as Share)[2]
    i += 1
  }
  const share = shares[i] as Share
  return Math.min(share[1] - 1, Math.floor(share[0] + (left / share[2]) * (share[1] - share[0])))
}

export const slotsOf = (seed: number, count: number, days: Days, startSecond: number): Slot[] => {
  const random = randomOf(seed, Purpose.DOCUMENT)
  const from = days.today - WINDOW_DAYS
  const ends: number[] = []
  let total = 0
  for (let day = from; day <= days.today; day += 1) {
    const working = days.isWorking(day)
    const weight = working ? (weightOfWeekday[days.weekdayOf(day)] as number) : WEIGHT_NON_WORKING
    total += day === days.today ? weight * partBy(working ? workingDay : freeDay, startSecond) : weight
    ends.push(total)
  }
  const slots: Slot[] = []
  let index = 0
  let begin = 0
  for (let i = 0; i < count; i += 1) {
    const at = ((i + random.next()) / count) * total
    while (at >= (ends[index] as number) && index < ends.length - 1) {
      begin = ends[index] as number
      index += 1
    }
    const day = from + index
    const working = days.isWorking(day)
    const weight = working ? (weightOfWeekday[days.weekdayOf(day)] as number) : WEIGHT_NON_WORKING
    const second = secondAt(working ? workingDay : freeDay, (at - begin) / weight)
    slots.push({ day, second, inOffice: working && second >= OPEN && second < CLOSE })
  }
  return slots
}
