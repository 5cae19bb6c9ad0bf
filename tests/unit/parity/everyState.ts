import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
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

const documentsInEveryStatus = (db: MockDatabase): void => {
  const all = db.documents.all().filter((row) => row.number !== null && row.scope === 1)
  for (const directionId of Object.values(Direction)) {
    const row =
      all.find((one) => one.directionId === directionId && one.correspondentIds.length > 0) ??
      all.find((one) => one.directionId === directionId)
    if (!row) continue
    const [addressee] = db.addressees.by('documentGuid', row.guid)
    const [file] = db.attachedFiles.by('documentGuid', row.guid)
    for (const statusId of Object.values(DocumentStatus)) {
      const isDraft = unregistered.includes(statusId)
      const guid = db.newGuid()
      db.put('documents', {
        ...row,
        guid,
        id: db.nextId('documents'),
        statusId,
        ...(isDraft && { number: null, dateRegistered: null, caseFileGuid: null, receiptOrder: null }),
      })
      if (addressee) {
        db.put('addressees', {
          ...addressee,
          id: db.nextId('addressees'),
          documentGuid: guid,
          dateSent: null,
          deliveryStatusId: null,
          messageGuid: null,
        })
        for (const [departmentId, deliveryStatusId] of [
          [2, DeliveryStatus.SENT],
          [3, DeliveryStatus.FAILED],
        ] as const)
          db.put('addressees', {
            ...addressee,
            id: db.nextId('addressees'),
            documentGuid: guid,
            kind: 'department',
            correspondentId: null,
            departmentId,
            sentViaId: SentVia.COUNTER,
            dateSent: row.dateCreated,
            deliveryStatusId,
            messageGuid: null,
          })
      }
      if (file)
        db.put('attachedFiles', {
          ...file,
          guid: db.newGuid(),
          id: db.nextId('attachedFiles'),
          documentGuid: guid,
        })
    }
  }
}

/** Adds a letter to another body to a case file, without which its incoming document cannot be forwarded. */
const letterToAnotherBody = (db: MockDatabase): void => {
  const all = db.documents.all().filter((row) => row.number !== null && row.scope === 1)
  const incoming = all.find(
    (row) =>
      row.directionId === Direction.INCOMING &&
      row.statusId === DocumentStatus.IN_PROGRESS &&
      row.caseFileGuid !== null,
  )
  const outgoing = all.find(({ directionId }) => directionId === Direction.OUTGOING)
  const other = db.correspondents.all().find(({ id }) => !incoming?.correspondentIds.includes(id))
  if (!incoming || !outgoing || !other) throw new RangeError('The mock database has no letters')
  db.put('documents', {
    ...outgoing,
    guid: db.newGuid(),
    id: db.nextId('documents'),
    caseFileGuid: incoming.caseFileGuid,
    correspondentIds: [other.id],
    statusId: DocumentStatus.REGISTERED,
  })
}

const lettersToSend = (db: MockDatabase): void => {
  const rows = db.documents
    .all()
    .filter((row) => row.directionId === Direction.OUTGOING && row.statusId === DocumentStatus.SENT)
  const municipality = db.correspondents.by('correspondentGroupId', 3).find(({ isActive }) => isActive)
  for (const [at, sentViaId] of [SentVia.EDELIVERY, SentVia.DOCEXCHANGE].entries()) {
    const row = rows[at]
    const [addressee] = row ? db.addressees.by('documentGuid', row.guid) : []
    if (!row || !addressee) throw new RangeError('The mock database has no sent letters')
    for (const { id } of db.addressees.by('documentGuid', row.guid)) db.remove('addressees', id)
    db.put('documents', { ...row, statusId: DocumentStatus.REGISTERED, sentViaId })
    db.put('addressees', {
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

const staffInEveryStep = (db: MockDatabase): void => {
  const reported = new Set(db.expenseReports.all().map(({ tripId }) => tripId))
  const closed = {
    leaveApplications: db.leaveApplications.all().filter(({ step }) => step === 'closed'),
    // A closed trip has a report, so the trips for the other steps are approved trips without a report.
    businessTrips: db.businessTrips.all().filter(({ id, step }) => step === 'approved' && !reported.has(id)),
    expenseReports: db.expenseReports.all().filter(({ step }) => step === 'closed'),
  }
  for (const [at, step] of StaffStep.options.entries()) {
    for (const table of ['leaveApplications', 'businessTrips', 'expenseReports'] as const) {
      const row = closed[table][at]
      if (row) db.put(table, { ...row, step })
    }
  }
  for (const { tripId } of closed.expenseReports) {
    const trip = db.businessTrips.get(tripId)
    if (trip) db.put('businessTrips', { ...trip, step: 'approved' })
  }
  const [, sickLeave] = db.sickLeaves.all()
  if (sickLeave) db.put('sickLeaves', { ...sickLeave, step: 'cancelled' })
}

const inspectionsToClose = (db: MockDatabase): void => {
  const closed = db.inspections
    .all()
    .find((one) => one.statusId === InspectionStatus.FINISHED && one.groupedInspectionGuid === null)
  const groups = db.groupedInspections.all().filter(({ statusId }) => statusId === InspectionStatus.FINISHED)
  if (!closed) throw new RangeError('The mock database has no closed inspections')
  db.put('inspections', { ...closed, statusId: InspectionStatus.UNDER_WAY })
  for (const [at, statusId] of [InspectionStatus.DRAFT, InspectionStatus.UNDER_WAY].entries()) {
    const group = groups[at]
    if (group) db.put('groupedInspections', { ...group, statusId })
  }
}

const partsInEveryState = (db: MockDatabase): void => {
  const paid = db.obligations
    .all()
    .find(({ guid, isCancelled }) => !isCancelled && db.payments.by('obligationGuid', guid).length > 0)
  const [comment] = db.comments.all()
  if (!paid || !comment) throw new RangeError('The mock database has no payments or no comments')
  const [payment] = db.payments.by('obligationGuid', paid.guid)
  for (const [given, hasPayment] of [
    [{ isRefunded: true }, true],
    [{ isCancelled: true, cancelReason: 'Двойно въведено' }, true],
    [{}, true],
    [{}, false],
  ] as const) {
    const guid = db.newGuid()
    db.put('obligations', { ...paid, ...given, guid, id: db.nextId('obligations') })
    if (payment && hasPayment)
      db.put('payments', { ...payment, guid: db.newGuid(), id: db.nextId('payments'), obligationGuid: guid })
  }
  db.put('comments', { ...comment, id: db.nextId('comments'), dateCreated: db.now().toISOString() })
}

export const withEveryState = (db: MockDatabase): void => {
  documentsInEveryStatus(db)
  letterToAnotherBody(db)
  lettersToSend(db)
  staffInEveryStep(db)
  inspectionsToClose(db)
  registersInEveryState(db)
  partsInEveryState(db)
}
