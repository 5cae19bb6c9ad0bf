/** What a task may be completed with, and what that means; a result or a type that nobody knows is neither. */
import { negativeTaskResults, TaskResult, TaskType, taskTypesOfResult } from '../../contract/taskKinds.ts'

const asTaskType = (id: number): TaskType | undefined => Object.values(TaskType).find((type) => type === id)
const asTaskResult = (id: number): TaskResult | undefined => Object.values(TaskResult).find((result) => result === id)

/**
 * Whether a result ends a task of this type. One that an administrator has added is offered for every type, and a type
 * that was added ends as one for execution does.
 */
export const isResultFor = (taskTypeId: number | undefined, resultId: number): boolean => {
  const result = asTaskResult(resultId)
  if (taskTypeId === undefined || result === undefined) return true
  return taskTypesOfResult[result].includes(asTaskType(taskTypeId) ?? TaskType.EXECUTION)
}

/** The results that a task of this type may be completed with. */
export const resultsFor = <O extends { id: number }>(taskTypeId: number | undefined, all: readonly O[]): O[] =>
  all.filter(({ id }) => isResultFor(taskTypeId, id))

/** A negative result (a refusal, a remark, work that cannot be done) needs a comment. */
export const isNegativeResult = (resultId: number | null): boolean => negativeTaskResults.includes(resultId ?? 0)
