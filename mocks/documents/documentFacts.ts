import { DeliveryStatus, Direction, DocumentStatus, SentVia } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import { type DocumentFacts, documentFacts } from '../../src/rules/documents/documentFacts.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { isSigned } from '../../src/rules/documents/signature.ts'
import { hasFailed } from '../../src/rules/exchange/sending.ts'
import { isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import type { World } from '../engine/world.ts'
import type { DocumentTypeIndexRow } from '../settings/rows.ts'
import { obligationsOwed, paymentsOf } from './obligationView.ts'
import { statusOf } from './permissions.ts'
import { withoutProfile } from './profiles.ts'
import type { AddresseeRow, DocumentRow } from './rows.ts'
import { signaturesOf } from './signature.ts'

/** How specific the link of an index to a type is: the one for a department comes before the one for all. */
const narrowness = ({ directionId, departmentId }: DocumentTypeIndexRow) =>
  (departmentId === null ? 0 : 2) + (directionId === null ? 0 : 1)

/**
 * The index for the number of a document: the chosen one, or the most specific active one of its type, primary or
 * secondary.
 */
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

export const openTasksOf = (world: World, { guid }: DocumentRow) =>
  [...world.tasks.by('documentGuid', guid), ...world.tasks.by('resolutionGuid', guid)].filter(({ statusId }) =>
    isOpenStatus(statusId),
  )

/** Outgoing documents without addressees use their correspondents as receivers. */
export const addresseesCountOf = (world: World, row: DocumentRow): number =>
  world.addressees.by('documentGuid', row.guid).length ||
  (row.directionId === Direction.OUTGOING ? row.correspondentIds.length : 0)

export const outgoingInCase = (world: World, row: DocumentRow): DocumentRow[] =>
  (row.caseFileGuid ? world.documents.by('caseFileGuid', row.caseFileGuid) : []).filter(
    ({ directionId, number }) => directionId === Direction.OUTGOING && number !== null,
  )

/**
 * The registered outgoing documents of the case that are not annulled and go to someone other than the sender of this
 * document.
 */
export const outgoingToOthers = (world: World, row: DocumentRow): DocumentRow[] =>
  outgoingInCase(world, row).filter(
    (letter) =>
      statusOf(letter) !== DocumentStatus.ANNULLED &&
      receiversOf(world, letter).some((id) => id === null || !row.correspondentIds.includes(id)),
  )
/** The correspondents, other than the senders, to whom letters of the case file go. */
export const lettersTo = (world: World, row: DocumentRow): number[] =>
  outgoingToOthers(world, row).flatMap((letter) =>
    receiversOf(world, letter).flatMap((id) => (id === null || row.correspondentIds.includes(id) ? [] : [id])),
  )
const receiversOf = (world: World, letter: DocumentRow): (number | null)[] => {
  const named = world.addressees.by('documentGuid', letter.guid)
  return named.length > 0 ? named.map(({ correspondentId }) => correspondentId) : letter.correspondentIds
}

const awaitsNewAgreement = (world: World, row: DocumentRow): boolean => {
  if (statusOf(row) !== DocumentStatus.RETURNED) return false
  const asked = world.tasks.by('documentGuid', row.guid).filter(({ typeId }) => typeId === TaskType.AGREEMENT)
  if (asked.some(({ statusId }) => isOpenStatus(statusId))) return false
  const last = asked
    .flatMap(({ guid }) => world.taskAssignees.by('taskGuid', guid))
    .toSorted((a, b) => ((a.dateCompleted ?? '') < (b.dateCompleted ?? '') ? 1 : -1))
    .at(0)
  return last?.resultTypeId === TaskResult.NOT_AGREED
}

export const failedDeliveriesOf = (world: World, row: DocumentRow): number =>
  statusOf(row) === DocumentStatus.SENT ? world.addressees.by('documentGuid', row.guid).filter(hasFailed).length : 0

export const refusedDeliveriesOf = (world: World, row: DocumentRow): number =>
  statusOf(row) === DocumentStatus.SENT
    ? world.addressees
        .by('documentGuid', row.guid)
        .filter((one) => !hasFailed(one) && Boolean(world.exchangeMessages.get(one.messageGuid)?.failure)).length
    : 0

/**
 * The number of addressees not reached yet: through the two systems those without receipt, through other channels those
 * with a failure.
 */
export const undeliveredOf = (world: World, { guid }: DocumentRow): number =>
  world.addressees.by('documentGuid', guid).filter((one) => hasFailed(one) || isUnderway(one)).length
const isUnderway = ({ sentViaId, deliveryStatusId }: AddresseeRow): boolean =>
  exchange.includes(sentViaId) &&
  deliveryStatusId !== DeliveryStatus.DELIVERED &&
  deliveryStatusId !== DeliveryStatus.SEEN
const exchange: readonly (number | null)[] = [SentVia.EDELIVERY, SentVia.DOCEXCHANGE]

export const factsOfRow = (world: World, row: DocumentRow): DocumentFacts => {
  const type = world.documentTypes.get(row.typeId)
  const obligations = world.obligations.by('documentGuid', row.guid)
  const addressees = world.addressees.by('documentGuid', row.guid)
  const open = openTasksOf(world, row)
  const signatures = signaturesOf(world, row)
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
    isSigned: isSigned(signatures),
    isSignedOnPaper: isSigned(signatures) && signatures.signature === null,
    awaitsNewAgreement: awaitsNewAgreement(world, row),
    tasksCount: world.tasks.by('documentGuid', row.guid).length + world.tasks.by('resolutionGuid', row.guid).length,
    openTasks: open.map(({ description }) => description),
    obligationsCount: obligations.length,
    unpaidObligations: obligationsOwed(world, row),
    paymentsCount: obligations.reduce((sum, one) => sum + paymentsOf(world, one).length, 0),
    hasParent: row.parentGuid !== null,
    hasRegisteredChildren: world.documents.by('parentGuid', row.guid).some(({ number }) => number !== null),
    isAdministrativeService: row.scope === 2,
    hasDeadline: row.deadline !== null,
    isResolution: isResolutionType(row.typeId),
    hasOutgoingInCase: outgoingInCase(world, row).length > 0,
    isOutgoingOnlyToSender: outgoingInCase(world, row).length > 0 && outgoingToOthers(world, row).length === 0,
    failedDeliveries: failedDeliveriesOf(world, row),
    wasSentByExchange: addressees.some(
      ({ sentViaId, deliveryStatusId }) =>
        exchange.includes(sentViaId) && (deliveryStatusId ?? 0) >= DeliveryStatus.SENT,
    ),
    addresseesWithoutProfile: withoutProfile(world, addressees),
    registersBeforeSigning: type?.registersBeforeSigning ?? false,
  })
}
