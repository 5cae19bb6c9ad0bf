import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { putNamed } from '../records/formerRows.ts'
import type { PersonRow } from './peopleRows.ts'

export const putPersonAt = (
  db: MockDatabase,
  caller: Caller,
  person: PersonRow,
  place: Pick<PersonRow, 'positionId' | 'departmentId'>,
): void => {
  const now = { ...person, ...place }
  putNamed(db, 'persons', now)
  db.announce('personPlaced', caller, person, now)
}
