import { registryDepartmentId } from '../../fixtures/departments.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { dayAtWork } from '../people/presence.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'

/** How many working days back the seeded journal contains the log-ins of all users. */
const WINDOW = 5
/**
 * The earliest log-in, in seconds since midnight: 7:45. Employees of the registry log in before they register the first
 * letters.
 */
const COMING = 7.75 * 3600
const WITHIN = 2400
const REGISTRY_WITHIN = 900
/** An upper limit of the days that a mock database covers; used to compute unique numbers. */
const DAYS = 100_000

export const logInOn = ({ seed, days }: Frame, { id, departmentId }: PersonRow, day: number): string => {
  const within = departmentId === registryDepartmentId ? REGISTRY_WITHIN : WITHIN
  return days.isoAt(day, COMING + randomOf(seed, Purpose.ACTION, id * DAYS + day).int(within))
}

export const daysOfLogIns = (frame: Frame, person: PersonRow): number[] => {
  const { days, isAway, startIso } = frame
  const last = logInOn(frame, person, days.today) <= startIso ? days.today : days.today - 1
  const found: number[] = []
  const from = days.step(days.today, -WINDOW)
  for (let day = from; day <= last; day += 1) if (days.isWorking(day) && !isAway(person.id, day)) found.push(day)
  return found.length > 0 ? found : [dayAtWork(frame, person.id, last, -1)]
}
