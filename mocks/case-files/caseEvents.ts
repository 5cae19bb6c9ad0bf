import type { CaseEvent } from '../../fixtures/processes/process.ts'
import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { requestTaskTypes, TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import { civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { asSuspension } from '../../src/rules/deadlines/suspension.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { isClosed } from '../documents/caseFileRow.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { obligationsOwed, paymentsOf } from '../documents/obligationView.ts'
import { statusOf } from '../documents/permissions.ts'
import { signaturesOf } from '../documents/signature.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { isOpen } from '../tasks/taskViews.ts'

/**
 * When an event of a case file happened, and who caused it; `personId` is null if the event was not caused by a user.
 */
export type Happened = { at: string; personId: number | null }
export type CaseEvents = Readonly<Partial<Record<CaseEvent, Happened>>>

const earliest = (all: readonly Happened[]): Happened | undefined =>
  all.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(0)
const latestOf = (all: readonly Happened[]): Happened | undefined =>
  all.toSorted((a, b) => (a.at < b.at ? 1 : -1)).at(0)
const some = (at: string | null | undefined, personId: number | null): Happened[] => (at ? [{ at, personId }] : [])

export const workOn = (db: MockDatabase, { guid }: DocumentRow) =>
  db.tasks.by('documentGuid', guid).filter(({ typeId }) => !requestTaskTypes.includes(typeId))

const findAssigning = (db: MockDatabase, root: DocumentRow, documents: readonly DocumentRow[]): Happened | undefined =>
  earliest([
    ...documents
      .filter(({ parentGuid, typeId }) => parentGuid === root.guid && isResolutionType(typeId))
      .flatMap(({ dateRegistered, authorPersonId }) => some(dateRegistered, authorPersonId)),
    ...workOn(db, root).flatMap(({ dateCreated, assignerPersonId }) => some(dateCreated, assignerPersonId)),
  ])

/**
 * Moves an event that is earlier than the registration to the day of the registration, because the work starts at
 * registration.
 */
const notBefore = (day: string | null, event: Happened | undefined): Happened | undefined =>
  event && day !== null && event.at < day ? { ...event, at: day } : event

/** The id of „Метрологични експертизи“, the department that tests types of measuring devices. */
const TESTING_DEPARTMENT = 33
const partsOfTesting = (db: MockDatabase, root: DocumentRow) =>
  workOn(db, root).flatMap((task) =>
    db.taskAssignees
      .by('taskGuid', task.guid)
      .filter(({ personId }) => db.persons.get(personId)?.departmentId === TESTING_DEPARTMENT)
      .map((part) => ({ task, part })),
  )

const findStartOfTesting = (db: MockDatabase, root: DocumentRow): Happened | undefined =>
  earliest(partsOfTesting(db, root).flatMap(({ task }) => some(task.dateCreated, task.assignerPersonId)))

const findEndOfTesting = (db: MockDatabase, root: DocumentRow): Happened | undefined => {
  const all = partsOfTesting(db, root)
  return all.some(({ task, part }) => part.dateCompleted === null && isOpen(task))
    ? undefined
    : latestOf(all.flatMap(({ part }) => some(part.dateCompleted, part.completedByPersonId)))
}

const findEndOfWork = (db: MockDatabase, root: DocumentRow): Happened | undefined => {
  const work = workOn(db, root)
  if (work.length === 0 || work.some(isOpen)) return undefined
  const parts = work.flatMap(({ guid }) => db.taskAssignees.by('taskGuid', guid))
  return latestOf(parts.flatMap(({ dateCompleted, completedByPersonId }) => some(dateCompleted, completedByPersonId)))
}

const findEndOfWaiting = ({ suspensions }: DocumentRow): Happened | undefined => {
  const last = suspensions.flatMap((interval) => asSuspension(interval) ?? []).at(-1)
  return last && { at: `${last.to}T07:00:00.000Z`, personId: null }
}

const findPayment = (db: MockDatabase, root: DocumentRow): Happened | undefined => {
  if (obligationsOwed(db, root) > 0) return undefined
  const payments = db.obligations.by('documentGuid', root.guid).flatMap((one) => paymentsOf(db, one))
  return latestOf(payments.flatMap(({ dateCreated, createdByPersonId }) => some(dateCreated, createdByPersonId)))
}

const agreementEvent = (db: MockDatabase, answer: DocumentRow): Happened | undefined => {
  const agreements = db.tasks.by('documentGuid', answer.guid).filter(({ typeId }) => typeId === TaskType.AGREEMENT)
  const parts = agreements.flatMap(({ guid }) => db.taskAssignees.by('taskGuid', guid))
  if (
    agreements.length === 0 ||
    agreements.some(isOpen) ||
    parts.some(({ resultTypeId }) => resultTypeId === TaskResult.NOT_AGREED)
  )
    return undefined
  return latestOf(parts.flatMap(({ dateCompleted, completedByPersonId }) => some(dateCompleted, completedByPersonId)))
}

const findSigning = (db: MockDatabase, answer: DocumentRow): Happened | undefined => {
  const { signature, signedOnPaper } = signaturesOf(db, answer)
  if (signature) return { at: signature.date, personId: signature.by.id }
  if (!signedOnPaper) return undefined
  const { dateRegistered, signedByPersonId: personId } = answer
  const isOnDay = dateRegistered !== null && civilDateOf(dateRegistered) === signedOnPaper
  return { at: isOnDay ? dateRegistered : new Date(isoAt(signedOnPaper, '12:00')).toISOString(), personId }
}

const findSending = (db: MockDatabase, answer: DocumentRow): Happened | undefined => {
  const dates = db.addressees.by('documentGuid', answer.guid).flatMap(({ dateSent }) => some(dateSent, null))
  const isSent = statusOf(answer) === DocumentStatus.SENT
  return earliest([...dates, ...(isSent ? some(answer.statusDate, null) : [])])
}

const eventsOfAnswer = (db: MockDatabase, answer: DocumentRow | undefined): CaseEvents => {
  if (!answer) return {}
  const requests = db.tasks.by('documentGuid', answer.guid).filter(({ typeId }) => requestTaskTypes.includes(typeId))
  const author = answer.authorPersonId
  return present({
    drafted: { at: answer.dateCreated, personId: author },
    written: earliest([
      ...requests.flatMap(({ dateCreated, assignerPersonId }) => some(dateCreated, assignerPersonId)),
      ...some(answer.dateRegistered, author),
    ]),
    agreed: agreementEvent(db, answer),
    awaitsSignature: some(statusOf(answer) === DocumentStatus.FOR_SIGNATURE ? answer.statusDate : null, author).at(0),
    signed: findSigning(db, answer),
    sent: findSending(db, answer),
  })
}

const present = (events: Record<string, Happened | undefined>): CaseEvents =>
  Object.fromEntries(Object.entries(events).filter(([, event]) => event !== undefined))

export const eventsOf = (db: MockDatabase, root: DocumentRow): CaseEvents => {
  const file = db.caseFiles.get(root.caseFileGuid)
  const documents = root.caseFileGuid ? db.documents.by('caseFileGuid', root.caseFileGuid) : [root]
  const answers = documents.filter(
    (one) => one.directionId === Direction.OUTGOING && statusOf(one) !== DocumentStatus.ANNULLED,
  )
  const answer = answers.toSorted((a, b) => (a.dateCreated < b.dateCreated ? -1 : 1)).at(-1)
  return {
    ...present({
      registered: some(root.dateRegistered, root.registeredByPersonId).at(0),
      assigned: notBefore(root.dateRegistered, findAssigning(db, root, documents)),
      worked: findEndOfWork(db, root),
      givenToTest: notBefore(root.dateRegistered, findStartOfTesting(db, root)),
      tested: findEndOfTesting(db, root),
      waited: findEndOfWaiting(root),
      paid: findPayment(db, root),
      closed: file && isClosed(file) ? { at: file.statusDate, personId: null } : undefined,
    }),
    ...eventsOfAnswer(db, answer),
  }
}
