import type { TaskPriority } from '../../src/contract/taskKinds.ts'

/** One task on a document; the people and their terms are in `TaskAssigneeRow`. */
export type TaskRow = {
  guid: string
  id: number
  /** The document the work is about. */
  documentGuid: string
  /** The resolution that ordered it; null for a task given directly. */
  resolutionGuid: string | null
  caseFileGuid: string | null
  parentTaskGuid: string | null
  typeId: number
  priorityId: TaskPriority
  statusId: number
  description: string
  assignerPersonId: number
  controllerPersonId: number | null
  dateCreated: string
  /** The latest end date of its assignees. */
  deadline: string
  requiresDocument: boolean
  conjunctionTypeId: number | null
  possibleResultTypeId: number | null
  dateCompleted: string | null
  withdrawnReason: string | null
}

export type TaskAssigneeRow = {
  id: number
  taskGuid: string
  documentGuid: string
  positionId: number
  personId: number
  /** „Отговорен изпълнител“: exactly one per task. */
  isMain: boolean
  instruction: string
  startDate: string
  quantity: number
  unitId: number
  /** Calculated from start, quantity and unit; never a non-working day. */
  endDate: string
  statusId: number
  completedByPersonId: number | null
  resultTypeId: number | null
  resultComment: string | null
  dateCompleted: string | null
  completionDocumentGuid: string | null
}

declare module '../engine/rows.ts' {
  interface Rows {
    tasks: TaskRow
    taskAssignees: TaskAssigneeRow
  }
}
