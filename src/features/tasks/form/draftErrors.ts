import { TaskAssignee } from '../../../contract/tasks.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import { assigneeErrors, type TaskErrors, taskErrors } from '../../../rules/tasks/taskValidation.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import type { Fault } from '../../../transport/fault.ts'
import type { FormError } from '../../../widgets/fields/FormErrors.tsx'
import { tooLong } from '../../../widgets/fields/tooLong.ts'
import { type AssigneeDraft, inOrder, type TaskDraft } from './taskDraft.ts'

export type TaskField = keyof TaskErrors['fields']
export type RowField = 'startDate' | 'unit' | 'quantity' | 'instruction'
export type RowErrors = Partial<Record<RowField, string>>
export type ServerErrors = { fields: Partial<Record<TaskField, string>>; rows: Record<string, RowErrors> }

export const noServerErrors: ServerErrors = { fields: {}, rows: {} }

export const fieldId: Record<TaskField, string> = {
  taskType: 'task-type',
  taskPriority: 'task-priority',
  taskAssignees: 'task-assignees',
  conjunction: 'task-conjunction',
  possibleResult: 'task-possible-result',
}
export const fieldLabel: Record<TaskField, string> = {
  taskType: 'Вид',
  taskPriority: 'Приоритет',
  taskAssignees: 'Изпълнители',
  conjunction: 'Условие',
  possibleResult: 'Резултат на предходната задача',
}
const rowLabel: Record<RowField, string> = {
  instruction: 'указание',
  startDate: 'начало',
  quantity: 'срок',
  unit: 'мерна единица',
}
const rowFields = Object.keys(rowLabel) as RowField[]
export const rowFieldId = (key: string, field: RowField): string => `assignee-${key}-${field}`

const option = (id: number | null) => (id === null ? null : { id })

export const { instruction: longestInstruction } = textLimits(TaskAssignee)

export const rowErrors = (row: AssigneeDraft, today: CivilDate): RowErrors => {
  const { startDate, quantity, unitId, instruction, startedOn, done } = row
  const long = done === null ? tooLong(instruction, longestInstruction) : undefined
  return {
    ...assigneeErrors(
      { startDate, quantity, unit: option(unitId), instruction, startedOn, isDone: done !== null },
      today,
    ),
    ...(long && { instruction: long }),
  }
}

export const fieldErrors = (draft: TaskDraft, isMain: boolean): ServerErrors['fields'] =>
  ({
    ...taskErrors(
      {
        taskType: option(draft.typeId),
        taskPriority: option(draft.priorityId),
        isMain,
        conjunction: option(draft.conjunctionId),
        possibleResult: option(draft.possibleResultId),
      },
      [],
      '',
    ).fields,
    ...(draft.assignees.length > 0 && { taskAssignees: undefined }),
  }) satisfies ServerErrors['fields']

/** In the order of the form. `only`: the errors of these assignees. */
export const listedErrors = (
  draft: TaskDraft,
  isMain: boolean,
  fromServer: ServerErrors,
  today: CivilDate,
  only?: ReadonlySet<string>,
): FormError[] => {
  const own = { ...fromServer.fields, ...withoutUndefined(fieldErrors(draft, isMain)) }
  const ofTask = (Object.keys(fieldId) as TaskField[]).flatMap((field) => {
    const message = own[field]
    return message ? [{ fieldId: fieldId[field], label: fieldLabel[field], message }] : []
  })
  const ofRows = draft.assignees.flatMap((row) => {
    const errors = only?.has(row.key) === false ? {} : { ...fromServer.rows[row.key], ...rowErrors(row, today) }
    return rowFields.flatMap((field) => {
      const message = errors[field]
      return message ? [{ fieldId: rowFieldId(row.key, field), label: `${row.name}, ${rowLabel[field]}`, message }] : []
    })
  })
  return [...ofTask, ...ofRows]
}

const withoutUndefined = (errors: ServerErrors['fields']): ServerErrors['fields'] =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))

const plain = (name: string) => name.toLowerCase()
/** Other field names that a server message may contain. */
const spelledAs: Record<string, TaskField> = {
  tasktype: 'taskType',
  taskpriority: 'taskPriority',
  taskassignees: 'taskAssignees',
  conjunction: 'conjunction',
  continueafterparenttaskconjunctiontype: 'conjunction',
  possibleresult: 'possibleResult',
  continueafterparenttaskresulttype: 'possibleResult',
}
const rowSpelledAs: Record<string, RowField> = {
  startdate: 'startDate',
  unit: 'unit',
  deadlineunitofmeasure: 'unit',
  quantity: 'quantity',
  instruction: 'instruction',
}

/** `taskAssignees.1.instruction` belongs to the second assignee as sent. */
export const serverErrorsOf = (fault: Fault, draft: TaskDraft): ServerErrors => {
  const sent = inOrder(draft)
  const fromServer: { fields: ServerErrors['fields']; rows: Record<string, RowErrors> } = { fields: {}, rows: {} }
  for (const [name, messages] of Object.entries(fault.fields)) {
    const message = messages.join('\n')
    const place = /taskAssignees(?:\.|\[)(\d+)\]?\.(?:.*\.)?(\w+)$/i.exec(name)
    const row = place && sent[Number(place[1])]
    const rowField = place && rowSpelledAs[plain(place[2] ?? '')]
    if (row && rowField) fromServer.rows[row.key] = { ...fromServer.rows[row.key], [rowField]: message }
    // The row has no field for the assignee.
    if (row && !rowField) fromServer.fields.taskAssignees = message
    const field = place ? undefined : spelledAs[plain(name.slice(name.lastIndexOf('.') + 1))]
    if (field) fromServer.fields[field] = message
  }
  return fromServer
}
