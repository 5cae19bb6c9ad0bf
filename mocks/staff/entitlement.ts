import { additionalLeaveOf, basicLeave } from '../../fixtures/staffMatters.ts'
import type { Entitlement } from '../../src/rules/staff/leaveRules.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'

/** Of the days of the year before the world begins at most so many are left over. */
const mostCarriedOver = 6

/** The paid leave of a person in a year; of the year before the world's first one most days were taken already. */
export const entitlementOf = (
  { seed, firstYear }: { seed: number; firstYear: number },
  personId: number,
  position: string,
  year: number,
): Entitlement => {
  const additional = additionalLeaveOf(position)
  const left = year < firstYear - 1 ? 0 : chanceOf(seed, Purpose.LEAVE_BALANCE, personId).int(mostCarriedOver + 1)
  return { year, basic: basicLeave, additional, usedBefore: year < firstYear ? basicLeave + additional - left : 0 }
}
