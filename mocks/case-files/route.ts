import type * as v from 'valibot'
import { caseFileProcesses, processOf } from '../../fixtures/processes/processes.ts'
import type { PossibleRoute, ProcessInfo } from '../../src/contract/shapes/caseFiles.ts'
import { type CaseFileRow, isClosed } from '../documents/caseFileRow.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import type { CaseFileStepRow } from './caseFileRows.ts'
import { performerOf } from './performer.ts'
import { type CaseFileStep, dueOf, resultOf, stepsOfDocuments } from './stepsOfDocuments.ts'

const stepsById = new Map(caseFileProcesses.flatMap(({ steps }) => steps.map((step) => [step.id, step])))

const stepView = (db: MockDatabase, root: DocumentRow, row: CaseFileStepRow): CaseFileStep => {
  const step = stepsById.get(row.stepId)
  const person = asOf(db, 'persons', row.personId, row.dateFinished)
  const dueDate = step ? dueOf(db, step, row.dateStarted) : null
  return {
    stepId: row.stepId,
    name: step?.name ?? '',
    performer: person ? fullNameOf(person) : step ? performerOf(db, root, step) : '',
    startedAt: row.dateStarted,
    dueDate,
    finishedAt: row.dateFinished,
    result: resultOf(dueDate, row.dateFinished),
    comment: row.comment,
    isCurrent: row.dateFinished === null,
  }
}

const closedWith = (step: CaseFileStep, closing: CaseFileStep | undefined): CaseFileStep =>
  step.isCurrent && closing?.finishedAt
    ? { ...step, isCurrent: false, finishedAt: closing.finishedAt, result: resultOf(step.dueDate, closing.finishedAt) }
    : step

/**
 * Returns the past, skipped, current and future steps of a case file, oldest first. After the first step that a user
 * entered, only entered steps and the closing step follow.
 */
export const routeOf = (db: MockDatabase, file: CaseFileRow, root: DocumentRow): CaseFileStep[] => {
  const process = processOf(file.scope, root)
  const manualSteps = db.caseFileSteps.by('caseFileGuid', file.guid)
  const steps = stepsOfDocuments(db, process, root)
  const first = manualSteps[0]
  if (!first) return steps
  const closing = isClosed(file) ? steps.at(-1) : undefined
  const entered = steps.filter(({ startedAt }) => startedAt !== null && startedAt <= first.dateStarted)
  const before = entered.map((step) => closedWith(step, { ...step, finishedAt: step.finishedAt ?? first.dateStarted }))
  const after = manualSteps.map((row) => closedWith(stepView(db, root, row), closing))
  return [...before.filter((step) => step !== closing), ...after, ...(closing ? [closing] : [])]
}

export const standingStep = (db: MockDatabase, file: CaseFileRow): CaseFileStep | undefined => {
  const root = db.documents.get(file.rootDocumentGuid)
  if (file.number === null || !root || isClosed(file)) return undefined
  return routeOf(db, file, root).find(({ isCurrent }) => isCurrent)
}

export const processInfo = (
  db: MockDatabase,
  file: CaseFileRow,
  root: DocumentRow,
): v.InferOutput<typeof ProcessInfo> => {
  const stages = routeOf(db, file, root)
  const { id, name } = processOf(file.scope, root)
  return {
    processId: id,
    processName: name,
    current: stages.find(({ isCurrent }) => isCurrent) ?? null,
    stages,
  }
}

export const possibleRoutes = (
  db: MockDatabase,
  file: CaseFileRow,
  root: DocumentRow,
): v.InferOutput<typeof PossibleRoute>[] => {
  const process = processOf(file.scope, root)
  const current = routeOf(db, file, root).find(({ isCurrent }) => isCurrent)
  const from = process.steps.find(({ id }) => id === current?.stepId)
  if (!from) return []
  return from.next.flatMap((id) => {
    const step = process.steps.find((one) => one.id === id)
    if (!step) return []
    const dataItems = (step.asks ?? []).map((item) => ({ ...item }))
    return [{ stepId: step.id, name: step.name, isBack: step.id < from.id, performer: step.performer, dataItems }]
  })
}
