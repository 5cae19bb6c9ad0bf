import { managementDepartmentId } from '../../fixtures/departments.ts'
import type { TypeFacts } from '../../fixtures/papers/typeCertificate.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import type { World } from '../engine/world.ts'
import { fullNameAt } from '../people/names.ts'
import type { DeviceTypeRow } from './rows.ts'
import { contentView } from './views.ts'

/** The head of the body on a day. A former head still signs while there is no successor. */
const signerOf = (world: World, day: string | null): TypeFacts['signer'] => {
  const position = world.positions.by('departmentId', managementDepartmentId).find(({ isHead }) => isHead)
  const holders = position ? world.persons.by('positionId', position.id) : []
  const person = holders.find(({ isActive }) => isActive) ?? holders[0]
  return { name: fullNameAt(world, person?.id, day), position: position?.name ?? '' }
}

/** The content of the certificate of a type: as it was when registered, without its supplements. */
export const certificateFacts = (world: World, row: DeviceTypeRow): TypeFacts => ({
  content: contentView(world, row),
  entry: row.entryNumber ?? '',
  certified: formatDateYear(row.certificateDate),
  validUntil: formatDateYear(row.validUntil),
  ordered: formatDateYear(row.orderDate),
  signer: signerOf(world, row.certificateDate),
  isForeign: world.registeredTypes.get(row.guid) !== undefined,
})
