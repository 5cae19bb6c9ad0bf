import type { Option } from '../../../contract/shapes/base.ts'
import { TaskPriority, TaskType } from '../../../contract/taskKinds.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import { isSamePerformer, type Performer } from '../../../rules/tasks/performers.ts'
import type { TaskFieldName } from '../../../rules/tasks/taskFields.ts'
import { randomKey } from '../../../transport/randomKey.ts'
import { nameOfAssignee, placeOfAssignee } from '../taskFacts.ts'
import type { Assignee, Task } from '../taskState.ts'
import { termKey } from '../term/useEndDate.ts'

export type AssigneeDraft = {
  key: string
  id: number
  person: Assignee['assigneePerson']
  position: Assignee['assigneePosition']
  name: string
  place: string
  instruction: string
  startDate: CivilDate | null
  startedOn: CivilDate | null
  quantity: number | null
  unitId: number | null
  /** The end date that the server computed, and in `endOf` the start, quantity and unit for which it did. */
  endDate: CivilDate | null
  endOf: string | null
  /** The completed part, which cannot change any more; null while the part is open. */
  done: Assignee | null
}
export type TaskDraft = {
  typeId: number | null
  priorityId: number | null
  description: string
  controller: Option | null
  needsDocument: boolean
  conjunctionId: number | null
  possibleResultId: number | null
  assignees: readonly AssigneeDraft[]
  /** The key of the „Отговорен изпълнител“, by default the first assignee. */
  mainKey: string | null
}

/** The field of the form that contains a field of a task. */
export const draftFields = {
  taskType: 'typeId',
  taskPriority: 'priorityId',
  controller: 'controller',
  continueAfterParentTaskConjunctionType: 'conjunctionId',
  continueAfterParentTaskResultType: 'possibleResultId',
  description: 'description',
  needsDocument: 'needsDocument',
  taskAssignees: 'assignees',
} as const satisfies Record<TaskFieldName, keyof TaskDraft>

export const emptyDraft: TaskDraft = {
  typeId: TaskType.EXECUTION,
  priorityId: TaskPriority.USUAL,
  description: '',
  controller: null,
  needsDocument: false,
  conjunctionId: null,
  possibleResultId: null,
  assignees: [],
  mainKey: null,
}

const draftOfAssignee = (one: Assignee): AssigneeDraft => {
  const { startDate, endDate, quantity, deadlineUnitOfMeasure } = one.deadline
  const unitId = deadlineUnitOfMeasure?.id ?? null
  return {
    key: `id-${one.id}`,
    id: one.id,
    person: one.assigneePerson,
    position: one.assigneePosition,
    name: nameOfAssignee(one),
    place: placeOfAssignee(one),
    instruction: one.instruction,
    startDate,
    startedOn: startDate,
    quantity,
    unitId,
    endDate,
    endOf: termKey({ startDate, quantity, unitId }),
    done: one.dateCompleted === null ? null : one,
  }
}

export const draftOf = (task: Task): TaskDraft => ({
  typeId: task.taskType?.id ?? null,
  priorityId: task.taskPriority?.id ?? null,
  description: task.description,
  controller: task.controller && { id: task.controller.id, name: task.controller.fullName },
  needsDocument: task.needsDocument,
  conjunctionId: task.continueAfterParentTaskConjunctionType?.id ?? null,
  possibleResultId: task.continueAfterParentTaskResultType?.id ?? null,
  assignees: task.taskAssignees.map(draftOfAssignee),
  mainKey: task.taskAssignees[0] ? `id-${task.taskAssignees[0].id}` : null,
})

/** Returns the row as text for comparison, without the end date, because the server computes that. */
const comparisonText = (row: AssigneeDraft): string => JSON.stringify({ ...row, endDate: null, endOf: null })
export const isSameRow = (a: AssigneeDraft, b: AssigneeDraft | undefined): boolean =>
  a === b || (b !== undefined && comparisonText(a) === comparisonText(b))

/** True if two drafts are equal. An end date recomputed by the server is ignored. */
export const isSameTask = (a: TaskDraft, b: TaskDraft): boolean => {
  const { assignees: rows, ...fields } = a
  const { assignees: others, ...otherFields } = b
  return (
    rows.length === others.length &&
    rows.every((row, at) => isSameRow(row, others[at])) &&
    JSON.stringify(fields) === JSON.stringify(otherFields)
  )
}

export type AddedPerformer = Pick<AssigneeDraft, 'person' | 'position' | 'name' | 'place'>

/** Returns a new assignee. The start date is today; the other fields are empty (specification 2, section 4). */
export const newAssignee = (added: AddedPerformer, today: CivilDate): AssigneeDraft => ({
  ...added,
  key: `new-${randomKey()}`,
  id: 0,
  instruction: '',
  startDate: today,
  startedOn: null,
  quantity: null,
  unitId: null,
  endDate: null,
  endOf: null,
  done: null,
})

type Part = Pick<AssigneeDraft, 'instruction' | 'quantity' | 'unitId'>
const partOf = ({ instruction, quantity, unitId }: AssigneeDraft): Part => ({ instruction, quantity, unitId })

/**
 * Returns the instruction and term of a new assignee: those of the removed assignee, else those that all assignees with
 * an uncompleted part have in common, else none.
 */
export const partForNewcomer = (present: readonly AssigneeDraft[], replaced: AssigneeDraft | null): Partial<Part> => {
  if (replaced) return partOf(replaced)
  const [first, ...others] = present.filter(({ done }) => done === null).map(partOf)
  const isCommon = first !== undefined && others.every((one) => JSON.stringify(one) === JSON.stringify(first))
  return isCommon ? first : {}
}

/**
 * Returns the assignees with the responsible one first, because a request names the responsible one only by the order.
 */
export const inOrder = ({ assignees, mainKey }: Pick<TaskDraft, 'assignees' | 'mainKey'>): readonly AssigneeDraft[] => {
  const main = assignees.find(({ key }) => key === mainKey)
  return main ? [main, ...assignees.filter(({ key }) => key !== mainKey)] : assignees
}

export const performerOf = ({ name, person, position }: AddedPerformer): Performer => {
  const holders = (position?.actualPersonsInPosition ?? []).filter(({ isActive }) => isActive)
  const [doer] = person ? [] : holders
  return {
    name,
    personId: person?.id ?? null,
    positionId: position?.id ?? null,
    holderIds: holders.map(({ id }) => id),
    access: doer && { name: doer.fullName, roles: doer.roles },
  }
}

export const sameAssignee = (a: AddedPerformer, b: AddedPerformer): boolean =>
  isSamePerformer(performerOf(a), performerOf(b))
