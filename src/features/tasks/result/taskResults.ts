import type { Option } from '../../../contract/shapes/base.ts'

type Meaning = { taskTypeIds: readonly number[]; isNegative: boolean }
const result = (taskTypeIds: readonly number[], isNegative = false): Meaning => ({ taskTypeIds, isNegative })

const executing = [1, 6, 9, 10]
const agreeing = [3, 5]
/** What each result means: for which types of task it is offered, and whether it asks for a comment. The lookup only names them. */
const meanings: Record<number, Meaning> = {
  1: result(executing),
  2: result(executing, true),
  3: result(executing, true),
  4: result(agreeing),
  5: result(agreeing, true),
  6: result(agreeing, true),
  7: result([4]),
  8: result([4], true),
  9: result([4], true),
  10: result([7, 8]),
  11: result([2]),
}

const knownTypes: ReadonlySet<number> = new Set(Object.values(meanings).flatMap(({ taskTypeIds }) => taskTypeIds))
const EXECUTION = 1

/**
 * The results a task of this type may be completed with; one the table does not know is offered for every type. A type
 * that an administrator has added ends as one for execution does.
 */
export const resultsFor = <O extends Option>(taskTypeId: number | undefined, all: readonly O[]): O[] => {
  if (taskTypeId === undefined) return [...all]
  const like = knownTypes.has(taskTypeId) ? taskTypeId : EXECUTION
  return all.filter(({ id }) => meanings[id]?.taskTypeIds.includes(like) ?? true)
}

/** A negative result (a refusal, a remark, work that cannot be done) needs a comment. */
export const isNegativeResult = (resultId: number | null): boolean =>
  resultId !== null && meanings[resultId]?.isNegative === true
