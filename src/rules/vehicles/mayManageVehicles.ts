import type { Role } from '../../contract/roles.ts'
import { vehicles } from '../../contract/vehicles.ts'
import { mayCall, neededRole } from '../callAccess.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'

export const mayManageVehicles = (own: readonly Role[]): RuleResult =>
  mayCall(vehicles.update.roles, own)
    ? allowed
    : refused(
        'Автопаркът е отворен само за преглед.',
        'Ролята Ви не позволява промени.',
        neededRole(vehicles.update.roles),
      )

/** Refuses to delete a vehicle that has records. A vehicle without records was entered by mistake. */
export const mayRemoveVehicle = (recordCount: number): RuleResult =>
  recordCount === 0
    ? allowed
    : refused(
        'Автомобилът не може да бъде изтрит.',
        'За него има записани разходи, полици, прегледи, командировки или достъп.',
        'Извадете го от автопарка: записаното остава за справките.',
      )
