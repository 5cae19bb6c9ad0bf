import { paymentStatuses, serviceKinds } from '../../fixtures/nomenclatures.ts'
import { DocumentStatus, ListView } from '../../src/contract/enumerations.ts'
import type { DocumentRow as DocumentRowShape } from '../../src/contract/shapes/documents.ts'
import { civilDateOf, daysBetween } from '../../src/dates/civilDate.ts'
import { workingDaysLeft } from '../../src/rules/deadlines/endOfTerm.ts'
import { isUnfinished, statusName } from '../../src/rules/documents/documentStatus.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { shortNameOf } from '../people/names.ts'
import { asOf } from '../records/formerRows.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { waitingBy } from './deskPart.ts'
import { failedDeliveriesOf, refusedDeliveriesOf } from './documentFacts.ts'
import { holderOf } from './holderOf.ts'
import { roleLabels, rolesIn } from './myPart.ts'
import { addressedToOf, correspondentNames, typeNameOf } from './names.ts'
import { statusOfObligation } from './obligationView.ts'
import { readableBy, statusOf } from './permissions.ts'
import { isReadBy, unreadInCase } from './readMarks.ts'
import type { DocumentRow } from './rows.ts'

export const shownStatusOf = (row: DocumentRow): string =>
  statusName({ status: statusOf(row), receivedViaId: row.receivedViaId, isRegistered: row.number !== null })

const runs = (row: DocumentRow): boolean => isUnfinished(statusOf(row)) && statusOf(row) !== DocumentStatus.SUSPENDED
/** Working days to the deadline of an open document; null if no term runs, for example while it is suspended. */
export const workingDaysLeftOf = (world: World, row: DocumentRow): number | null =>
  row.deadline && runs(row) ? workingDaysLeft(row.deadline, todayOf(world), calendarOf(world)) : null

const daysSince = (world: World, row: DocumentRow): number =>
  Math.max(0, daysBetween(civilDateOf(row.dateRegistered ?? row.dateCreated), todayOf(world)))

const paymentStatusOf = (world: World, row: DocumentRow): string | null => {
  const obligation = world.obligations.by('documentGuid', row.guid).at(-1)
  if (!obligation) return null
  const status = statusOfObligation(world, obligation)
  return paymentStatuses.find(({ id }) => id === status)?.name ?? null
}

const lastOfCase = (world: World, caller: Caller, row: DocumentRow): string | null => {
  const all = row.caseFileGuid ? world.documents.by('caseFileGuid', row.caseFileGuid) : [row]
  const inCase = all.filter(readableBy(world, caller))
  const last = inCase.reduce((a, b) => (b.dateCreated > a.dateCreated ? b : a), inCase[0] ?? row)
  return last.number ? formatNumber(last.number, last.dateRegistered) : last.subject
}

const ofView = (world: World, caller: Caller, view: number, row: DocumentRow) => {
  const awaiting = view === ListView.Manage ? waitingBy(world, caller)(row) : null
  const portal = view === ListView.Portal
  return {
    unreadCount: view === ListView.ContainingNotRead ? unreadInCase(world, caller, row) : null,
    lastDocument: view === ListView.ContainingNotRead ? lastOfCase(world, caller, row) : null,
    myRole:
      view === ListView.Control
        ? rolesIn(world, caller, row)
            .map((one) => roleLabels[one])
            .join(', ')
        : null,
    awaits: awaiting?.what ?? null,
    awaitsFrom: awaiting?.from ?? null,
    awaitsSince: awaiting?.since ?? null,
    daysSinceRegistration: view === ListView.Unfinished ? daysSince(world, row) : null,
    dateReceived: portal ? (row.dateReceived ?? row.dateCreated) : null,
    serviceName: portal ? (serviceKinds.find(({ id }) => id === row.serviceKindId)?.name ?? null) : null,
    paymentStatusName: portal ? paymentStatusOf(world, row) : null,
  }
}

export const ofPortal = 'Портал'

export const documentRowView = (world: World, caller: Caller, view: number, row: DocumentRow): DocumentRowShape => {
  const author = asOf(world, 'persons', row.authorPersonId, row.dateRegistered)
  return {
    guid: row.guid,
    documentNumber: row.number,
    dateRegistered: row.dateRegistered,
    dateCreated: row.dateCreated,
    documentDirectionId: row.directionId,
    documentTypeId: row.typeId,
    documentTypeName: typeNameOf(world, row),
    documentStatusId: row.statusId,
    documentStatusName: shownStatusOf(row),
    subjectDescription: row.subject,
    externalRefNumber: row.externalRefNumber ?? '',
    correspondents: correspondentNames(world, row),
    addressedTo: addressedToOf(world, row),
    departmentName: asOf(world, 'departments', row.departmentId, row.dateRegistered)?.name ?? '',
    createdBy: row.createdByPersonId === null ? ofPortal : author ? shortNameOf(author) : '',
    ...holderOf(world, row),
    deadline: row.deadline,
    workingDaysLeft: workingDaysLeftOf(world, row),
    failedDeliveries: failedDeliveriesOf(world, row),
    refusedDeliveries: refusedDeliveriesOf(world, row),
    isRead: isReadBy(world, caller, row),
    hasFiles: row.files !== 0,
    ...ofView(world, caller, view, row),
  }
}
