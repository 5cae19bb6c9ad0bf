import type * as v from 'valibot'
import type { Task } from '../../src/contract/tasks.ts'
import type { FieldErrors } from '../../src/rules/requiredFields.ts'
import { type Performer, performerProblem } from '../../src/rules/tasks/performers.ts'
import { type AssigneeFields, type TaskErrors, taskErrors } from '../../src/rules/tasks/taskValidation.ts'
import { assertFields } from '../engine/assertions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { noSuchPerson } from '../people/notFoundErrors.ts'
import { accessProblemOf } from '../people/workAccess.ts'
import { todayOf } from '../settings/calendar.ts'
import { performerOf } from './taskFacts.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'

export type GivenTask = v.InferOutput<typeof Task>
type GivenAssignee = GivenTask['taskAssignees'][number]

const messagesOf = ({ fields, assignees }: TaskErrors): FieldErrors => ({
  ...fields,
  ...Object.fromEntries(
    assignees.flatMap((row, at) =>
      Object.entries(row).map(([field, message]) => [`taskAssignees.${at}.${field}`, message]),
    ),
  ),
})

const knownPart = (db: MockDatabase, known: TaskRow | null, { id }: GivenAssignee): TaskAssigneeRow | undefined => {
  const part = db.taskAssignees.get(id)
  return part && part.taskGuid === known?.guid ? part : undefined
}

const fieldsOf = ({ instruction, deadline }: GivenAssignee, part: TaskAssigneeRow | undefined): AssigneeFields => ({
  startDate: deadline.startDate,
  unit: deadline.deadlineUnitOfMeasure,
  quantity: deadline.quantity,
  instruction,
  startedOn: part?.startDate ?? null,
  isDone: part !== undefined && part.dateCompleted !== null,
})

/**
 * Returns the field errors of assignees, by their position in the form. An assignee who was assigned before is allowed
 * even if no longer employed.
 */
const performerErrors = (db: MockDatabase, known: TaskRow | null, given: GivenTask): FieldErrors => {
  const errors: FieldErrors = {}
  const present: Performer[] = []
  given.taskAssignees.forEach((one, at) => {
    const performer = performerOf(db, one)
    if (!performer) return
    const part = knownPart(db, known, one)
    const hasPart = part !== undefined && part.personId === performer.personId
    const problem = performerProblem(
      hasPart ? { ...performer, isActive: undefined, access: undefined } : performer,
      present,
    )
    if (problem && part?.dateCompleted == null) errors[`taskAssignees.${at}.assigneePerson`] = problem
    present.push(performer)
  })
  return errors
}

const goneFrom = (db: MockDatabase, documentGuid: string, known: TaskRow | null, given: GivenTask): FieldErrors => {
  const { taskType, taskPriority, controller } = given
  const errors: FieldErrors = {}
  if (taskType && !db.taskTypes.get(taskType.id)) errors.taskType = 'Няма такъв вид задача.'
  if (taskPriority && !db.taskPriorities.get(taskPriority.id)) errors.taskPriority = 'Няма такъв приоритет.'
  given.taskAssignees.forEach((one, at) => {
    if (!performerOf(db, one)) errors[`taskAssignees.${at}.assigneePerson`] = 'Няма такъв служител или длъжност.'
  })
  const isKnown = controller?.id === known?.controllerPersonId
  if (controller && !isKnown)
    errors.controller = db.persons.get(controller.id)?.isActive
      ? accessProblemOf(db, 'documents', controller.id)
      : noSuchPerson
  if (given.parentTaskGuid && db.tasks.get(given.parentTaskGuid)?.documentGuid !== documentGuid)
    errors.parentTaskGuid = 'Няма такава задача по този документ.'
  return errors
}

/**
 * Throws field errors for a task that violates the rules (specification 2, section 5) or refers to missing objects.
 * `known`: the task before the change, whose unchanged predecessor is allowed.
 */
export const checkTask = (
  db: MockDatabase,
  documentGuid: string,
  given: GivenTask,
  known: TaskRow | null = null,
): void => {
  const errors = taskErrors(
    { ...given, isMain: (known ?? given).parentTaskGuid === null },
    given.taskAssignees.map((one) => fieldsOf(one, knownPart(db, known, one))),
    todayOf(db),
  )
  assertFields(
    { ...messagesOf(errors), ...performerErrors(db, known, given) },
    goneFrom(db, documentGuid, known, given),
  )
}
