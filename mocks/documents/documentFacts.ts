import { DeliveryStatus, Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { requestTaskTypes, TaskResult, TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import { awaitsReceipt } from '../../src/rules/documents/delivery.ts'
import { type DocumentFacts, documentFacts } from '../../src/rules/documents/documentFacts.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { isSigned } from '../../src/rules/documents/signature.ts'
import { isByExchange } from '../../src/rules/exchange/isByExchange.ts'
import { hasFailed } from '../../src/rules/exchange/sending.ts'
import { isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { DocumentTypeIndexRow } from '../settings/settingsRows.ts'
import { peopleOfDocument } from './correspondentRoles.ts'
import type { AddresseeRow, DocumentRow } from './documentRows.ts'
import { obligationsOwed, paymentsOf } from './obligationView.ts'
import { statusOf } from './permissions.ts'
import { withoutProfile } from './profiles.ts'
import { signaturesOf } from './signature.ts'

/**
 * Returns the priority of a link between a number index and a document type: a link for one department precedes a link
 * for all departments.
 */
const narrowness = ({ directionId, departmentId }: DocumentTypeIndexRow) =>
  (departmentId === null ? 0 : 2) + (directionId === null ? 0 : 1)

/** Returns the number index of a document: the chosen one, or the most specific active index of its type. */
export const indexOf = (db: MockDatabase, row: DocumentRow): number | null => {
  if (row.numberIndexId) return row.numberIndexId
  const fits = db.documentTypeIndexes
    .by('documentTypeId', row.typeId)
    .filter(
      ({ directionId, departmentId, numberIndexId }) =>
        db.numberIndexes.get(numberIndexId)?.isActive &&
        (directionId ?? row.directionId) === row.directionId &&
        (departmentId ?? row.departmentId) === row.departmentId,
    )
    .toSorted((a, b) => narrowness(b) - narrowness(a) || a.id - b.id)
  const joins = row.caseFileGuid !== null
  return (fits.find(({ isPrimary }) => isPrimary !== joins) ?? fits[0])?.numberIndexId ?? null
}

const tasksOf = (db: MockDatabase, { guid }: DocumentRow) => [
  ...db.tasks.by('documentGuid', guid),
  ...db.tasks.by('resolutionGuid', guid),
]
export const openTasksOf = (db: MockDatabase, row: DocumentRow) =>
  tasksOf(db, row).filter(({ statusId }) => isOpenStatus(statusId))
const isAssignedWork = ({ typeId, statusId }: { typeId: number; statusId: number }): boolean =>
  !requestTaskTypes.includes(typeId) && statusId !== TaskStatus.WITHDRAWN

export const addresseesCountOf = (db: MockDatabase, row: DocumentRow): number =>
  db.addressees.by('documentGuid', row.guid).length ||
  (row.directionId === Direction.OUTGOING ? row.correspondentIds.length : 0)

export const outgoingInCase = (db: MockDatabase, row: DocumentRow): DocumentRow[] =>
  (row.caseFileGuid ? db.documents.by('caseFileGuid', row.caseFileGuid) : []).filter(
    ({ directionId, number }) => directionId === Direction.OUTGOING && number !== null,
  )

/**
 * Returns the registered, not annulled outgoing documents of the case that were sent to someone other than the sender
 * of this document.
 */
export const outgoingToOthers = (db: MockDatabase, row: DocumentRow): DocumentRow[] =>
  outgoingInCase(db, row).filter(
    (letter) =>
      statusOf(letter) !== DocumentStatus.ANNULLED &&
      receiversOf(db, letter).some((id) => id === null || !row.correspondentIds.includes(id)),
  )
export const lettersTo = (db: MockDatabase, row: DocumentRow): number[] =>
  outgoingToOthers(db, row).flatMap((letter) =>
    receiversOf(db, letter).flatMap((id) => (id === null || row.correspondentIds.includes(id) ? [] : [id])),
  )
const receiversOf = (db: MockDatabase, letter: DocumentRow): (number | null)[] => {
  const named = db.addressees.by('documentGuid', letter.guid)
  return named.length > 0 ? named.map(({ correspondentId }) => correspondentId) : letter.correspondentIds
}

const awaitsNewAgreement = (db: MockDatabase, row: DocumentRow): boolean => {
  if (statusOf(row) !== DocumentStatus.RETURNED) return false
  const agreementTasks = db.tasks.by('documentGuid', row.guid).filter(({ typeId }) => typeId === TaskType.AGREEMENT)
  if (agreementTasks.some(({ statusId }) => isOpenStatus(statusId))) return false
  const last = agreementTasks
    .flatMap(({ guid }) => db.taskAssignees.by('taskGuid', guid))
    .toSorted((a, b) => ((a.dateCompleted ?? '') < (b.dateCompleted ?? '') ? 1 : -1))
    .at(0)
  return last?.resultTypeId === TaskResult.NOT_AGREED
}

/** Returns the addressees to whom a sent document was not delivered. A completed document has none. */
export const failedAddresseesOf = (db: MockDatabase, row: DocumentRow): AddresseeRow[] =>
  statusOf(row) === DocumentStatus.SENT ? db.addressees.by('documentGuid', row.guid).filter(hasFailed) : []
export const failedDeliveriesOf = (db: MockDatabase, row: DocumentRow): number => failedAddresseesOf(db, row).length
const returnedDeliveriesOf = (db: MockDatabase, row: DocumentRow): number =>
  failedAddresseesOf(db, row).filter((one) => !isByExchange(one)).length

/**
 * Counts the deliveries that the receivers refused. A seeded message is never refused, so messages that are not
 * generated yet need not be generated.
 */
export const refusedDeliveriesOf = (db: MockDatabase, row: DocumentRow): number =>
  statusOf(row) === DocumentStatus.SENT
    ? db.addressees
        .by('documentGuid', row.guid)
        .filter((one) => !hasFailed(one) && Boolean(db.exchangeMessages.getIfGenerated(one.messageGuid)?.failure))
        .length
    : 0

/**
 * Counts the addressees without a delivery: in ССЕВ and СЕОС those without a receipt, in other channels those with a
 * failed delivery.
 */
export const undeliveredOf = (db: MockDatabase, { guid }: DocumentRow): number =>
  db.addressees.by('documentGuid', guid).filter((one) => hasFailed(one) || isUnderway(one)).length
const isUnderway = (row: AddresseeRow): boolean =>
  isByExchange(row) && row.deliveryStatusId !== DeliveryStatus.DELIVERED && row.deliveryStatusId !== DeliveryStatus.SEEN

export const factsOfRow = (db: MockDatabase, row: DocumentRow): DocumentFacts => {
  const type = db.documentTypes.get(row.typeId)
  const obligations = db.obligations.by('documentGuid', row.guid)
  const addressees = db.addressees.by('documentGuid', row.guid)
  const tasks = tasksOf(db, row)
  const open = openTasksOf(db, row)
  const signatures = signaturesOf(db, row)
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
    hasIndex: indexOf(db, row) !== null,
    correspondentsCount: row.correspondentIds.length,
    people: peopleOfDocument(row),
    addresseesCount: addresseesCountOf(db, row),
    openAgreements: open.filter(({ typeId }) => typeId === TaskType.AGREEMENT).length,
    filesCount: db.attachedFiles.by('documentGuid', row.guid).length,
    hasSigner: row.signedByPersonId !== null,
    isSigned: isSigned(signatures),
    isSignedOnPaper: isSigned(signatures) && signatures.signature === null,
    awaitsNewAgreement: awaitsNewAgreement(db, row),
    tasksCount: tasks.length,
    assignedTasks: tasks.filter(isAssignedWork).length,
    openTasks: open.map(({ description }) => description),
    obligationsCount: obligations.length,
    unpaidObligations: obligationsOwed(db, row),
    paymentsCount: obligations.reduce((sum, one) => sum + paymentsOf(db, one).length, 0),
    hasParent: row.parentGuid !== null,
    hasRegisteredChildren: db.documents.by('parentGuid', row.guid).some(({ number }) => number !== null),
    isAdministrativeService: row.scope === 2,
    hasDeadline: row.deadline !== null,
    isResolution: isResolutionType(row.typeId),
    isReplaced: db.documents.by('replacesGuid', row.guid).length > 0,
    hasOutgoingInCase: outgoingInCase(db, row).length > 0,
    isOutgoingOnlyToSender: outgoingInCase(db, row).length > 0 && outgoingToOthers(db, row).length === 0,
    failedDeliveries: failedDeliveriesOf(db, row),
    returnedDeliveries: returnedDeliveriesOf(db, row),
    awaitedReceipts: addressees.filter((one) => awaitsReceipt({ ...one, sentAt: one.dateSent })).length,
    wasSentByExchange: addressees.some(
      (one) => isByExchange(one) && (one.deliveryStatusId ?? 0) >= DeliveryStatus.SENT,
    ),
    addresseesWithoutProfile: withoutProfile(db, addressees),
    registersBeforeSigning: type?.registersBeforeSigning ?? false,
  })
}
