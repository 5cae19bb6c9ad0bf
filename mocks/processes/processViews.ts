import type * as v from 'valibot'
import type { Process, ProcessStep } from '../../fixtures/processes/process.ts'
import { processes } from '../../fixtures/processes/processes.ts'
import { businessTrip, expenseReport, leave } from '../../fixtures/processes/staffProcesses.ts'
import type {
  BusinessProcess,
  BusinessProcessFilter,
  BusinessProcessRow,
  ProcessStep as StepShape,
} from '../../src/contract/businessProcesses.ts'
import { processStatusLabels } from '../../src/contract/enumerations.ts'
import type { RouteEntry, StaffStep } from '../../src/contract/shapes/staff.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import { standingStep } from '../case-files/route.ts'
import { dueOf } from '../case-files/stepsOfDocuments.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { countKey, type SortKeys, sortRows, wordKey } from '../records/sortRows.ts'

type StaffRecord = { step: StaffStep; history: readonly RouteEntry[] }
type Standing = { activeInstances: number; lateInstances: number }

type StandingAt = { stepId: number; dueDate: string | null }

const caseFilesAt = (db: MockDatabase): StandingAt[] =>
  db.caseFiles.all().flatMap((file) => {
    const step = standingStep(db, file)
    return step?.stepId ? [{ stepId: step.stepId, dueDate: step.dueDate }] : []
  })

/**
 * Returns the steps at which the open records of a staff process are, with their due dates. The term of a step starts
 * when the record enters the step.
 */
const staffRecordsAt = (db: MockDatabase, process: Process, rows: readonly StaffRecord[]): StandingAt[] => {
  const steps = new Map(process.steps.flatMap((step) => (step.staffStep ? [[step.staffStep, step]] : [])))
  return rows.flatMap(({ step: state, history }) => {
    const step = steps.get(state)
    const began = history.at(-1)?.at
    return step ? [{ stepId: step.id, dueDate: began ? dueOf(db, step, began) : null }] : []
  })
}

export const standingBySteps = (db: MockDatabase): ReadonlyMap<number, Standing> => {
  const today = civilDateOf(db.now().toISOString())
  const bySteps = new Map<number, Standing>()
  const standing = [
    ...caseFilesAt(db),
    ...staffRecordsAt(db, leave, db.leaveApplications.all()),
    ...staffRecordsAt(db, businessTrip, db.businessTrips.all()),
    ...staffRecordsAt(db, expenseReport, db.expenseReports.all()),
  ]
  for (const { stepId, dueDate } of standing) {
    const known = bySteps.get(stepId) ?? none
    const late = dueDate !== null && dueDate < today ? 1 : 0
    bySteps.set(stepId, { activeInstances: known.activeInstances + 1, lateInstances: known.lateInstances + late })
  }
  return bySteps
}

const none: Standing = { activeInstances: 0, lateInstances: 0 }

const standingIn = (process: Process, bySteps: ReadonlyMap<number, Standing>) => {
  const of = ({ id }: ProcessStep): Standing => bySteps.get(id) ?? none
  const inAll = process.steps.map(of).reduce(
    (sum, one) => ({
      activeInstances: sum.activeInstances + one.activeInstances,
      lateInstances: sum.lateInstances + one.lateInstances,
    }),
    none,
  )
  return { of, inAll }
}

type Row = v.InferOutput<typeof BusinessProcessRow>

const rowView = (process: Process, bySteps: ReadonlyMap<number, Standing>): Row => ({
  id: process.id,
  code: process.code,
  name: process.name,
  version: process.version,
  objectName: process.object,
  statusId: process.status,
  ...standingIn(process, bySteps).inAll,
})

const sortKeys: SortKeys<Row> = {
  code: ({ code }) => wordKey(code),
  name: ({ name }) => wordKey(name),
  version: ({ version }) => countKey(version ?? 0),
  objectName: ({ objectName }) => wordKey(objectName),
  activeInstances: ({ activeInstances }) => countKey(activeInstances),
  statusId: ({ statusId }) => processStatusLabels[statusId as keyof typeof processStatusLabels] ?? '',
}

export const processPage = (
  db: MockDatabase,
  { skip, take }: { skip: number; take: number },
  { name = '', statusId, sortColumns }: v.InferOutput<typeof BusinessProcessFilter>,
) => {
  const bySteps = standingBySteps(db)
  const hasName = matcherOf(name)
  const rows = processes
    .filter((one) => hasName(searchable(one.name)) && (statusId ?? one.status) === one.status)
    .map((one) => rowView(one, bySteps))
  return { items: sortRows(rows, sortColumns?.[0], sortKeys).slice(skip, skip + take), totalCount: rows.length }
}

const stepView = (step: ProcessStep, standing: Standing): v.InferOutput<typeof StepShape> => ({
  id: step.id,
  name: step.name,
  performer: step.performer,
  workingDays: step.workingDays,
  decision: step.decision?.question ?? '',
  transitions: step.next.map((stepId, at) => ({ stepId, condition: step.decision?.answers[at] ?? '' })),
  dataItems: (step.asks ?? []).map(({ label }) => label),
  ...standing,
})

export const processView = (db: MockDatabase, process: Process): v.InferOutput<typeof BusinessProcess> => {
  const bySteps = standingBySteps(db)
  const { of } = standingIn(process, bySteps)
  return {
    ...rowView(process, bySteps),
    description: process.description,
    steps: process.steps.map((step) => stepView(step, of(step))),
  }
}
