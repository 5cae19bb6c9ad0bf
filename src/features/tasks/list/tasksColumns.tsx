import { formatDate } from '../../../dates/civilDate.ts'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import type { TaskLine } from '../state.ts'
import { DocumentCell, DueCell, none, PriorityCell, StatusCell } from './taskCells.tsx'
import type { TabKey } from './taskTabs.ts'

type Column = Omit<GridColumn<TaskLine>, 'key'>

/** The columns of the three lists under the names of the row's fields: the backend sorts by the same names. */
const columns = {
  number: {
    header: '№',
    sortBy: 'number',
    width: '3.8rem',
    onPhone: 'tag',
    cell: (row) => <b className="num">{row.number}</b>,
  },
  taskTypeName: {
    header: 'Вид',
    sortBy: 'taskTypeName',
    width: '7.6rem',
    onPhone: 'bare',
    cell: (row) => row.taskTypeName,
  },
  taskPriorityId: {
    header: 'Приоритет',
    sortBy: 'taskPriorityId',
    width: '6.4rem',
    onPhone: 'tag',
    cell: (row) => <PriorityCell row={row} />,
  },
  instruction: {
    header: 'Указание',
    sortBy: 'instruction',
    width: '12rem',
    onPhone: 'title',
    opens: true,
    cell: (row) => <Clamp>{row.instruction || `Задача № ${row.number}`}</Clamp>,
  },
  documentNumber: {
    header: 'Документ',
    sortBy: 'documentNumber',
    width: '13rem',
    onPhone: 'bare',
    cell: (row) => <DocumentCell row={row} />,
  },
  assignedBy: { header: 'Възложител', sortBy: 'assignedBy', width: '7.2rem', cell: (row) => row.assignedBy || none },
  assignees: {
    header: 'Изпълнители',
    sortBy: 'assignees',
    width: '8.4rem',
    cell: (row) => row.assignees.join(', ') || none,
  },
  startDate: {
    header: 'Начало',
    sortBy: 'startDate',
    width: '6.6rem',
    onPhone: 'hide',
    cell: (row) => <span className="nowrap">{formatDate(row.startDate)}</span>,
  },
  endDate: { header: 'Срок', sortBy: 'endDate', width: '8rem', onPhone: 'tag', cell: (row) => <DueCell row={row} /> },
  taskStatusName: {
    header: 'Статус',
    sortBy: 'taskStatusName',
    width: '8.4rem',
    onPhone: 'tag',
    cell: (row) => <StatusCell row={row} />,
  },
  resultName: { header: 'Резултат', sortBy: 'resultName', width: '7.4rem', cell: (row) => row.resultName || none },
} satisfies Partial<Record<keyof TaskLine, Column>>

export const taskColumns: readonly GridColumn<TaskLine>[] = Object.entries<Column>(columns).map(([key, column]) => ({
  key,
  ...column,
}))

/** What waits in the chooser until somebody wants it: a tab of 1440 pixels has room for nine columns. */
export const hiddenColumns: Record<TabKey, readonly (keyof typeof columns)[]> = {
  opened: ['startDate', 'resultName'],
  completed: ['startDate', 'taskPriorityId'],
  created: ['startDate', 'assignedBy'],
}

export const sortableColumns: readonly string[] = taskColumns.flatMap(({ sortBy }) => sortBy ?? [])
