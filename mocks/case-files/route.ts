import type * as v from 'valibot'
import { caseFileProcesses, processOf } from '../../fixtures/processes/processes.ts'
import type { PossibleRoute, ProcessInfo } from '../../src/contract/shapes/caseFiles.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { statusOf } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { fullNameOf } from '../people/names.ts'
import type { World } from '../world.ts'
import type { CaseFileRow, CaseFileStepRow } from './rows.ts'
import { dueOf, resultOf, type Step, stepsOfDocuments } from './stepsOfDocuments.ts'

const stepsById = new Map(caseFileProcesses.flatMap(({ steps }) => steps.map((step) => [step.id, step])))

const stepView = (world: World, row: CaseFileStepRow): Step => {
  const step = stepsById.get(row.stepId)
  const person = world.persons.get(row.personId)
  const dueDate = step ? dueOf(world, step, row.dateStarted) : null
  return {
    stepId: row.stepId,
    name: step?.name ?? '',
    performer: person ? fullNameOf(person) : (step?.performer ?? ''),
    startedAt: row.dateStarted,
    dueDate,
    finishedAt: row.dateFinished,
    result: resultOf(dueDate, row.dateFinished),
    comment: row.comment,
    isCurrent: row.dateFinished === null,
  }
}

/** Every step a case file has been in, the oldest first. */
export const routeOf = (world: World, file: CaseFileRow, root: DocumentRow): Step[] => {
  const process = processOf(file.scope, root)
  const byHand = world.caseFileSteps.by('caseFileGuid', file.guid)
  const before = stepsOfDocuments(world, process, file, root)
  const first = byHand[0]
  if (!first) return before
  const closed = before.map((step) =>
    step.isCurrent
      ? { ...step, isCurrent: false, finishedAt: first.dateStarted, result: resultOf(step.dueDate, first.dateStarted) }
      : step,
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
