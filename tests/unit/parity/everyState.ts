import type { World } from '../../../mocks/engine/world.ts'
import { DeliveryStatus, Direction, DocumentStatus, SentVia } from '../../../src/contract/enumerations.ts'
import { InspectionStatus } from '../../../src/contract/inspectionKinds.ts'
import { StaffStep } from '../../../src/contract/shapes/staff.ts'
import { registersInEveryState } from './registersInEveryState.ts'

const unregistered: readonly number[] = [
  DocumentStatus.DRAFT,
  DocumentStatus.FOR_AGREEMENT,
  DocumentStatus.RETURNED,
  DocumentStatus.FOR_SIGNATURE,
  DocumentStatus.SIGNED,
]

/** A copy of a registered document in every status possible for its direction. */
const documentsInEveryStatus = (world: World): void => {
  const all = world.documents.all().filter((row) => row.number !== null && row.scope === 1)
  for (const directionId of Object.values(Direction)) {
    const row =
      all.find((one) => one.directionId === directionId && one.correspondentIds.length > 0) ??
      all.find((one) => one.directionId === directionId)
    if (!row) continue
    const [addressee] = world.addressees.by('documentGuid', row.guid)
    const [file] = world.attachedFiles.by('documentGuid', row.guid)
    for (const statusId of Object.values(DocumentStatus)) {
      const isDraft = unregistered.includes(statusId)
      const guid = world.newGuid()
      world.put('documents', {
        ...row,
        guid,
        id: world.nextId('documents'),
        statusId,
        ...(isDraft && { number: null, dateRegistered: null, caseFileGuid: null, receiptOrder: null }),
      })
      if (addressee) {
        world.put('addressees', {
          ...addressee,
          id: world.nextId('addressees'),
          documentGuid: guid,
          dateSent: null,
          deliveryStatusId: null,
          messageGuid: null,
        })
        world.put('addressees', {
          ...addressee,
          id: world.nextId('addressees'),
          documentGuid: guid,
          kind: 'department',
          correspondentId: null,
          departmentId: 2,
          sentViaId: SentVia.COUNTER,
          dateSent: row.dateCreated,
          deliveryStatusId: DeliveryStatus.SENT,
          messageGuid: null,
        })
      }
      if (file)
        world.put('attachedFiles', {
          ...file,
          guid: world.newGuid(),
          id: world.nextId('attachedFiles'),
          documentGuid: guid,
        })
    }
  }
}

const lettersToSend = (world: World): void => {
  const rows = world.documents
    .all()
    .filter((row) => row.directionId === Direction.OUTGOING && row.statusId === DocumentStatus.SENT)
  const municipality = world.correspondents.by('correspondentGroupId', 3).find(({ isActive }) => isActive)
  for (const [at, sentViaId] of [SentVia.EDELIVERY, SentVia.DOCEXCHANGE].entries()) {
    const row = rows[at]
    const [addressee] = row ? world.addressees.by('documentGuid', row.guid) : []
    if (!row || !addressee) throw new RangeError('The world has no sent letters')
    for (const { id } of world.addressees.by('documentGuid', row.guid)) world.remove('addressees', id)
    world.put('documents', { ...row, statusId: DocumentStatus.REGISTERED, sentViaId })
    world.put('addressees', {
      ...addressee,
      kind: 'correspondent',
      correspondentId: municipality?.id ?? null,
      sentViaId,
      dateSent: null,
      dateDelivered: null,
      deliveryStatusId: null,
      messageGuid: null,
    })
  }
}

/** Some staff records in short-lived steps; rows are not copied, because absences must not overlap. */
const staffInEveryStep = (world: World): void => {
  const reported = new Set(world.expenseReports.all().map(({ tripId }) => tripId))
  const closed = {
    leaveApplications: world.leaveApplications.all().filter(({ step }) => step === 'closed'),
    // A closed trip has its report, so trips that are only approved take the other steps.
    businessTrips: world.businessTrips.all().filter(({ id, step }) => step === 'approved' && !reported.has(id)),
    expenseReports: world.expenseReports.all().filter(({ step }) => step === 'closed'),
  }
  for (const [at, step] of StaffStep.options.entries()) {
    for (const table of ['leaveApplications', 'businessTrips', 'expenseReports'] as const) {
      const row = closed[table][at]
      if (row) world.put(table, { ...row, step })
    }
  }
  for (const { tripId } of closed.expenseReports) {
    const trip = world.businessTrips.get(tripId)
    if (trip) world.put('businessTrips', { ...trip, step: 'approved' })
  }
  const [, sickLeave] = world.sickLeaves.all()
  if (sickLeave) world.put('sickLeaves', { ...sickLeave, step: 'cancelled' })
}

const inspectionsToClose = (world: World): void => {
  const closed = world.inspections
    .all()
    .find((one) => one.statusId === InspectionStatus.FINISHED && one.groupedInspectionGuid === null)
  const groups = world.groupedInspections.all().filter(({ statusId }) => statusId === InspectionStatus.FINISHED)
  if (!closed) throw new RangeError('The world has no closed inspections')
  world.put('inspections', { ...closed, statusId: InspectionStatus.UNDER_WAY })
  for (const [at, statusId] of [InspectionStatus.DRAFT, InspectionStatus.UNDER_WAY].entries()) {
    const group = groups[at]
    if (group) world.put('groupedInspections', { ...group, statusId })
  }
}

/** A refunded obligation, and a comment of today by an author of an earlier one. */
const partsInEveryState = (world: World): void => {
  const paid = world.obligations
    .all()
    .find(({ guid, isCancelled }) => !isCancelled && world.payments.by('obligationGuid', guid).length > 0)
  const [comment] = world.comments.all()
  if (!paid || !comment) throw new RangeError('The world has no payments or no comments')
  const [payment] = world.payments.by('obligationGuid', paid.guid)
  for (const given of [{ isRefunded: true }, { isCancelled: true, cancelReason: 'Двойно въведено' }, {}]) {
    const guid = world.newGuid()
    world.put('obligations', { ...paid, ...given, guid, id: world.nextId('obligations') })
    if (payment)
      world.put('payments', { ...payment, guid: world.newGuid(), id: world.nextId('payments'), obligationGuid: guid })
  }
  world.put('comments', { ...comment, id: world.nextId('comments'), dateCreated: world.now().toISOString() })
}

/** Adds records in states that are not seeded, so that every action is both allowed and refused somewhere. */
export const withEveryState = (world: World): void => {
  documentsInEveryStatus(world)
  lettersToSend(world)
  staffInEveryStep(world)
  inspectionsToClose(world)
  registersInEveryState(world)
  partsInEveryState(world)
}
