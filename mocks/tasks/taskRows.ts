import type { TaskPriority } from '../../src/contract/taskKinds.ts'

export type TaskRow = {
  guid: string
  id: number
  documentGuid: string
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
  /** True for the responsible assignee („Отговорен изпълнител“): exactly one per task. */
  isMain: boolean
  instruction: string
  startDate: string
  quantity: number
  unitId: number
  endDate: string
  statusId: number
  completedByPersonId: number | null
  resultTypeId: number | null
  resultComment: string | null
  dateCompleted: string | null
  completionDocumentGuid: string | null
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    tasks: TaskRow
    taskAssignees: TaskAssigneeRow
  }
}
