import { tasks } from '../../../contract/tasks.ts'
import type { RuleResult } from '../../../rules/ruleResult.ts'
import { type BulkTaskAction, mayAnswerInBulk, usualResult } from '../../../rules/tasks/bulkTasks.ts'
import type { Who } from '../../../rules/tasks/taskFacts.ts'
import type { IdempotentMutations } from '../../../screen-kit/saving/idempotentMutation.ts'
import type { MutationOutcome } from '../../../screen-kit/saving/mutationState.ts'
import { attempt, type Outcome } from '../../../transport/request.ts'
import { completionMutation } from '../result/completionMutation.ts'
import { factsOfTask, openPartOf } from '../taskFacts.ts'
import type { Task } from '../taskState.ts'

/** A task, and the task that it may depend on. */
export type LoadedTask = { task: Task; before?: Task | undefined }

const fetchTask = (taskGuid: string, signal: AbortSignal): Promise<Outcome<Task>> =>
  attempt(tasks.getTask, { query: { taskGuid } }, { quiet: true, signal })

export const loadTask = async (taskGuid: string, signal: AbortSignal): Promise<Outcome<LoadedTask>> => {
  const task = await fetchTask(taskGuid, signal)
  if (!task.done) return task
  const { parentTaskGuid } = task.reply
  if (parentTaskGuid === null) return { done: true, reply: { task: task.reply } }
  const before = await fetchTask(parentTaskGuid, signal)
  // Without the task before only the backend checks the condition.
  return { done: true, reply: { task: task.reply, before: before.done ? before.reply : undefined } }
}

export const answerRule = (action: BulkTaskAction, { task, before }: LoadedTask, who: Who): RuleResult =>
  mayAnswerInBulk(
    action,
    {
      typeId: task.taskType?.id,
      needsDocument: task.needsDocument,
      facts: factsOfTask(task),
      before: before && factsOfTask(before),
    },
    who,
  )

/** Ends the user's own part of a task with the usual result of the action. */
export const sendAnswer = async (
  action: BulkTaskAction,
  { task }: LoadedTask,
  who: Who,
  mutations: IdempotentMutations<unknown>,
): Promise<MutationOutcome<unknown>> => {
  const part = openPartOf(task, who.personId)
  const taskResultTypeId = usualResult(action, task.taskType?.id)
  if (!part || !task.guid || taskResultTypeId === null) return { kind: 'notApplied' }
  const body = { taskGuid: task.guid, assigneeId: part.id, taskResultTypeId, resultComment: '', documentGuid: null }
  return mutations.outcomeOf(completionMutation(body, { quiet: true }))
}
