import { remainingText } from '../../../rules/deadlines/deadlineState.ts'
import { capitalised } from '../../../rules/words/agreement.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { SuspendedTag } from '../SuspendedTag.tsx'
import { hasStoppedTerm } from '../taskFacts.ts'
import type { Task } from '../taskState.ts'
import { useTaskDue } from './useTaskDue.ts'

export const DueTag = ({ task }: { task: Task }) => {
  const due = useTaskDue(task)
  if (hasStoppedTerm(task)) return <SuspendedTag />
  if (due === null || due.kind === 'ahead') return null
  if (due.kind === 'overdue') return <StatusTag tone="red">Просрочена с {pluralise(due.daysOverdue, 'day')}</StatusTag>
  return (
    <StatusTag tone="amber">
      {due.kind === 'today' ? 'Срокът изтича днес' : capitalised(remainingText(due.text))}
    </StatusTag>
  )
}
