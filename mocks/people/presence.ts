import type { Days } from '../seed/days.ts'
import type { PersonRow } from './peopleRows.ts'

/**
 * True if a person is absent on a day (a day number) because of a leave, a sick leave or a trip. With `travels` trips
 * do not count, because drivers refuel on trips. With `travelsTo` trips to that place do not count, because inspectors
 * travel to their inspections.
 */
export type IsAway = (personId: number, day: number, how?: { travels?: boolean; travelsTo?: string }) => boolean

export const presentOn = (
  isAway: IsAway,
  people: readonly PersonRow[],
  ...days: readonly number[]
): readonly PersonRow[] => {
  const [first = 0] = days
  const isHere =
    days.length === 1
      ? ({ id }: PersonRow) => !isAway(id, first)
      : ({ id }: PersonRow) => !days.some((day) => isAway(id, day))
  return people.every(isHere) ? people : people.filter(isHere)
}

export const dayAtWork = (
  { days, isAway }: { days: Days; isAway: IsAway },
  personId: number,
  from: number,
  by: 1 | -1,
): number => {
  let day = days.isWorking(from) ? from : days.step(from, by)
  while (isAway(personId, day)) day = days.step(day, by)
  return day
}
