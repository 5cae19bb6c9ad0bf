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

/** Everybody that a task names is there, and it goes after a task on the same document. */
const insistOnNamed = (world: World, documentGuid: string, given: GivenTask): void => {
  const errors: Record<string, string[]> = {}
  given.taskAssignees.forEach(({ assigneePerson, assigneePosition }, at) => {
    const isThere = assigneePerson ? world.persons.get(assigneePerson.id) : world.positions.get(assigneePosition?.id)
    if (!isThere) errors[`taskAssignees.${at}.assigneePerson`] = ['Няма такъв служител или длъжност.']
  })
  if (given.controller && !world.persons.get(given.controller.id)) errors.controller = ['Няма такъв служител.']
  if (given.parentTaskGuid && world.tasks.get(given.parentTaskGuid)?.documentGuid !== documentGuid)
    errors.parentTaskGuid = ['Няма такава задача по този документ.']
  if (Object.keys(errors).length > 0) refuseFields(checkMessage, errors)
}

/** Refuses at its fields a task that lacks what document 2, section 5 requires, or names what is not there. */
export const checkTask = (world: World, documentGuid: string, given: GivenTask): void => {
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
  insistOnNamed(world, documentGuid, given)
}
