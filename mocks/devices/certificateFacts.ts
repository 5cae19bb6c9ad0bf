import { managementDepartmentId } from '../../fixtures/departments.ts'
import type { TypeFacts } from '../../fixtures/papers/typeCertificate.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import type { World } from '../engine/world.ts'
import { fullNameOf } from '../people/names.ts'
import type { DeviceTypeRow } from './rows.ts'
import { contentView } from './views.ts'

const signerOf = (world: World): TypeFacts['signer'] => {
  const position = world.positions.by('departmentId', managementDepartmentId).find(({ isHead }) => isHead)
  const person = position && world.persons.by('positionId', position.id)[0]
  return { name: person ? fullNameOf(person) : '', position: position?.name ?? '' }
}

/** What stands on the certificate of a type: what it said when it was entered, without its supplements. */
export const certificateFacts = (world: World, row: DeviceTypeRow): TypeFacts => ({
  content: contentView(world, row),
  entry: row.entryNumber ?? '',
  certified: formatDateYear(row.certificateDate),
  validUntil: formatDateYear(row.validUntil),
  ordered: formatDateYear(row.orderDate),
  signer: signerOf(world),
  isForeign: world.registeredTypes.get(row.guid) !== undefined,
})
