import { taskResultTypes } from '../../fixtures/nomenclatures.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { EventsOf, SeededEvent } from '../documents/seedEvents.ts'
import { ALL_DONE } from '../documents/seedMoves.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { partDoneAt } from './seedPartTimes.ts'
import type { TaskPlan } from './seedPlan.ts'
import type { TaskPlans } from './seedTaskPlans.ts'

const resultNames = new Map<number, string>(taskResultTypes.map(({ id, name }) => [id, name]))

/** Returns the events of the tasks on a document: assigned, and completed by each assignee. */
export const eventsOfTasks = (frame: Frame, { around }: TaskPlans): EventsOf => {
  const assigned = ({ given, assigner, description }: TaskPlan): SeededEvent => ({
    kind: 'assigned',
    ...{ at: given, personId: assigner.id, task: description },
  })
  const executed = (plan: TaskPlan): SeededEvent[] => {
    const { doneAt, assignees, description, resultTypeId, resultComment } = plan
    if (doneAt === null) return []
    return assignees.map(({ id }, i) => ({
      ...{ kind: 'executed', at: partDoneAt(frame.days, plan, doneAt, i), personId: id, task: description },
      ...{ result: resultNames.get(resultTypeId ?? 0) ?? null, comment: resultComment },
    }))
  }
  /** The last assignee who completes a task completes the resolution that gave it. */
  const completed = ({ doneAt, withdrawnAt, assignees }: TaskPlan): SeededEvent[] =>
    doneAt === null || withdrawnAt !== null
      ? []
      : [
          {
            ...{ kind: 'moved', at: doneAt, reason: ALL_DONE, personId: assignees.at(-1)?.id ?? null },
            ...{ from: DocumentStatus.IN_PROGRESS, to: DocumentStatus.COMPLETED },
          },
        ]
  return (documentGuid) => {
    const row = frame.documentOf(documentGuid)
    if (!row) return []
    const plans = around(row)
    const tasks = plans.filter(({ document }) => document === row)
    const orders = plans.filter(({ resolutionGuid }) => resolutionGuid === documentGuid)
    return [...tasks.map(assigned), ...tasks.flatMap(executed), ...orders.flatMap(completed)]
  }
}
