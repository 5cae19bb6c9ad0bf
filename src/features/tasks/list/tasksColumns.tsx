import { Link } from 'wouter'
import type { TaskColumn } from '../../../contract/tasks.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { documentModule } from '../../../routes/to.ts'
import { CaseLink } from '../../../screen-kit/CaseLink.tsx'
import { dateColumn, namesColumn, textColumn, wordsColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { TermCell } from '../../../screen-kit/list/TermCell.tsx'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { Unparted } from '../../../widgets/tags/Unparted.tsx'
import { SuspendedTag } from '../SuspendedTag.tsx'
import type { TaskLine } from '../taskState.ts'
import { dueText, priorityTone, taskStatusTone } from '../taskText.ts'
import { moduleOfScope } from '../useModule.ts'
import type { TabKey } from './tasksFilter.ts'

type Props = { row: TaskLine }

const DocumentCell = ({ row }: Props) => (
  <span className="task-document min-w-0">
    {row.docGuid ? (
      <span className="nowrap">
        <Link href={documentModule(moduleOfScope(row.scope)).document(row.docGuid)} className="num">
          {row.documentNumber || 'Без номер'}
        </Link>
        {row.caseFileGuid && ' '}
        {row.caseFileGuid && (
          <CaseLink
            href={documentModule(moduleOfScope(row.scope)).caseFile(row.caseFileGuid)}
            of={`${row.documentNumber || 'документ без номер'}, задача № ${row.number}`}
          />
        )}
      </span>
    ) : (
      <span className="num">{row.documentNumber}</span>
    )}
    <Clamp>
      <Unparted text={row.documentSubject} />
    </Clamp>
  </span>
)

const DueCell = ({ row }: Props) => {
  if (row.endDate !== null && row.isSuspended)
    return <CellStack main={formatDate(row.endDate)} sub={<SuspendedTag short />} />
  return <TermCell date={row.endDate} labels={dueText(row, today())} />
}

/** Renders a priority. Only a priority above the normal one is coloured. */
const PriorityCell = ({ id, name }: { id: number | null; name: string }) => {
  if (id === null) return <span className="muted">–</span>
  const tone = priorityTone(id)
  return tone && name ? <StatusTag tone={tone}>{name}</StatusTag> : <span className="nowrap">{name}</span>
}

const wordsOf = ({ number, instruction }: TaskLine): string => instruction || `Задача № ${number}`
const documentText = ({ documentNumber, documentSubject }: TaskLine): string =>
  `${documentNumber || 'Без номер'}, ${documentSubject}`

/**
 * Returns the columns. Their keys are the field names by which the backend sorts. `priorityName` returns '' while the
 * names are loading.
 */
export const taskColumns = (priorityName: (id: number | null) => string): readonly WordedColumn<TaskLine>[] =>
  Object.values<WordedColumn<TaskLine>>(columnsWith(priorityName))

const columnsWith = (priorityName: (id: number | null) => string): Record<TaskColumn, WordedColumn<TaskLine>> => ({
  number: textColumn('number', '№', { width: '3.8rem', onPhone: 'line' }, (row) => <b className="num">{row.number}</b>),
  taskTypeName: textColumn('taskTypeName', 'Вид', {
    width: '7.6rem',
    nowrap: true,
    onPhone: 'bare',
    foldsInto: 'instruction',
    folds: 'early',
  }),
  taskPriorityId: wordsColumn(
    'taskPriorityId',
    'Приоритет',
    ({ taskPriorityId }) => priorityName(taskPriorityId),
    { width: '6.4rem', onPhone: 'tag', foldsInto: 'taskStatusName', folds: 'last' },
    ({ taskPriorityId: id }) => <PriorityCell id={id} name={priorityName(id)} />,
  ),
  instruction: wordsColumn('instruction', 'Указание', wordsOf, { width: '16%', onPhone: 'title', opens: true }),
  documentNumber: wordsColumn('documentNumber', 'Документ', documentText, { width: '32%', onPhone: 'bare' }, (row) => (
    <DocumentCell row={row} />
  )),
  assignedBy: textColumn('assignedBy', 'Възложител', { width: '7.2rem', foldsInto: 'instruction', foldedAs: 'от' }),
  assignees: namesColumn('assignees', 'Изпълнители', { width: '8.4rem' }),
  startDate: dateColumn('startDate', 'Начало', { width: '6.6rem', onPhone: 'hide' }),
  endDate: dateColumn('endDate', 'Срок', { width: '8rem', onPhone: 'line' }, (row) => <DueCell row={row} />),
  taskStatusName: textColumn(
    'taskStatusName',
    'Статус',
    { width: '8.4rem', onPhone: 'tag' },
    ({ taskStatusId: id, taskStatusName: name }) => name && <StatusTag tone={taskStatusTone(id)}>{name}</StatusTag>,
  ),
  resultName: textColumn('resultName', 'Резултат', { width: '7.4rem' }),
})

export const hiddenColumns: Record<TabKey, readonly TaskColumn[]> = {
  opened: ['startDate', 'resultName', 'assignees'],
  completed: ['startDate', 'taskPriorityId', 'assignees'],
  created: ['startDate', 'assignedBy'],
  department: ['startDate', 'resultName', 'taskPriorityId'],
}
