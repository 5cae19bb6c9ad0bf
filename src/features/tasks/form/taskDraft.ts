import type { Option } from '../../../contract/shapes/base.ts'
import { TaskPriority, TaskType } from '../../../contract/taskKinds.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import { isSamePerformer, type Performer } from '../../../rules/tasks/performers.ts'
import { randomKey } from '../../../transport/randomKey.ts'
import type { Assignee, Task } from '../state.ts'
import { nameOfAssignee, placeOfAssignee } from '../taskFacts.ts'
import { termKey } from '../term/useEndDate.ts'

/** One assignee while the task is being written. */
export type AssigneeDraft = {
  /** Stable while the form is open; the wire has only an id, which is 0 for all new ones. */
  key: string
  id: number
  person: Assignee['assigneePerson']
  position: Assignee['assigneePosition']
  name: string
  place: string
  instruction: string
  startDate: CivilDate | null
  /** When a part that was given already began; null of a new one. */
  startedOn: CivilDate | null
  quantity: number | null
  unitId: number | null
  /** The end as the server computed it, and what it was computed from (see `termKey`). */
  endDate: CivilDate | null
  endOf: string | null
  /** This part is completed already: it is shown and stays as it is. */
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
  /** „Отговорен изпълнител“: the first one unless another is chosen. */
  mainKey: string | null
}

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

/** A task that exists, as its form shows it; the first assignee is the responsible one. */
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

/** Without the end, which the server computes. */
const written = (row: AssigneeDraft): string => JSON.stringify({ ...row, endDate: null, endOf: null })
/** Whether two assignees say the same. */
export const isSameRow = (a: AssigneeDraft, b: AssigneeDraft | undefined): boolean =>
  a === b || (b !== undefined && written(a) === written(b))

/** Whether two drafts say the same: an end that the server computed again is no change of the person's. */
export const isSameTask = (a: TaskDraft, b: TaskDraft): boolean => {
  const { assignees: rows, ...fields } = a
  const { assignees: others, ...otherFields } = b
  return (
    rows.length === others.length &&
    rows.every((row, at) => isSameRow(row, others[at])) &&
    JSON.stringify(fields) === JSON.stringify(otherFields)
  )
}

/** Whom a picker adds: a person, or a position that somebody holds. */
export type AddedPerformer = Pick<AssigneeDraft, 'person' | 'position' | 'name' | 'place'>

/** A new row starts today; everything else is to be filled in (document 2, section 4). */
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
 * What who comes into a task begins with: the instruction and the term of whom she replaces, else those that all open
 * parts have in common; nothing where they differ.
 */
export const partForNewcomer = (present: readonly AssigneeDraft[], replaced: AssigneeDraft | null): Partial<Part> => {
  if (replaced) return partOf(replaced)
  const [first, ...others] = present.filter(({ done }) => done === null).map(partOf)
  const isCommon = first !== undefined && others.every((one) => JSON.stringify(one) === JSON.stringify(first))
  return isCommon ? first : {}
}

/** The responsible assignee first: the wire says who is responsible by the order alone. */
export const inOrder = ({ assignees, mainKey }: Pick<TaskDraft, 'assignees' | 'mainKey'>): readonly AssigneeDraft[] => {
  const main = assignees.find(({ key }) => key === mainKey)
  return main ? [main, ...assignees.filter(({ key }) => key !== mainKey)] : assignees
}

/** Whom a draft is for, as the rules ask for it. */
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

/** Whether two drafts are the same person or position. */
export const sameAssignee = (a: AddedPerformer, b: AddedPerformer): boolean =>
  isSamePerformer(performerOf(a), performerOf(b))
