import type * as v from 'valibot'
import type { Process, ProcessStep } from '../../fixtures/processes/process.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { RouteStep } from '../../src/contract/shapes/caseFiles.ts'
import { addDays, civilDateOf } from '../../src/dates/civilDate.ts'
import { endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { statusOf } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'
import type { CaseFileRow } from './rows.ts'

export type Step = v.InferOutput<typeof RouteStep>
const WORKING_DAYS = 2

/** How far a case file has come by itself: from the status of its first document; those at work are spread over its later steps. */
const progressOf = (process: Process, file: CaseFileRow, root: DocumentRow): number => {
  const last = process.steps.length - 1
  const status = statusOf(root)
  if (isFinal(status)) return last
  const middle = Math.floor(last / 2)
  if (status === DocumentStatus.IN_PROGRESS) return middle + (file.id % Math.max(1, last - middle - 1))
  if (status === DocumentStatus.SUSPENDED) return Math.min(3, last)
  return status === DocumentStatus.FOR_RESOLUTION ? 1 : Math.min(1, last)
}

/** The day on which a step that began then should end; null for one without a term. */
export const dueOf = (world: World, { workingDays }: ProcessStep, started: string): string | null =>
  workingDays === null ? null : endOfDeadline(civilDateOf(started), workingDays, WORKING_DAYS, calendarOf(world)).end

/** How a step ended; '' while it has not. */
export const resultOf = (dueDate: string | null, finishedAt: string | null): string => {
  if (finishedAt === null) return ''
  return dueDate !== null && civilDateOf(finishedAt) > dueDate ? 'Изпълнен след срока' : 'Изпълнен'
}

const LATE_ONE_IN = 5

/**
 * When the present step began. By the terms alone an old case file would have stood at it for months: but for one in
 * some, it was reached in the last days that the step may take.
 */
const beginningOfPresent = (world: World, file: CaseFileRow, step: ProcessStep): string | null => {
  if (file.id % LATE_ONE_IN === 0) return null
  const calendar = calendarOf(world)
  let day = addDays(todayOf(world), -(file.id % (step.workingDays ?? 1)))
  while (calendar.isNonWorking(day)) day = addDays(day, -1)
  return `${day}T07:00:00.000Z`
}

/** The steps that follow from the documents: passed ones end on the day they were due, the next begins then. */
export const stepsOfDocuments = (world: World, process: Process, file: CaseFileRow, root: DocumentRow): Step[] => {
  const isOver = isFinal(statusOf(root))
  const upTo = progressOf(process, file, root)
  const now = world.now().toISOString()
  const present = process.steps[upTo]
  const began = present && !isOver ? beginningOfPresent(world, file, present) : null
  let started = root.dateRegistered ?? root.dateCreated
  return process.steps.slice(0, upTo + 1).map((step, at) => {
    const due = dueOf(world, step, started)
    const isPassed = at < upTo || isOver
    const byTerm = due === null ? started : `${due}T14:00:00.000Z`
    const ended = at === upTo - 1 && began !== null && began > byTerm ? began : byTerm
    const isAhead = ended > now
    const finishedAt = isPassed ? (isAhead ? now : ended) : null
    const shown = {
      stepId: step.id,
      name: step.name,
      performer: step.performer,
      startedAt: started,
      dueDate: due,
      finishedAt,
    }
    started = finishedAt ?? started
    return { ...shown, result: resultOf(due, finishedAt), comment: '', isCurrent: !isPassed }
  })
}
