import { formatDate } from '../../../dates/civilDate.ts'
import { countOrDash } from '../../../rules/words/count.ts'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import type { CaseFileLine } from '../state.ts'
import { DeadlineCell, StatusCell, textOrNone } from './caseFileCells.tsx'

/** The columns of the case-file list, under the names the backend sorts by. */
export const caseFilesColumns: readonly GridColumn<CaseFileLine>[] = [
  {
    key: 'number',
    header: 'Преписка №',
    sortBy: 'number',
    width: '6rem',
    onPhone: 'title',
    opens: true,
    cell: ({ number }) => <b className="nowrap">{number}</b>,
  },
  {
    key: 'dateRegistered',
    header: 'Дата',
    sortBy: 'dateRegistered',
    width: '6.2rem',
    onPhone: 'tag',
    cell: ({ dateRegistered }) => <span className="nowrap">{formatDate(dateRegistered)}</span>,
  },
  {
    key: 'documentTypeName',
    header: 'Вид на първия документ',
    sortBy: 'documentTypeName',
    width: '8rem',
    onPhone: 'bare',
    cell: ({ documentTypeName }) => documentTypeName,
  },
  {
    key: 'subjectDescription',
    header: 'Относно',
    sortBy: 'subjectDescription',
    width: '10.5rem',
    className: 'case-tight',
    onPhone: 'bare',
    cell: ({ subjectDescription }) => subjectDescription,
  },
  {
    key: 'correspondents',
    header: 'Кореспондент',
    sortBy: 'correspondents',
    width: '8.6rem',
    className: 'case-tight',
    cell: ({ correspondents }) => textOrNone(correspondents.join(', ')),
  },
  {
    key: 'rootDocumentDepartmentName',
    header: 'Водещо звено',
    sortBy: 'rootDocumentDepartmentName',
    width: '8.2rem',
    className: 'case-tight',
    cell: ({ rootDocumentDepartmentName }) => textOrNone(rootDocumentDepartmentName),
  },
  {
    key: 'documentsCount',
    header: 'Документи',
    width: '5.7rem',
    cell: ({ documentsCount }) => countOrDash(documentsCount),
  },
  {
    key: 'documentStatusName',
    header: 'Статус',
    sortBy: 'documentStatusName',
    width: '8.1rem',
    className: 'case-wraps',
    onPhone: 'tag',
    cell: (row) => <StatusCell row={row} />,
  },
  {
    key: 'deadline',
    header: 'Срок',
    sortBy: 'deadline',
    width: '7.3rem',
    className: 'case-wraps',
    onPhone: 'tag',
    cell: (row) => <DeadlineCell row={row} />,
  },
]

export const sortableColumns: readonly string[] = caseFilesColumns.flatMap(({ sortBy }) => sortBy ?? [])
