import { IconDocument, IconResult, IconTask } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import type { TaskLine } from '../state.ts'
import type { TabKey } from './taskTabs.ts'

type Row = Pick<TaskLine, 'workingDaysLeft' | 'isSuspended' | 'assignees'>
type Options = {
  tab: TabKey
  /** As rows carry the names of assignees: „М. Петрова“. */
  myShortName: string
  onOpen: (row: TaskLine) => void
  onDocument: (row: TaskLine) => void
  onComplete: (row: TaskLine) => void
}

/** Whether a row of a list is worth offering „Приключи“ to me: the dialog itself asks the rule. */
export const canBeMine = (tab: TabKey, row: Row, myShortName: string): boolean => {
  if (tab === 'completed' || (row.workingDaysLeft === null && !row.isSuspended)) return false
  return tab === 'opened' || row.assignees.includes(myShortName)
}

/** What can be done with a task from its row. */
export const rowActions =
  ({ tab, myShortName, onOpen, onDocument, onComplete }: Options) =>
  (row: TaskLine): MenuItem[] => [
    { label: 'Отвори', icon: IconTask, run: () => onOpen(row) },
    { label: 'Отвори документа', icon: IconDocument, run: () => onDocument(row) },
    ...(canBeMine(tab, row, myShortName)
      ? [{ label: 'Приключи', icon: IconResult, separated: true, run: () => onComplete(row) }]
      : []),
  ]
