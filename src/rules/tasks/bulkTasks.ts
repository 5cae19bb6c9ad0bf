/** Which tasks end at once with the usual result, without a comment and without a document. */
import { TaskResult, TaskType } from '../../contract/taskKinds.ts'
import { allOf, allowed, type RuleResult, refused } from '../ruleResult.ts'
import { mayCompletePart } from './taskActions.ts'
import { openPartOf, type TaskFacts, type Who } from './taskFacts.ts'
import { completionErrors } from './taskValidation.ts'

export const bulkTaskActions = ['sign', 'agree', 'complete'] as const
export type BulkTaskAction = (typeof bulkTaskActions)[number]

const usualResults: Partial<Record<number, { action: BulkTaskAction; result: TaskResult }>> = {
  [TaskType.SIGNATURE]: { action: 'sign', result: TaskResult.SIGNED },
  [TaskType.AGREEMENT]: { action: 'agree', result: TaskResult.AGREED },
  [TaskType.APPROVAL]: { action: 'agree', result: TaskResult.AGREED },
  [TaskType.INFORMATION]: { action: 'complete', result: TaskResult.ACQUAINTED },
  [TaskType.ACQUAINTANCE]: { action: 'complete', result: TaskResult.ACQUAINTED },
}
const usualWork = { action: 'complete', result: TaskResult.DONE } as const

/** Returns the result with which this action ends a task of the type; null if it does not end such a task. */
export const usualResult = (action: BulkTaskAction, typeId: number | undefined): TaskResult | null => {
  if (typeId === TaskType.RESOLUTION) return null
  const usual = usualResults[typeId ?? TaskType.EXECUTION] ?? usualWork
  return usual.action === action ? usual.result : null
}

const otherType: Record<BulkTaskAction, RuleResult> = {
  sign: refused('Задачата не е за подпис.', 'С „Подпиши“ се изпълняват само задачи „За подпис“.'),
  agree: refused(
    'Задачата не е за съгласуване.',
    'Със „Съгласувай“ се изпълняват само задачи „За съгласуване“ и „За одобрение“.',
  ),
  complete: refused(
    'Задачата иска решение.',
    'Задачите за подпис, съгласуване, одобрение и резолюция имат собствено действие.',
  ),
}

type BulkTask = { typeId: number | undefined; needsDocument: boolean; facts: TaskFacts; before?: TaskFacts | undefined }

/**
 * Returns whether the user's own part of the task ends by this action. An administrator completes parts of others only
 * one by one.
 */
export const mayAnswerInBulk = (
  action: BulkTaskAction,
  { typeId, needsDocument, facts, before }: BulkTask,
  who: Who,
): RuleResult => {
  const result = usualResult(action, typeId)
  if (result === null) return otherType[action]
  const part = openPartOf(facts, who.personId)
  if (!part) return mayCompletePart(facts, partOfOther(facts), { ...who, isAdministrator: false }, before)
  const [problem] = Object.values(
    completionErrors({ resultId: result, comment: '', documentGuid: null }, { taskTypeId: typeId, needsDocument }),
  )
  return allOf(
    mayCompletePart(facts, part, who, before),
    problem === undefined ? allowed : refused(problem, 'Приключете я поотделно.'),
  )
}

const partOfOther = ({ parts }: TaskFacts) =>
  parts[0] ?? { id: 0, personId: null, name: '', dateCompleted: null, resultId: null }

export const notRequested: RuleResult = refused(
  'Документът не чака Вашето съгласуване.',
  'По него нямате отворена задача за съгласуване.',
)
