import type * as v from 'valibot'
import type { Process, ProcessStep } from '../../fixtures/processes/process.ts'
import { caseFileProcesses, processOf } from '../../fixtures/processes/processes.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { PossibleRoute, ProcessInfo, RouteStep } from '../../src/contract/shapes/caseFiles.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { statusOf } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { fullNameOf } from '../people/names.ts'
import { calendarOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'
import type { CaseFileRow, CaseFileStepRow } from './rows.ts'

type Step = v.InferOutput<typeof RouteStep>
const WORKING_DAYS = 2

/** How far a case file has come by itself: from the status of its first document. */
const progressOf = (process: Process, root: DocumentRow): number => {
  const last = process.steps.length - 1
  const status = statusOf(root)
  if (isFinal(status)) return last
  if (status === DocumentStatus.IN_PROGRESS) return Math.floor(last / 2)
  if (status === DocumentStatus.SUSPENDED) return Math.min(3, last)
  return status === DocumentStatus.FOR_RESOLUTION ? 1 : Math.min(1, last)
}

const dueOf = (world: World, { workingDays }: ProcessStep, started: string): string | null =>
  workingDays === null ? null : endOfDeadline(civilDateOf(started), workingDays, WORKING_DAYS, calendarOf(world)).end

/** The steps that follow from the documents: passed ones end on the day they were due, the next begins then. */
const stepsOfDocuments = (world: World, process: Process, root: DocumentRow): Step[] => {
  const isOver = isFinal(statusOf(root))
  const upTo = progressOf(process, root)
  const now = world.now().toISOString()
  let started = root.dateRegistered ?? root.dateCreated
  return process.steps.slice(0, upTo + 1).map((step, at) => {
    const due = dueOf(world, step, started)
    const isPassed = at < upTo || isOver
    const ended = due === null ? started : `${due}T14:00:00.000Z`
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
    return { ...shown, result: isPassed ? 'Изпълнен' : '', comment: '', isCurrent: !isPassed }
  })
}

const stepsById = new Map(caseFileProcesses.flatMap(({ steps }) => steps.map((step) => [step.id, step])))

const stepView = (world: World, row: CaseFileStepRow): Step => {
  const step = stepsById.get(row.stepId)
  const person = world.persons.get(row.personId)
  return {
    stepId: row.stepId,
    name: step?.name ?? '',
    performer: person ? fullNameOf(person) : (step?.performer ?? ''),
    startedAt: row.dateStarted,
    dueDate: step ? dueOf(world, step, row.dateStarted) : null,
    finishedAt: row.dateFinished,
    result: row.dateFinished ? 'Изпълнен' : '',
    comment: row.comment,
    isCurrent: row.dateFinished === null,
  }
}

/** Every step a case file has been in, the oldest first. */
export const routeOf = (world: World, file: CaseFileRow, root: DocumentRow): Step[] => {
  const process = processOf(file.scope, root)
  const byHand = world.caseFileSteps.by('caseFileGuid', file.guid)
  const before = stepsOfDocuments(world, process, root)
  const first = byHand[0]
  if (!first) return before
  const closed = before.map((step) =>
    step.isCurrent ? { ...step, isCurrent: false, finishedAt: first.dateStarted, result: 'Изпълнен' } : step,
  )
  return [...closed, ...byHand.map((row) => stepView(world, row))]
}

/** The step at which an open case file stands now; undefined for one without a number, and for a finished one. */
export const standingStep = (world: World, file: CaseFileRow): Step | undefined => {
  const root = world.documents.get(file.rootDocumentGuid)
  if (file.number === null || !root || isFinal(statusOf(root))) return undefined
  return routeOf(world, file, root).find(({ isCurrent }) => isCurrent)
}

export const processInfo = (world: World, file: CaseFileRow, root: DocumentRow): v.InferOutput<typeof ProcessInfo> => {
  const stages = routeOf(world, file, root)
  const { id, name } = processOf(file.scope, root)
  return {
    processId: id,
    processName: name,
    current: stages.find(({ isCurrent }) => isCurrent) ?? null,
    stages,
  }
}

/** Where the current step may go on, and back to. */
export const possibleRoutes = (
  world: World,
  file: CaseFileRow,
  root: DocumentRow,
): v.InferOutput<typeof PossibleRoute>[] => {
  const process = processOf(file.scope, root)
  const current = routeOf(world, file, root).find(({ isCurrent }) => isCurrent)
  const from = process.steps.find(({ id }) => id === current?.stepId)
  if (!from) return []
  return from.next.flatMap((id) => {
    const step = process.steps.find((one) => one.id === id)
    if (!step) return []
    const dataItems = (step.asks ?? []).map((item) => ({ ...item }))
    return [{ stepId: step.id, name: step.name, isBack: step.id < from.id, performer: step.performer, dataItems }]
  })
}
