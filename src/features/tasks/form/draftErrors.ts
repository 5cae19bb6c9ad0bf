import { TaskAssignee } from '../../../contract/tasks.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import {
  type AssigneeFieldName,
  type TaskFieldName,
  taskFieldLabels,
  taskFieldNames,
} from '../../../rules/tasks/taskFields.ts'
import { assigneeErrors, taskErrors } from '../../../rules/tasks/taskValidation.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import type { Fault } from '../../../transport/fault.ts'
import type { FormError } from '../../../widgets/fields/FormErrors.tsx'
import { tooLong } from '../../../widgets/fields/tooLong.ts'
import { type AssigneeDraft, inOrder, type TaskDraft } from './taskDraft.ts'

export type RowField = 'startDate' | 'unit' | 'quantity' | 'instruction'
export type RowErrors = Partial<Record<RowField, string>>
/** The errors of the assignees by the key of the assignee. */
export type RowErrorsByKey = { [key: string]: RowErrors }
export type ServerErrors = { fields: Partial<Record<TaskFieldName, string>>; rows: RowErrorsByKey }

export const noServerErrors: ServerErrors = { fields: {}, rows: {} }

export const fieldId = (field: TaskFieldName): string => `task-${field}`
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
        continueAfterParentTaskConjunctionType: option(draft.conjunctionId),
        continueAfterParentTaskResultType: option(draft.possibleResultId),
      },
      [],
      '',
    ).fields,
    ...(draft.assignees.length > 0 && { taskAssignees: undefined }),
  }) satisfies ServerErrors['fields']

/**
 * Returns all errors in the order of the form. `only`: the assignees whose errors are included; all, if it is absent.
 */
export const listedErrors = (
  draft: TaskDraft,
  isMain: boolean,
  fromServer: ServerErrors,
  today: CivilDate,
  only?: ReadonlySet<string>,
): FormError[] => {
  const own = { ...fromServer.fields, ...withoutUndefined(fieldErrors(draft, isMain)) }
  const ofTask = taskFieldNames.flatMap((field) => {
    const message = own[field]
    return message ? [{ fieldId: fieldId(field), label: taskFieldLabels[field], message }] : []
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

/** For each field of an assignee as the server names it, the field in the row of the form. */
const rowFieldOf: Record<AssigneeFieldName | RowField, RowField> = {
  startDate: 'startDate',
  unit: 'unit',
  deadlineUnitOfMeasure: 'unit',
  quantity: 'quantity',
  instruction: 'instruction',
}
const rowNames = Object.keys(rowFieldOf) as (keyof typeof rowFieldOf)[]

/**
 * Returns the name among `names` that the server means, without regard to case, because servers also write names with a
 * capital letter.
 */
const namedBy = <N extends string>(names: readonly N[], given: string): N | undefined =>
  names.find((name) => name.toLowerCase() === given.toLowerCase())

/**
 * Returns the server's errors by field of the form. An error at `taskAssignees.1.instruction` belongs to the second
 * assignee as sent.
 */
export const serverErrorsOf = (fault: Fault, draft: TaskDraft): ServerErrors => {
  const sent = inOrder(draft)
  const fromServer: ServerErrors = { fields: {}, rows: {} }
  for (const [name, messages] of Object.entries(fault.fields)) {
    const message = messages.join('\n')
    const place = /taskAssignees(?:\.|\[)(\d+)\]?\.(?:.*\.)?(\w+)$/i.exec(name)
    const row = place && sent[Number(place[1])]
    const rowName = place && namedBy(rowNames, place[2] ?? '')
    const rowField = rowName && rowFieldOf[rowName]
    if (row && rowField) fromServer.rows[row.key] = { ...fromServer.rows[row.key], [rowField]: message }
    // The error is shown at the list of assignees, because the row has no field for the assignee.
    if (row && !rowField) fromServer.fields.taskAssignees = message
    const field = place ? undefined : namedBy(taskFieldNames, name.slice(name.lastIndexOf('.') + 1))
    if (field) fromServer.fields[field] = message
  }
  return fromServer
}
