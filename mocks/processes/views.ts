import type * as v from 'valibot'
import type { Process, ProcessStep } from '../../fixtures/processes/process.ts'
import { caseFileProcesses, processes } from '../../fixtures/processes/processes.ts'
import type {
  BusinessProcess,
  BusinessProcessFilter,
  BusinessProcessRow,
  ProcessStep as StepShape,
} from '../../src/contract/businessProcesses.ts'
import { processStatusLabels } from '../../src/contract/enumerations.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { foldText } from '../../src/rules/words/foldText.ts'
import { standingStep } from '../case-files/route.ts'
import { countKey, ordered, type SortKeys, wordKey } from '../engine/ordered.ts'
import type { World } from '../world.ts'

type Standing = { activeInstances: number; lateInstances: number }

/** How many open case files stand at each step now, and how many of them are past its term. */
const standingBySteps = (world: World): ReadonlyMap<number, Standing> => {
  const today = civilDateOf(world.now().toISOString())
  const bySteps = new Map<number, Standing>()
  for (const file of world.caseFiles.all()) {
    const { stepId = null, dueDate = null } = standingStep(world, file) ?? {}
    if (stepId === null) continue
    const known = bySteps.get(stepId) ?? { activeInstances: 0, lateInstances: 0 }
    const late = dueDate !== null && dueDate < today ? 1 : 0
    bySteps.set(stepId, { activeInstances: known.activeInstances + 1, lateInstances: known.lateInstances + late })
  }
  return bySteps
}

const notCounted = { activeInstances: null, lateInstances: null }
const none: Standing = { activeInstances: 0, lateInstances: 0 }

/** What stands in a process, step by step. What goes through those of the staff has no records in the imitation yet. */
const standingIn = (process: Process, bySteps: ReadonlyMap<number, Standing>) => {
  if (!caseFileProcesses.includes(process)) return { of: () => notCounted, inAll: notCounted }
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
  activeInstances: ({ activeInstances }) => countKey(activeInstances ?? 0),
  statusId: ({ statusId }) => processStatusLabels[statusId as keyof typeof processStatusLabels] ?? '',
}

/** One page of the processes, in the order of the administration's list unless sorted. */
export const processPage = (
  world: World,
  { skip, take }: { skip: number; take: number },
  { name = '', statusId, sortColumns }: v.InferOutput<typeof BusinessProcessFilter>,
) => {
  const bySteps = standingBySteps(world)
  const rows = processes
    .filter((one) => foldText(one.name).includes(foldText(name)) && (statusId ?? one.status) === one.status)
    .map((one) => rowView(one, bySteps))
  return { items: ordered(rows, sortColumns?.[0], sortKeys).slice(skip, skip + take), totalCount: rows.length }
}

const stepView = (step: ProcessStep, standing: Standing | typeof notCounted): v.InferOutput<typeof StepShape> => ({
  id: step.id,
  name: step.name,
  performer: step.performer,
  workingDays: step.workingDays,
  decision: step.decision?.question ?? '',
  transitions: step.next.map((stepId, at) => ({ stepId, condition: step.decision?.answers[at] ?? '' })),
  dataItems: (step.asks ?? []).map(({ label }) => label),
  ...standing,
})

/** A process with its steps and what stands at each of them. */
export const processView = (world: World, process: Process): v.InferOutput<typeof BusinessProcess> => {
  const bySteps = standingBySteps(world)
  const { of } = standingIn(process, bySteps)
  return {
    ...rowView(process, bySteps),
    description: process.description,
    steps: process.steps.map((step) => stepView(step, of(step))),
  }
}
