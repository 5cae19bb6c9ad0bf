import type { Role } from '../../contract/roles.ts'
import { vehicles } from '../../contract/vehicles.ts'
import { mayCall, neededRole } from '../callAccess.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'

/**
 * True if the user may change vehicles and their records. Users with the reading role see all pages but cannot save.
 */
export const mayManageVehicles = (own: readonly Role[]): RuleResult =>
  mayCall(vehicles.update.roles, own)
    ? allowed
    : refused(
        'Автопаркът е отворен само за преглед.',
        'Ролята Ви не позволява промени.',
        neededRole(vehicles.update.roles),
      )

/** A vehicle may be deleted only if it has no records, that is if it was entered by mistake. */
export const mayRemoveVehicle = (recordCount: number): RuleResult =>
  recordCount === 0
    ? allowed
    : refused(
        'Автомобилът не може да бъде изтрит.',
        'За него има записани разходи, полици, прегледи, командировки или достъп.',
        'Променете статуса му на „Бракуван“ или „Прехвърлен“: записаното остава за справките.',
      )
