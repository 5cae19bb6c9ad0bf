import type * as v from 'valibot'
import type { CaseEvent, Process, ProcessStep } from '../../fixtures/processes/process.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { RouteStep } from '../../src/contract/shapes/caseFiles.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { statusOf } from '../documents/permissions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import { calendarOf } from '../settings/calendar.ts'
import { isOpen } from '../tasks/taskViews.ts'
import { type CaseEvents, eventsOf, type Happened } from './caseEvents.ts'
import { performerOf } from './performer.ts'

export type CaseFileStep = v.InferOutput<typeof RouteStep>
const WORKING_DAYS = 2

/** Returns the due date of a step that started at the given time; null if the process sets no term for the step. */
export const dueOf = (db: MockDatabase, { workingDays }: ProcessStep, started: string): string | null =>
  workingDays === null ? null : endOfDeadline(civilDateOf(started), workingDays, WORKING_DAYS, calendarOf(db)).end

export const resultOf = (dueDate: string | null, finishedAt: string | null): string => {
  if (finishedAt === null) return ''
  return dueDate !== null && civilDateOf(finishedAt) > dueDate ? 'Изпълнен след срока' : 'Изпълнен'
}

const blank = { startedAt: null, dueDate: null, finishedAt: null, comment: '', isCurrent: false }
const namesOfStep = ({ id, name, performer }: ProcessStep) => ({ stepId: id, name, performer })
const asSkippedStep = (step: ProcessStep): CaseFileStep => ({ ...namesOfStep(step), ...blank, result: 'Пропуснат' })

const nextOf = (process: Process, step: ProcessStep): ProcessStep | undefined =>
  process.steps.find(({ id, isDetour }) => id > step.id && step.next.includes(id) && !isDetour)

const endOf = (step: ProcessStep, events: CaseEvents): Happened | undefined =>
  step.endedBy?.map((event) => events[event]).find((event) => event !== undefined)

type Ends = ReadonlyMap<ProcessStep, Happened | undefined>

/**
 * True if this step is the payment, and the step before it is not completed yet. The early payment must not move the
 * case file past that step.
 */
const isPaidEarly = (process: Process, step: ProcessStep, ends: Ends): boolean => {
  const before = process.steps.findLast(({ id, isDetour, endedBy }) => id < step.id && !isDetour && endedBy)
  return step.endedBy?.every((event) => event === 'paid') === true && before !== undefined && !ends.get(before)
}

const lastOf = (process: Process, ends: Ends): ProcessStep | undefined => {
  let last = process.steps.findLast((step) => ends.get(step) && !isPaidEarly(process, step, ends))
  for (let next = last && nextOf(process, last); next && ends.get(next); next = nextOf(process, next)) last = next
  return last
}

const stepsAfter = (process: Process, step: ProcessStep): ProcessStep[] => {
  const next = nextOf(process, step)
  return next ? [next, ...stepsAfter(process, next)] : []
}

const termOfDocuments = (db: MockDatabase, root: DocumentRow): string => {
  const documents = root.caseFileGuid ? db.documents.by('caseFileGuid', root.caseFileGuid) : [root]
  const terms = documents.filter((one) => !isFinal(statusOf(one))).flatMap(({ deadline }) => deadline ?? [])
  return terms.toSorted().at(-1) ?? ''
}

/**
 * Returns the due date of the current step: the deadline of its tasks, or the working days that the process allows. A
 * later deadline of the documents replaces this date, so that an extended term is not shown as overdue.
 */
const dueNow = (db: MockDatabase, step: ProcessStep, root: DocumentRow, started: string): string | null => {
  const tasks = db.tasks.by('documentGuid', root.guid).flatMap((task) => (isOpen(task) ? task.deadline : []))
  const isWork = step.endedBy?.some((event) => event === 'worked' || event === 'tested')
  const ofWork = isWork ? tasks.toSorted().at(-1) : undefined
  const ofStep = ofWork ?? dueOf(db, step, started)
  const ofDocuments = termOfDocuments(db, root)
  return ofStep !== null && ofDocuments > ofStep ? ofDocuments : ofStep
}

type Standing = { status: DocumentStatus; events: CaseEvents; last: ProcessStep | undefined }

/**
 * Returns the current step: the waiting step during a suspension, the signature step while the letter awaits a
 * signature, the closing step if the document is completed; otherwise the step after the last event.
 */
const presentStep = (process: Process, { status, events, last }: Standing): ProcessStep | undefined => {
  const endedBy = (event: CaseEvent) => process.steps.find((step) => step.endedBy?.includes(event))
  const waiting = endedBy('waited')
  if (waiting && status === DocumentStatus.SUSPENDED) return waiting
  if (isFinal(status) && (!events.drafted || events.sent)) return endedBy('closed')
  return (events.awaitsSignature && endedBy('signed')) ?? (last ? nextOf(process, last) : process.steps[0])
}

const endsOf = (process: Process, events: CaseEvents): Ends =>
  new Map(process.steps.map((step) => [step, endOf(step, events)]))

export const stepAfter = (process: Process, events: CaseEvents, status: DocumentStatus): ProcessStep | undefined =>
  presentStep(process, { status, events, last: lastOf(process, endsOf(process, events)) })

/**
 * Derives the steps of a case file from the events of its documents. Each step lasts from the previous event to the
 * event that ends the step. A step without an event counts as skipped if a later step has one.
 */
export const stepsOfDocuments = (db: MockDatabase, process: Process, root: DocumentRow): CaseFileStep[] => {
  const events = eventsOf(db, root)
  const waiting = (step: ProcessStep) => ({ ...namesOfStep(step), ...blank, performer: performerOf(db, root, step) })
  const ends = endsOf(process, events)
  const last = lastOf(process, ends)
  const present = events.closed ? undefined : presentStep(process, { status: statusOf(root), events, last })
  const isReached = present?.endedBy?.some((event) => event === 'signed' || event === 'closed')
  const reached = present && isReached ? process.steps.indexOf(present) : 0
  const passed = Math.max(reached, last ? process.steps.indexOf(last) + 1 : 0)
  let started = root.dateRegistered ?? root.dateCreated
  const behind = process.steps.slice(0, passed).flatMap((step): CaseFileStep[] => {
    const end = ends.get(step)
    if (!end) return step.isDetour || step === present ? [] : [asSkippedStep(step)]
    const person = asOf(db, 'persons', end.personId, end.at)
    const [startedAt = started, until = end.at] = [started, end.at].toSorted()
    const dueDate = dueOf(db, step, startedAt)
    started = until
    return [
      {
        ...namesOfStep(step),
        performer: person ? fullNameOf(person) : step.performer,
        startedAt,
        dueDate,
        finishedAt: end.at,
        result: resultOf(dueDate, end.at),
        comment: '',
        isCurrent: false,
      },
    ]
  })
  if (!present) return behind
  const startedAt = statusOf(root) === DocumentStatus.SUSPENDED ? root.statusDate : started
  const dueDate = present.endedBy?.includes('waited') ? root.suspendedUntil : dueNow(db, present, root, startedAt)
  const current: CaseFileStep = { ...waiting(present), startedAt, dueDate, result: '', isCurrent: true }
  return [...behind, current, ...stepsAfter(process, present).map((step) => ({ ...waiting(step), result: 'Предстои' }))]
}
