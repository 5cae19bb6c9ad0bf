import {
  AwaitedResult,
  Conjunction,
  TaskResult,
  TaskStatus,
  taskStatusLabels,
} from '../../../../src/contract/taskKinds.ts'
import type { PartFacts, TaskFacts } from '../../../../src/rules/tasks/taskFacts.ts'

export const statusOf = (id: TaskStatus) => ({ id, name: taskStatusLabels[id] })

export const part = (id: number, name: string, given: Partial<PartFacts> = {}): PartFacts => ({
  id,
  personId: id * 10,
  name,
  dateCompleted: null,
  resultId: null,
  ...given,
})
export const donePart = (id: number, name: string, resultId: TaskResult = TaskResult.DONE): PartFacts =>
  part(id, name, { dateCompleted: '2026-11-21T08:00:00.000Z', resultId })

export const task = (given: Partial<TaskFacts> = {}): TaskFacts => ({
  number: '5',
  status: statusOf(TaskStatus.OPEN),
  assigner: { id: 99, fullName: 'Николай Христов' },
  condition: { conjunctionId: null, resultId: null },
  parts: [part(1, 'Иван Колев'), part(2, 'Мария Петрова')],
  ...given,
})

/**
 * The condition of a task that starts when all assignees of the preceding task have completed it with a positive
 * result.
 */
export const afterAllPositive = { conjunctionId: Conjunction.ALL, resultId: AwaitedResult.POSITIVE }
