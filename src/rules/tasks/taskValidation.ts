/** What a task must hold before it is given (document 2, section 5), and what completing one must hold. */

import type { CivilDate } from '../../dates/civilDate.ts'
import { requiredMessage } from '../requiredFields.ts'

export type TaskFields = {
  taskType: { id: number } | null
  taskPriority: { id: number } | null
  /** A task that continues after another one: it needs a conjunction and a result. */
  isMain: boolean
  conjunction: { id: number } | null
  possibleResult: { id: number } | null
}
export type AssigneeFields = {
  startDate: CivilDate | null
  unit: { id: number } | null
  quantity: number | null
  instruction: string
  /** When a part that was given already began: that stays; any other start is today or later. Null of a new one. */
  startedOn: CivilDate | null
}
export type TaskErrors = {
  fields: Partial<Record<'taskType' | 'taskPriority' | 'taskAssignees' | 'conjunction' | 'possibleResult', string>>
  /** By place of the assignee. */
  assignees: Partial<Record<'startDate' | 'unit' | 'quantity' | 'instruction', string>>[]
}

export const startInPastMessage = 'Началната дата не може да е преди днес.'
export const quantityMessage = 'Срокът трябва да е цяло число, не по-малко от нула.'

const chosen = (option: { id: number } | null): string | undefined =>
  typeof option?.id === 'number' ? undefined : requiredMessage
const without = <T extends object>(errors: T): T =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined)) as T

const quantityProblem = (quantity: number | null): string | undefined => {
  if (quantity === null || Number.isNaN(quantity)) return requiredMessage
  return Number.isInteger(quantity) && quantity >= 0 ? undefined : quantityMessage
}

const startProblem = ({ startDate, startedOn }: AssigneeFields, today: CivilDate): string | undefined => {
  if (!startDate) return requiredMessage
  return startDate < today && startDate !== startedOn ? startInPastMessage : undefined
}

/** The errors of one assignee: start (not before today), unit, term and instruction are required; zero is a term. */
export const assigneeErrors = (row: AssigneeFields, today: CivilDate): TaskErrors['assignees'][number] =>
  without({
    startDate: startProblem(row, today),
    unit: chosen(row.unit),
    quantity: quantityProblem(row.quantity),
    instruction: row.instruction.trim() ? undefined : requiredMessage,
  })

/** The errors of a whole task: type, priority, at least one assignee; conjunction and result where it is not main. */
export const taskErrors = (task: TaskFields, assignees: readonly AssigneeFields[], today: CivilDate): TaskErrors => ({
  fields: without({
    taskType: chosen(task.taskType),
    taskPriority: chosen(task.taskPriority),
    taskAssignees: assignees.length > 0 ? undefined : requiredMessage,
    conjunction: task.isMain ? undefined : chosen(task.conjunction),
    possibleResult: task.isMain ? undefined : chosen(task.possibleResult),
  }),
  assignees: assignees.map((row) => assigneeErrors(row, today)),
})

export const hasTaskErrors = ({ fields, assignees }: TaskErrors): boolean =>
  Object.keys(fields).length > 0 || assignees.some((row) => Object.keys(row).length > 0)

/** Every negative result asks for a comment. */
export const completionErrors = (given: {
  resultId: number | null
  isNegative: boolean
  comment: string
}): { result?: string; comment?: string } =>
  without({
    result: given.resultId === null ? requiredMessage : undefined,
    comment: given.isNegative && !given.comment.trim() ? requiredMessage : undefined,
  })
