import type { Role } from '../../contract/roles.ts'
import { vehicles } from '../../contract/vehicles.ts'
import { mayCall, neededRole } from '../callAccess.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'

/** Whether somebody may write vehicles and what belongs to them: the role for reading sees every screen and writes none. */
export const mayManageVehicles = (own: readonly Role[]): Verdict =>
  mayCall(vehicles.update.roles, own)
    ? allowed
    : refused(
        'Автопаркът е отворен само за преглед.',
        'Ролята Ви не позволява промени.',
        neededRole(vehicles.update.roles),
      )

/** Whether a vehicle may be deleted: only one entered by mistake, to which nothing belongs yet. */
export const mayRemoveVehicle = (recordCount: number): Verdict =>
  recordCount === 0
    ? allowed
    : refused(
        'Автомобилът не може да бъде изтрит.',
        'За него има записани разходи, полици, прегледи, командировки или достъп.',
        'Променете статуса му на „Бракуван“ или „Прехвърлен“: записаното остава за справките.',
      )
