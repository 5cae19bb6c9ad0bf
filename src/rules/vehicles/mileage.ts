import type { MileageReading } from '../../contract/shapes/vehicles.ts'
import { addDays, type CivilDate, daysBetween, formatDate } from '../../dates/civilDate.ts'
import { formatCount } from '../words/pluralise.ts'

type Read = Pick<MileageReading, 'date' | 'mileage' | 'source' | 'sourceId'>
/**
 * The mileage reading to be saved. The stored reading with the same source and id is its older version, so the two are
 * not compared.
 */
type New = { date: CivilDate | null; mileage: number | null; source: string; sourceId: number; reason: string }

const kilometres = (n: number) => `${formatCount(n)} км`
const isOther =
  ({ source, sourceId }: Pick<New, 'source' | 'sourceId'>) =>
  (one: Read) =>
    one.source !== source || one.sourceId !== sourceId || sourceId === 0

export const readingBefore = (readings: readonly Read[], date: CivilDate): Read | undefined =>
  readings
    .filter((one) => one.date < date)
    .reduce<Read | undefined>(
      (last, one) =>
        !last || one.date > last.date || (one.date === last.date && one.mileage > last.mileage) ? one : last,
      undefined,
    )

const readingAfter = (readings: readonly Read[], date: CivilDate): Read | undefined =>
  readings
    .filter((one) => one.date > date)
    .reduce<Read | undefined>((next, one) => (!next || one.date < next.date ? one : next), undefined)

/**
 * Returns why a reading is invalid, or null. Over time the mileage must not decrease, unless a reason is given (a new
 * instrument, a wrong entry).
 */
export const mileageProblem = (reading: New, all: readonly Read[]): string | null => {
  const { date, mileage, reason } = reading
  if (date === null || mileage === null || reason.trim() !== '') return null
  const others = all.filter(isOther(reading))
  const before = readingBefore(others, date)
  if (before && mileage < before.mileage)
    return `На ${formatDate(before.date)} километражът е бил ${kilometres(before.mileage)}. Ако е вярно, посочете причина.`
  const after = readingAfter(others, date)
  return after && mileage > after.mileage
    ? `На ${formatDate(after.date)} километражът е ${kilometres(after.mileage)}. Ако е вярно, посочете причина.`
    : null
}

/**
 * Returns the mileage on a day, interpolated between the readings before and after it, otherwise that of the nearest
 * reading.
 */
export const mileageAt = (readings: readonly Read[], date: CivilDate): number | null => {
  const before = readingBefore(readings, addDays(date, 1))
  const after = readingAfter(readings, date)
  if (!before || !after) return (before ?? after)?.mileage ?? null
  const share = daysBetween(before.date, date) / daysBetween(before.date, after.date)
  return Math.round(before.mileage + (after.mileage - before.mileage) * share)
}

export const newestReading = (readings: readonly Read[]): Read | undefined => readingBefore(readings, '9999-12-31')
