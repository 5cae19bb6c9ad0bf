import { completionLabel } from '../../../rules/tasks/taskResults.ts'
import { IconCaseFile, IconDocument, IconResult, IconTask } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import type { TaskLine } from '../taskState.ts'
import type { TabKey } from './tasksFilter.ts'

type Row = Pick<TaskLine, 'workingDaysLeft' | 'isSuspended' | 'assigneeIds'>
type Options = {
  tab: TabKey
  myId: number | undefined
  onOpen: (row: TaskLine) => void
  onDocument: (row: TaskLine) => void
  onCase: (row: TaskLine) => void
  onComplete: (row: TaskLine) => void
}

/**
 * True if the row offers to complete the task. It does so too if the assignees are unknown, because the dialog checks
 * the permission.
 */
export const canBeMine = (tab: TabKey, row: Row, myId: number | undefined): boolean => {
  if (tab === 'completed' || (row.workingDaysLeft === null && !row.isSuspended)) return false
  if (tab === 'opened' || !row.assigneeIds) return true
  return myId !== undefined && row.assigneeIds.includes(myId)
}

export const rowActions =
  ({ tab, myId, onOpen, onDocument, onCase, onComplete }: Options) =>
  (row: TaskLine): MenuItem[] => [
    { label: 'Отвори', icon: IconTask, run: () => onOpen(row) },
    { label: 'Отвори документа', icon: IconDocument, run: () => onDocument(row) },
    ...(row.caseFileGuid ? [{ label: 'Отвори преписката', icon: IconCaseFile, run: () => onCase(row) }] : []),
    ...(canBeMine(tab, row, myId)
      ? [{ label: completionLabel(row.taskTypeId), icon: IconResult, separated: true, run: () => onComplete(row) }]
      : []),
  ]
