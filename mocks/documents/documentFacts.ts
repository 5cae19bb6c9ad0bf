import { DeliveryStatus, Direction, SentVia } from '../../src/contract/enumerations.ts'
import { TaskType } from '../../src/contract/taskKinds.ts'
import { type DocumentFacts, documentFacts } from '../../src/rules/documents/documentFacts.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import type { World } from '../engine/world.ts'
import type { DocumentTypeIndexRow } from '../settings/rows.ts'
import { obligationsOwed, paymentsOf } from './obligationView.ts'
import { statusOf } from './permissions.ts'
import { withoutProfile } from './profiles.ts'
import type { DocumentRow } from './rows.ts'
import { signatureOf } from './signature.ts'

/** How narrowly an index is tied to a type: the one for a department stands before the one for all. */
const narrowness = ({ directionId, departmentId }: DocumentTypeIndexRow) =>
  (departmentId === null ? 0 : 2) + (directionId === null ? 0 : 1)

/** The index a document would be numbered by: its own choice, or the narrowest active one of its type, primary or secondary. */
export const indexOf = (world: World, row: DocumentRow): number | null => {
  if (row.numberIndexId) return row.numberIndexId
  const fits = world.documentTypeIndexes
    .by('documentTypeId', row.typeId)
    .filter(
      ({ directionId, departmentId, numberIndexId }) =>
        world.numberIndexes.get(numberIndexId)?.isActive &&
        (directionId ?? row.directionId) === row.directionId &&
        (departmentId ?? row.departmentId) === row.departmentId,
    )
    .toSorted((a, b) => narrowness(b) - narrowness(a) || a.id - b.id)
  const joins = row.caseFileGuid !== null
  return (fits.find(({ isPrimary }) => isPrimary !== joins) ?? fits[0])?.numberIndexId ?? null
}

/** The open tasks about a document; of a resolution also those it ordered. */
export const openTasksOf = (world: World, { guid }: DocumentRow) =>
  [...world.tasks.by('documentGuid', guid), ...world.tasks.by('resolutionGuid', guid)].filter(({ statusId }) =>
    isOpenStatus(statusId),
  )

/** Outgoing documents name their receivers as correspondents until the addressees' own dialog comes. */
export const addresseesCountOf = (world: World, row: DocumentRow): number =>
  world.addressees.by('documentGuid', row.guid).length ||
  (row.directionId === Direction.OUTGOING ? row.correspondentIds.length : 0)

/** How many outgoing documents with a number the case file has. */
export const outgoingInCase = (world: World, row: DocumentRow): number =>
  (row.caseFileGuid ? world.documents.by('caseFileGuid', row.caseFileGuid) : []).filter(
    ({ directionId, number }) => directionId === Direction.OUTGOING && number !== null,
  ).length

/** Everything the rules ask about a document, from the tables. */
export const factsOfRow = (world: World, row: DocumentRow): DocumentFacts => {
  const type = world.documentTypes.get(row.typeId)
  const obligations = world.obligations.by('documentGuid', row.guid)
  const addressees = world.addressees.by('documentGuid', row.guid)
  const open = openTasksOf(world, row)
  const exchange: readonly (number | null)[] = [SentVia.EDELIVERY, SentVia.DOCEXCHANGE]
  return documentFacts({
    status: statusOf(row),
    direction: row.directionId,
    isRegistered: row.number !== null,
    documentNumber: row.number,
    hasType: type !== undefined,
    hasSubject: row.subject.trim() !== '',
    receivedViaId: row.receivedViaId,
    sentViaId: row.sentViaId,
    isAnonymous: row.isAnonymous,
    isAddressed: row.addressedToDepartmentId !== null || row.addressedToPersonId !== null,
    hasIndex: indexOf(world, row) !== null,
    correspondentsCount: row.correspondentIds.length,
    addresseesCount: addresseesCountOf(world, row),
    openAgreements: open.filter(({ typeId }) => typeId === TaskType.AGREEMENT).length,
    filesCount: world.attachedFiles.by('documentGuid', row.guid).length,
    hasSigner: row.signedByPersonId !== null,
    isSigned: signatureOf(world, row) !== null,
    tasksCount: world.tasks.by('documentGuid', row.guid).length + world.tasks.by('resolutionGuid', row.guid).length,
    openTasks: open.map(({ description }) => description),
    obligationsCount: obligations.length,
    unpaidObligations: obligationsOwed(world, row),
    paymentsCount: obligations.reduce((sum, one) => sum + paymentsOf(world, one).length, 0),
    hasParent: row.parentGuid !== null,
    hasRegisteredChildren: world.documents.by('parentGuid', row.guid).some(({ number }) => number !== null),
    isAdministrativeService: row.scope === 2,
    isResolution: isResolutionType(row.typeId),
    hasOutgoingInCase: outgoingInCase(world, row) > 0,
    wasSentByExchange: addressees.some(
      ({ sentViaId, deliveryStatusId }) =>
        exchange.includes(sentViaId) && (deliveryStatusId ?? 0) >= DeliveryStatus.SENT,
    ),
    addresseesWithoutProfile: withoutProfile(world, addressees),
    registersBeforeSigning: type?.registersBeforeSigning ?? false,
  })
}
