import { managementDepartmentId } from '../../fixtures/departments.ts'
import type { TypeFacts } from '../../fixtures/papers/typeCertificate.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import type { DeviceTypeRow } from './deviceRows.ts'
import { contentView } from './deviceViews.ts'

const signerOf = (db: MockDatabase, day: string | null): TypeFacts['signer'] => {
  const position = db.positions.by('departmentId', managementDepartmentId).find(({ isHead }) => isHead)
  const holders = position ? db.persons.by('positionId', position.id) : []
  const person = holders.find(({ isActive }) => isActive) ?? holders[0]
  return { name: fullNameAt(db, person?.id, day), position: position?.name ?? '' }
}

export const certificateFacts = (db: MockDatabase, row: DeviceTypeRow): TypeFacts => ({
  content: contentView(db, row),
  entry: row.entryNumber ?? '',
  certified: formatDateYear(row.certificateDate),
  validUntil: formatDateYear(row.validUntil),
  ordered: formatDateYear(row.orderDate),
  signer: signerOf(db, row.certificateDate),
  isForeign: db.registeredTypes.get(row.guid) !== undefined,
})
