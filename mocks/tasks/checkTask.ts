import type * as v from 'valibot'
import type { Task } from '../../src/contract/tasks.ts'
import { hasTaskErrors, type TaskErrors, taskErrors } from '../../src/rules/tasks/taskValidation.ts'
import { checkMessage } from '../documents/createDocument.ts'
import { refuseFields } from '../engine/refused.ts'
import { todayOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'

/** A task as a form sends it. */
export type GivenTask = v.InferOutput<typeof Task>

const messagesOf = ({ fields, assignees }: TaskErrors): Record<string, string[]> => ({
  ...Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, [message]])),
  ...Object.fromEntries(
    assignees.flatMap((row, at) =>
      Object.entries(row).map(([field, message]) => [`taskAssignees.${at}.${field}`, [message]]),
    ),
  ),
})

/** Refuses at its fields a task that lacks what document 2, section 5 requires. */
export const checkTask = (world: World, given: GivenTask): void => {
  const errors = taskErrors(
    {
      taskType: given.taskType,
      taskPriority: given.taskPriority,
      isMain: given.parentTaskGuid === null,
      conjunction: given.continueAfterParentTaskConjunctionType,
      possibleResult: given.continueAfterParentTaskResultType,
    },
    given.taskAssignees.map(({ id, instruction, deadline }) => ({
      startDate: deadline.startDate,
      unit: deadline.deadlineUnitOfMeasure,
      quantity: deadline.quantity,
      instruction,
      // What a part began with is the form's to know; a new one begins today at the earliest.
      startedOn: id === 0 ? null : deadline.startDate,
    })),
    todayOf(world),
  )
  if (hasTaskErrors(errors)) refuseFields(checkMessage, messagesOf(errors))
}
