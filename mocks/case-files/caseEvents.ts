import type { CaseEvent } from '../../fixtures/processes/process.ts'
import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { requestTaskTypes, TaskResult, TaskType } from '../../src/contract/taskKinds.ts'
import { civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { asSuspension } from '../../src/rules/deadlines/suspension.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { isClosed } from '../documents/caseFileRow.ts'
import { obligationsOwed, paymentsOf } from '../documents/obligationView.ts'
import { statusOf } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { signaturesOf } from '../documents/signature.ts'
import type { World } from '../engine/world.ts'
import { isOpen } from '../tasks/views.ts'

/** When an event happened in a case file, and the person; `personId` is null if the person is not a user. */
export type Happened = { at: string; personId: number | null }
export type CaseEvents = Readonly<Partial<Record<CaseEvent, Happened>>>

const earliest = (all: readonly Happened[]): Happened | undefined =>
  all.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(0)
const latest = (all: readonly Happened[]): Happened | undefined => all.toSorted((a, b) => (a.at < b.at ? 1 : -1)).at(0)
const some = (at: string | null | undefined, personId: number | null): Happened[] => (at ? [{ at, personId }] : [])

/** The tasks that are work on the document, without those that are requests about it. */
export const workOn = (world: World, { guid }: DocumentRow) =>
  world.tasks.by('documentGuid', guid).filter(({ typeId }) => !requestTaskTypes.includes(typeId))

const assigned = (world: World, root: DocumentRow, documents: readonly DocumentRow[]): Happened | undefined =>
  earliest([
    ...documents
      .filter(({ parentGuid, typeId }) => parentGuid === root.guid && isResolutionType(typeId))
      .flatMap(({ dateRegistered, authorPersonId }) => some(dateRegistered, authorPersonId)),
    ...workOn(world, root).flatMap(({ dateCreated, assignerPersonId }) => some(dateCreated, assignerPersonId)),
  ])

/** Work starts at registration: an order written earlier counts from then. */
const notBefore = (day: string | null, event: Happened | undefined): Happened | undefined =>
  event && day !== null && event.at < day ? { ...event, at: day } : event

/** The id of „Метрологични експертизи“, the department that tests types. */
const TESTING_DEPARTMENT = 33
const testing = (world: World, root: DocumentRow) =>
  workOn(world, root).flatMap((task) =>
    world.taskAssignees
      .by('taskGuid', task.guid)
      .filter(({ personId }) => world.persons.get(personId)?.departmentId === TESTING_DEPARTMENT)
      .map((part) => ({ task, part })),
  )

const givenToTest = (world: World, root: DocumentRow): Happened | undefined =>
  earliest(testing(world, root).flatMap(({ task }) => some(task.dateCreated, task.assignerPersonId)))

const tested = (world: World, root: DocumentRow): Happened | undefined => {
  const all = testing(world, root)
  return all.some(({ task, part }) => part.dateCompleted === null && isOpen(task))
    ? undefined
    : latest(all.flatMap(({ part }) => some(part.dateCompleted, part.completedByPersonId)))
}

/** The work is done when no task is open: at the time of the last completed part. */
const worked = (world: World, root: DocumentRow): Happened | undefined => {
  const work = workOn(world, root)
  if (work.length === 0 || work.some(isOpen)) return undefined
  const parts = work.flatMap(({ guid }) => world.taskAssignees.by('taskGuid', guid))
  return latest(parts.flatMap(({ dateCompleted, completedByPersonId }) => some(dateCompleted, completedByPersonId)))
}

const waited = ({ suspensions }: DocumentRow): Happened | undefined => {
  const last = suspensions.flatMap((interval) => asSuspension(interval) ?? []).at(-1)
  return last && { at: `${last.to}T07:00:00.000Z`, personId: null }
}

const paid = (world: World, root: DocumentRow): Happened | undefined => {
  if (obligationsOwed(world, root) > 0) return undefined
  const payments = world.obligations.by('documentGuid', root.guid).flatMap((one) => paymentsOf(world, one))
  return latest(payments.flatMap(({ dateCreated, createdByPersonId }) => some(dateCreated, createdByPersonId)))
}

const agreed = (world: World, answer: DocumentRow): Happened | undefined => {
  const agreements = world.tasks.by('documentGuid', answer.guid).filter(({ typeId }) => typeId === TaskType.AGREEMENT)
  const parts = agreements.flatMap(({ guid }) => world.taskAssignees.by('taskGuid', guid))
  if (
    agreements.length === 0 ||
    agreements.some(isOpen) ||
    parts.some(({ resultTypeId }) => resultTypeId === TaskResult.NOT_AGREED)
  )
    return undefined
  return latest(parts.flatMap(({ dateCompleted, completedByPersonId }) => some(dateCompleted, completedByPersonId)))
}

const signed = (world: World, answer: DocumentRow): Happened | undefined => {
  const { signature, signedOnPaper } = signaturesOf(world, answer)
  if (signature) return { at: signature.date, personId: signature.by.id }
  if (!signedOnPaper) return undefined
  // A signature on paper has only a date.
  const { dateRegistered, signedByPersonId: personId } = answer
  const isOnDay = dateRegistered !== null && civilDateOf(dateRegistered) === signedOnPaper
  return { at: isOnDay ? dateRegistered : new Date(isoAt(signedOnPaper, '12:00')).toISOString(), personId }
}

const sent = (world: World, answer: DocumentRow): Happened | undefined => {
  const dates = world.addressees.by('documentGuid', answer.guid).flatMap(({ dateSent }) => some(dateSent, null))
  const isSent = statusOf(answer) === DocumentStatus.SENT
  return earliest([...dates, ...(isSent ? some(answer.statusDate, null) : [])])
}

/** The events of the last outgoing letter of the case that is not annulled, because that letter ends the case. */
const ofAnswer = (world: World, answer: DocumentRow | undefined): CaseEvents => {
  if (!answer) return {}
  const questions = world.tasks
    .by('documentGuid', answer.guid)
    .filter(({ typeId }) => requestTaskTypes.includes(typeId))
  const author = answer.authorPersonId
  return present({
    drafted: { at: answer.dateCreated, personId: author },
    written: earliest([
      ...questions.flatMap(({ dateCreated, assignerPersonId }) => some(dateCreated, assignerPersonId)),
      ...some(answer.dateRegistered, author),
    ]),
    agreed: agreed(world, answer),
    awaitsSignature: some(statusOf(answer) === DocumentStatus.FOR_SIGNATURE ? answer.statusDate : null, author).at(0),
    signed: signed(world, answer),
    sent: sent(world, answer),
  })
}

const present = (events: Record<string, Happened | undefined>): CaseEvents =>
  Object.fromEntries(Object.entries(events).filter(([, event]) => event !== undefined))

/**
 * Returns the events of a case file from its documents, tasks and payments. The steps of the route are derived only
 * from these.
 */
export const eventsOf = (world: World, root: DocumentRow): CaseEvents => {
  const file = world.caseFiles.get(root.caseFileGuid)
  const documents = root.caseFileGuid ? world.documents.by('caseFileGuid', root.caseFileGuid) : [root]
  const answers = documents.filter(
    (one) => one.directionId === Direction.OUTGOING && statusOf(one) !== DocumentStatus.ANNULLED,
  )
  const answer = answers.toSorted((a, b) => (a.dateCreated < b.dateCreated ? -1 : 1)).at(-1)
  return {
    ...present({
      registered: some(root.dateRegistered, root.registeredByPersonId).at(0),
      assigned: notBefore(root.dateRegistered, assigned(world, root, documents)),
      worked: worked(world, root),
      givenToTest: notBefore(root.dateRegistered, givenToTest(world, root)),
      tested: tested(world, root),
      waited: waited(root),
      paid: paid(world, root),
      closed: file && isClosed(file) ? { at: file.statusDate, personId: null } : undefined,
    }),
    ...ofAnswer(world, answer),
  }
}
