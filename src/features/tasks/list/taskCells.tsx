import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { documentModule } from '../../../routes/to.ts'
import { nameIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { SuspendedTag } from '../SuspendedTag.tsx'
import type { TaskLine } from '../state.ts'
import { taskPriorities } from '../taskLookups.ts'
import { dueWords, priorityTone, taskStatusTone } from '../taskWords.ts'
import { moduleOfScope } from '../useModule.ts'

type Props = { row: TaskLine }

export const none = <span className="muted">–</span>

/** The usual priority is plain text; a quicker one is coloured. */
export const PriorityCell = ({ row: { taskPriorityId } }: Props) => {
  const name = nameIn(useAtomValue(taskPriorities.optionsAtom), taskPriorityId)
  const tone = priorityTone(taskPriorityId)
  if (name === undefined) return taskPriorityId === null ? none : null
  return tone ? <StatusTag tone={tone}>{name}</StatusTag> : <span className="nowrap">{name}</span>
}

/** The number leads to the document itself; under it what the document is about. */
export const DocumentCell = ({ row }: Props) => (
  <span className="task-document">
    {row.docGuid ? (
      <Link href={documentModule(moduleOfScope(row.scope)).document(row.docGuid)} className="num">
        {row.documentNumber || 'Без номер'}
      </Link>
    ) : (
      <span className="num">{row.documentNumber}</span>
    )}
    <Clamp>{row.documentSubject}</Clamp>
  </span>
)

/** The term over the working days left; the colour says whether it is late or near. One that stands still says so. */
export const DueCell = ({ row }: Props) => {
  if (row.endDate === null) return none
  if (row.isSuspended) return <CellStack main={formatDate(row.endDate)} sub={<SuspendedTag short />} />
  const words = dueWords(row, today())
  return <CellStack main={formatDate(row.endDate)} sub={words?.text} tone={words?.tone} />
}

export const StatusCell = ({ row: { taskStatusName } }: Props) => (
  <StatusTag tone={taskStatusTone(taskStatusName)}>{taskStatusName}</StatusTag>
)
