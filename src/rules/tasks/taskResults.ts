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

/**
 * The result that stands chosen: the only one there is, else „Изпълнена“ once a document that came of the task is named.
 * An opinion (agreed, signed) is never chosen for anybody.
 */
export const likelyResult = (offered: readonly { id: number }[], documentGuid: string | null): number | null => {
  if (offered.length === 1) return offered[0]?.id ?? null
  const done = offered.find(({ id }) => id === TaskResult.DONE)
  return done && documentGuid !== null ? done.id : null
}
