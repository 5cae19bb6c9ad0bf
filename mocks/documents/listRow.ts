import { paymentStatuses, serviceKinds } from '../../fixtures/nomenclatures.ts'
import { DocumentStatus, ListView } from '../../src/contract/enumerations.ts'
import type { DocumentRow as DocumentRowShape } from '../../src/contract/shapes/documents.ts'
import { type CivilDate, civilDateOf, daysBetween } from '../../src/dates/civilDate.ts'
import { workingDaysLeft } from '../../src/rules/deadlines/endOfTerm.ts'
import { isUnfinished, statusName } from '../../src/rules/documents/documentStatus.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { shortNameOf } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { roleLabels, rolesIn } from './callerRole.ts'
import { failedOn, failureOf } from './deliveryViews.ts'
import { failedAddresseesOf, failedDeliveriesOf, refusedDeliveriesOf } from './documentFacts.ts'
import { addressedToOf, correspondentNames, correspondentOptions, typeNameOf } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { hasSignedFile } from './hasSignedFile.ts'
import { holderOf } from './holderOf.ts'
import { statusOfObligation } from './obligationView.ts'
import { addresseeNameOf } from './partViews.ts'
import { waitingBy } from './pendingAtDesk.ts'
import { readableBy, statusOf } from './permissions.ts'
import { isReadBy, unreadInCase } from './readMarks.ts'

export const shownStatusOf = (row: DocumentRow): string =>
  statusName({ status: statusOf(row), receivedViaId: row.receivedViaId, isRegistered: row.number !== null })

const runs = (row: DocumentRow): boolean => isUnfinished(statusOf(row)) && statusOf(row) !== DocumentStatus.SUSPENDED
/**
 * Returns the working days to the deadline of an open document; null if no term runs, for example while it is
 * suspended.
 */
export const workingDaysLeftOf = (db: MockDatabase, row: DocumentRow): number | null =>
  row.deadline && runs(row) ? workingDaysLeft(row.deadline, todayOf(db), calendarOf(db)) : null

const daysSince = (db: MockDatabase, row: DocumentRow): number =>
  Math.max(0, daysBetween(civilDateOf(row.dateRegistered ?? row.dateCreated), todayOf(db)))

const paymentStatusOf = (db: MockDatabase, row: DocumentRow): string | null => {
  const obligation = db.obligations.by('documentGuid', row.guid).at(-1)
  if (!obligation) return null
  const status = statusOfObligation(db, obligation)
  return paymentStatuses.find(({ id }) => id === status)?.name ?? null
}

const lastOfCase = (db: MockDatabase, caller: Caller, row: DocumentRow): string | null => {
  const all = row.caseFileGuid ? db.documents.by('caseFileGuid', row.caseFileGuid) : [row]
  const inCase = all.filter(readableBy(db, caller))
  const last = inCase.reduce((a, b) => (b.dateCreated > a.dateCreated ? b : a), inCase[0] ?? row)
  return last.number ? formatNumber(last.number, last.dateRegistered) : last.subject
}

const deliveryProblemsOf = (db: MockDatabase, row: DocumentRow) => {
  const failed = failedAddresseesOf(db, row)
  if (failed.length === 0) return { undeliveredTo: null, undeliveredSince: null }
  const texts = failed.map((one) => [addresseeNameOf(db, one), failureOf(db, one)].filter(Boolean).join(': '))
  return { undeliveredTo: texts.join('; '), undeliveredSince: undeliveredSinceOf(db, row) }
}
/** Returns the day on which the first of the failed deliveries failed; null if none failed. */
export const undeliveredSinceOf = (db: MockDatabase, row: DocumentRow): CivilDate | null =>
  failedAddresseesOf(db, row)
    .flatMap((one) => failedOn(db, one) ?? [])
    .toSorted()
    .at(0) ?? null

const ofView = (db: MockDatabase, caller: Caller, view: number, row: DocumentRow) => {
  const awaiting = view === ListView.Manage ? waitingBy(db, caller)(row) : null
  const portal = view === ListView.Portal
  return {
    unreadCount: view === ListView.ContainingNotRead ? unreadInCase(db, caller, row) : null,
    lastDocument: view === ListView.ContainingNotRead ? lastOfCase(db, caller, row) : null,
    myRole:
      view === ListView.Control
        ? rolesIn(db, caller, row)
            .map((one) => roleLabels[one])
            .join(', ')
        : null,
    awaits: awaiting?.what ?? null,
    awaitsFrom: awaiting?.from ?? null,
    awaitsSince: awaiting?.since ?? null,
    daysSinceRegistration: view === ListView.Unfinished ? daysSince(db, row) : null,
    dateReceived: portal ? (row.dateReceived ?? row.dateCreated) : null,
    serviceName: portal ? (serviceKinds.find(({ id }) => id === row.serviceKindId)?.name ?? null) : null,
    paymentStatusName: portal ? paymentStatusOf(db, row) : null,
  }
}

export const ofPortal = 'Портал'

export const documentRowView = (db: MockDatabase, caller: Caller, view: number, row: DocumentRow): DocumentRowShape => {
  const author = asOf(db, 'persons', row.authorPersonId, row.dateRegistered)
  return {
    guid: row.guid,
    documentNumber: row.number,
    dateRegistered: row.dateRegistered,
    dateCreated: row.dateCreated,
    documentDirectionId: row.directionId,
    documentTypeId: row.typeId,
    documentTypeName: typeNameOf(db, row),
    documentStatusId: row.statusId,
    documentStatusName: shownStatusOf(row),
    subjectDescription: row.subject,
    caseFileGuid: db.caseFiles.get(row.caseFileGuid)?.number ? row.caseFileGuid : null,
    externalRefNumber: row.externalRefNumber ?? '',
    correspondents: correspondentNames(db, row),
    correspondentRoleIds: correspondentOptions(db, row).map(({ roleId }) => roleId),
    addressedTo: addressedToOf(db, row),
    departmentName: asOf(db, 'departments', row.departmentId, row.dateRegistered)?.name ?? '',
    createdBy: row.createdByPersonId === null ? ofPortal : author ? shortNameOf(author) : '',
    ...holderOf(db, row),
    deadline: row.deadline,
    workingDaysLeft: workingDaysLeftOf(db, row),
    failedDeliveries: failedDeliveriesOf(db, row),
    refusedDeliveries: refusedDeliveriesOf(db, row),
    isRead: isReadBy(db, caller, row),
    hasFiles: row.files !== 0,
    hasSignature: hasSignedFile(db, row),
    ...deliveryProblemsOf(db, row),
    ...ofView(db, caller, view, row),
  }
}
