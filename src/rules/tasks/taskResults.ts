import { negativeTaskResults, TaskResult, TaskType, taskTypesOfResult } from '../../contract/taskKinds.ts'

const asTaskType = (id: number): TaskType | undefined => Object.values(TaskType).find((type) => type === id)
const asTaskResult = (id: number): TaskResult | undefined => Object.values(TaskResult).find((result) => result === id)

/**
 * True if a result is valid for this type of task. Results added by an administrator are valid for all types. For types
 * added by an administrator the results of the execution type are valid.
 */
export const isResultFor = (taskTypeId: number | undefined, resultId: number): boolean => {
  const result = asTaskResult(resultId)
  if (taskTypeId === undefined || result === undefined) return true
  return taskTypesOfResult[result].includes(asTaskType(taskTypeId) ?? TaskType.EXECUTION)
}

export const resultsFor = <O extends { id: number }>(taskTypeId: number | undefined, all: readonly O[]): O[] =>
  all.filter(({ id }) => isResultFor(taskTypeId, id))

/** True for a refusal, a remark, or work that cannot be done. Such a result requires a comment. */
export const isNegativeResult = (resultId: number | null): boolean => negativeTaskResults.includes(resultId ?? 0)

/**
 * Returns the result to preselect: the only result offered, whatever it is; else „Изпълнена“ if a document is given;
 * else null.
 */
export const likelyResult = (offered: readonly { id: number }[], documentGuid: string | null): number | null => {
  if (offered.length === 1) return offered[0]?.id ?? null
  const done = offered.find(({ id }) => id === TaskResult.DONE)
  return done && documentGuid !== null ? done.id : null
}

type CompletionAct = { label: string; noun: string }
const requestedActs: Partial<Record<number, CompletionAct>> = {
  [TaskType.SIGNATURE]: { label: 'Подпиши', noun: 'Подписване' },
  [TaskType.AGREEMENT]: { label: 'Съгласувай', noun: 'Съгласуване' },
  [TaskType.APPROVAL]: { label: 'Одобри', noun: 'Одобряване' },
}
const refusals: Partial<Record<number, string>> = {
  [TaskResult.NOT_AGREED]: 'Не съгласувам',
  [TaskResult.SIGNATURE_REFUSED]: 'Отказвам подпис',
}

/**
 * Returns the act that completes a task of this type as a command and as a noun. A task that requests a decision is
 * named by the decision; undefined for all other tasks, which are just completed.
 */
export const requestedAct = (typeId: number | null | undefined): CompletionAct | undefined => requestedActs[typeId ?? 0]

export const completionLabel = (typeId: number | null | undefined): string => requestedAct(typeId)?.label ?? 'Приключи'

export const completionTitle = (typeId: number | null | undefined): string => {
  const act = requestedAct(typeId)
  return act ? `${act.noun} по задача` : 'Приключване на задача'
}

/**
 * Returns the label of the button that saves the result. `closedCase`: the number of the case file that closes with the
 * task.
 */
export const resultLabel = (
  typeId: number | null | undefined,
  resultId: number | null,
  closedCase: string | null,
): string => {
  const label = refusals[resultId ?? 0] ?? completionLabel(typeId)
  if (closedCase === null) return label
  return requestedAct(typeId)
    ? `${label} и приключи преписка № ${closedCase}`
    : `${label} задачата и преписка № ${closedCase}`
}

const decided: Readonly<Record<number, string>> = {
  [TaskResult.AGREED]: 'Документът е съгласуван.',
  [TaskResult.AGREED_WITH_REMARKS]: 'Документът е съгласуван със забележки.',
  [TaskResult.NOT_AGREED]: 'Изразено е несъгласие.',
  [TaskResult.SIGNED]: 'Документът е подписан.',
  [TaskResult.SIGNED_WITH_OPINION]: 'Документът е подписан с особено мнение.',
  [TaskResult.SIGNATURE_REFUSED]: 'Подписът е отказан.',
}
export const completionNews = (resultId: number, isOpen: boolean): string =>
  decided[resultId] ?? (isOpen ? 'Частта от задачата е изпълнена.' : 'Задачата е изпълнена.')
