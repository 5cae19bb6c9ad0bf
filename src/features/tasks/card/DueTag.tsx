import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { Task } from '../state.ts'
import { useTaskDue } from './useTaskDue.ts'

/** Marks a task that is late or soon due; nothing otherwise. */
export const DueTag = ({ task }: { task: Task }) => {
  const due = useTaskDue(task)
  if (due === null || due.kind === 'ahead') return null
  if (due.kind === 'overdue') return <StatusTag tone="red">Просрочена: {due.text.replace(' просрочие', '')}</StatusTag>
  return <StatusTag tone="amber">{due.kind === 'today' ? 'Срокът изтича днес' : `Срок след ${due.text}`}</StatusTag>
}
