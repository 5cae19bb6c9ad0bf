import type { Option } from '../../../contract/shapes/base.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import type { TaskFieldName } from '../../../rules/tasks/taskFields.ts'
import type { Assignee, Task } from '../taskState.ts'
import { type AssigneeDraft, inOrder, type TaskDraft } from './taskDraft.ts'

type Position = NonNullable<Assignee['assigneePosition']>

export type Names = {
  types: readonly Option[]
  priorities: readonly Option[]
  conjunctions: readonly Option[]
  possibleResults: readonly Option[]
  /** The positions with their holders. If no position is found, only the person is sent. */
  positions: readonly Position[]
}

const optionById = (list: readonly Option[], id: number | null): Option | null =>
  id === null ? null : (list.find((one) => one.id === id) ?? { id, name: '' })

/** Returns the position of the assignee; null if the person has none (specification 2, section 3). */
const positionOf = ({ position, person }: AssigneeDraft, { positions }: Names): Position | null =>
  position ??
  positions.find(({ actualPersonsInPosition }) => actualPersonsInPosition.some(({ id }) => id === person?.id)) ??
  null

const assigneeOf = (row: AssigneeDraft, names: Names, today: CivilDate): Assignee =>
  row.done ?? {
    id: row.id,
    assigneePosition: positionOf(row, names),
    assigneePerson: row.person,
    instruction: row.instruction.trim(),
    deadline: {
      startDate: row.startDate ?? today,
      endDate: row.endDate,
      deadlineUnitOfMeasure: row.unitId === null ? null : { id: row.unitId },
      quantity: row.quantity,
    },
    completedByPerson: null,
    taskResultType: null,
    resultComment: '',
    dateCompleted: null,
  }

type TaskOrigin = {
  docGuid: string
  parentTaskGuid: string | null
  task: Task | null
  resolution?: Task['resolution']
}

/** Returns the body of CreateTask (id 0, no GUID) or UpdateTask. The responsible assignee is first. */
export const taskBody = (
  draft: TaskDraft,
  { docGuid, parentTaskGuid, task, resolution }: TaskOrigin,
  names: Names,
  today: CivilDate,
): Task & Required<Pick<Task, TaskFieldName>> => ({
  id: task?.id ?? 0,
  ...(task?.guid && { guid: task.guid }),
  docGuid,
  taskType: optionById(names.types, draft.typeId),
  taskPriority: optionById(names.priorities, draft.priorityId),
  description: draft.description.trim(),
  taskAssignees: inOrder(draft).map((row) => assigneeOf(row, names, today)),
  parentTaskGuid,
  ...(resolution && { resolution }),
  continueAfterParentTaskConjunctionType:
    parentTaskGuid === null ? null : optionById(names.conjunctions, draft.conjunctionId),
  continueAfterParentTaskResultType:
    parentTaskGuid === null ? null : optionById(names.possibleResults, draft.possibleResultId),
  controller: draft.controller && { id: draft.controller.id, fullName: draft.controller.name },
  needsDocument: draft.needsDocument,
})
