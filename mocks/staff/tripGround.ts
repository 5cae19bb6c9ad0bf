import type { BusinessTrip } from '../../src/contract/shapes/staff.ts'
import { isSameNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { noSuchGround } from '../../src/rules/staff/tripRules.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'

export const groundProblem = (db: MockDatabase, trip: BusinessTrip): string | null => {
  const { id, groundKind, groundNumber } = trip
  const before = db.businessTrips.get(id)
  const hasGround = groundKind !== '' && groundNumber.trim() !== ''
  if (!hasGround || (before?.groundKind === groundKind && before.groundNumber === groundNumber)) return null
  const isIt = isSameNumber(groundNumber)
  const isThere =
    groundKind === 'inspection'
      ? db.inspections.all().some(({ number }) => isIt(number))
      : db.caseFiles.all().some(({ number, dateOpened }) => isIt(number, dateOpened))
  return isThere ? null : noSuchGround(trip)
}
