import { additionalLeaveOf, basicLeave } from '../../fixtures/staffMatters.ts'
import { addDays, type CivilDate, daysBetween, yearOf } from '../../src/dates/civilDate.ts'
import type { Entitlement } from '../../src/rules/staff/leaveRules.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'

/** The maximum number of leave days that a person carried over from the year before the mock database starts. */
const mostCarriedOver = 6

/** In days before the start of the mock database: when the register of leaves begins. */
export const REGISTERED_DAYS = 300

const partBefore = (year: number, begin: CivilDate): number => {
  const since = addDays(begin, -REGISTERED_DAYS)
  return Math.min(1, Math.max(0, daysBetween(`${year}-01-01`, since) / 365))
}

export const entitlementOf = (
  { seed, begin }: { seed: number; begin: CivilDate },
  personId: number,
  position: string,
  year: number,
): Entitlement => {
  const additional = additionalLeaveOf(position)
  const firstYear = yearOf(begin)
  const left = year < firstYear - 1 ? 0 : randomOf(seed, Purpose.LEAVE_BALANCE, personId).int(mostCarriedOver + 1)
  const all = basicLeave + additional
  const part = partBefore(year, begin)
  const usedBefore = year >= firstYear ? 0 : part === 1 ? all - left : Math.round(all * part)
  return { year, basic: basicLeave, additional, usedBefore }
}
