import type * as v from 'valibot'
import type { CaseEvent, Process, ProcessStep } from '../../fixtures/processes/process.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { RouteStep } from '../../src/contract/shapes/caseFiles.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { statusOf } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { World } from '../engine/world.ts'
import { fullNameOf } from '../people/names.ts'
import { asOf } from '../records/formerRows.ts'
import { calendarOf } from '../settings/calendar.ts'
import { isOpen } from '../tasks/views.ts'
import { type CaseEvents, eventsOf, type Happened } from './caseEvents.ts'
import { performerOf } from './performer.ts'

export type Step = v.InferOutput<typeof RouteStep>
const WORKING_DAYS = 2

/** The day on which a step that began then should end; null for one without a term. */
export const dueOf = (world: World, { workingDays }: ProcessStep, started: string): string | null =>
  workingDays === null ? null : endOfDeadline(civilDateOf(started), workingDays, WORKING_DAYS, calendarOf(world)).end

/** How a step ended; '' while it has not. */
export const resultOf = (dueDate: string | null, finishedAt: string | null): string => {
  if (finishedAt === null) return ''
  return dueDate !== null && civilDateOf(finishedAt) > dueDate ? 'Изпълнен след срока' : 'Изпълнен'
}

const blank = { startedAt: null, dueDate: null, finishedAt: null, comment: '', isCurrent: false }
const named = ({ id, name, performer }: ProcessStep) => ({ stepId: id, name, performer })
const skipped = (step: ProcessStep): Step => ({ ...named(step), ...blank, result: 'Пропуснат' })

/** What leads on from a step where nothing goes wrong. */
const nextOf = (process: Process, step: ProcessStep): ProcessStep | undefined =>
  process.steps.find(({ id, isDetour }) => id > step.id && step.next.includes(id) && !isDetour)

const endOf = (step: ProcessStep, events: CaseEvents): Happened | undefined =>
  step.endedBy?.map((event) => events[event]).find((event) => event !== undefined)

type Ends = ReadonlyMap<ProcessStep, Happened | undefined>

/** A fee may be paid before anything is done: alone it does not carry a case over the work that comes before its check. */
const isPaidAhead = (process: Process, step: ProcessStep, ends: Ends): boolean => {
  const before = process.steps.findLast(({ id, isDetour, endedBy }) => id < step.id && !isDetour && endedBy)
  return step.endedBy?.every((event) => event === 'paid') === true && before !== undefined && !ends.get(before)
}

/** The last step that is over: what happened last, and after it what was over before its turn came. */
const lastOf = (process: Process, ends: Ends): ProcessStep | undefined => {
  let last = process.steps.findLast((step) => ends.get(step) && !isPaidAhead(process, step, ends))
  for (let next = last && nextOf(process, last); next && ends.get(next); next = nextOf(process, next)) last = next
  return last
}

/** The steps after one, as they follow when nothing goes wrong. */
const stepsAfter = (process: Process, step: ProcessStep): ProcessStep[] => {
  const next = nextOf(process, step)
  return next ? [next, ...stepsAfter(process, next)] : []
}

/** The last term of the documents of a case file that work goes on with; '' where none has one. */
const termOfDocuments = (world: World, root: DocumentRow): string => {
  const documents = root.caseFileGuid ? world.documents.by('caseFileGuid', root.caseFileGuid) : [root]
  const terms = documents.filter((one) => !isFinal(statusOf(one))).flatMap(({ deadline }) => deadline ?? [])
  return terms.toSorted().at(-1) ?? ''
}

/**
 * Work is due by its tasks, other steps by the working days of the process; each by the term of the documents where that
 * is later: what has been given more time is not late within it.
 */
const dueNow = (world: World, step: ProcessStep, root: DocumentRow, started: string): string | null => {
  const tasks = world.tasks.by('documentGuid', root.guid).flatMap((task) => (isOpen(task) ? task.deadline : []))
  const isWork = step.endedBy?.some((event) => event === 'worked' || event === 'tested')
  const ofWork = isWork ? tasks.toSorted().at(-1) : undefined
  const ofStep = ofWork ?? dueOf(world, step, started)
  const ofDocuments = termOfDocuments(world, root)
  return ofStep !== null && ofDocuments > ofStep ? ofDocuments : ofStep
}

type Standing = { status: DocumentStatus; events: CaseEvents; last: ProcessStep | undefined }

/**
 * Where an open case file stands: where it waits while its first document is suspended, at the signature that its letter
 * waits for, at the closing when it is finished and no letter is being written, else after what happened last.
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

/** At which step of a process an open case file stands after these events; `status` is that of its first document. */
export const stepAfter = (process: Process, events: CaseEvents, status: DocumentStatus): ProcessStep | undefined =>
  presentStep(process, { status, events, last: lastOf(process, endsOf(process, events)) })

/**
 * The route of a case file as its documents tell it. A step that an event ended is passed, from the event before it on;
 * one before it that nothing speaks of was skipped. After the present step come those that are still ahead.
 */
export const stepsOfDocuments = (world: World, process: Process, root: DocumentRow): Step[] => {
  const events = eventsOf(world, root)
  const waiting = (step: ProcessStep) => ({ ...named(step), ...blank, performer: performerOf(world, root, step) })
  const ends = endsOf(process, events)
  const last = lastOf(process, ends)
  const present = events.closed ? undefined : presentStep(process, { status: statusOf(root), events, last })
  const isReached = present?.endedBy?.some((event) => event === 'signed' || event === 'closed')
  const reached = present && isReached ? process.steps.indexOf(present) : 0
  const passed = Math.max(reached, last ? process.steps.indexOf(last) + 1 : 0)
  let started = root.dateRegistered ?? root.dateCreated
  const behind = process.steps.slice(0, passed).flatMap((step): Step[] => {
    const end = ends.get(step)
    if (!end) return step.isDetour || step === present ? [] : [skipped(step)]
    const person = asOf(world, 'persons', end.personId, end.at)
    const [startedAt = started, until = end.at] = [started, end.at].toSorted()
    const dueDate = dueOf(world, step, startedAt)
    started = until
    return [
      {
        ...named(step),
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
  const dueDate = present.endedBy?.includes('waited') ? root.suspendedUntil : dueNow(world, present, root, startedAt)
  const current: Step = { ...waiting(present), startedAt, dueDate, result: '', isCurrent: true }
  return [...behind, current, ...stepsAfter(process, present).map((step) => ({ ...waiting(step), result: 'Предстои' }))]
}
