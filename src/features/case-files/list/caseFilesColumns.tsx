import { useAtomValue } from 'jotai'
import { formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { deadlineState } from '../../../rules/deadlines/deadlineState.ts'
import { isFinal, statusNamed } from '../../../rules/documents/documentStatus.ts'
import { countOrDash } from '../../../rules/words/count.ts'
import { DocumentStatusTag } from '../../../screen-kit/DocumentStatusTag.tsx'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { type CaseFileLine, calendarAtom } from '../state.ts'
import '../caseFiles.css'

type Props = { row: CaseFileLine }

/** Whether work on a case file with this status is over. */
const isOver = (name: string): boolean => {
  const status = statusNamed(name)
  return status !== undefined && isFinal(status)
}

const toneOf = { overdue: 'late', today: 'soon', soon: 'soon', ahead: undefined } as const

/** The deadline over the working days left; the colour says whether it is late or near. A finished one has no days. */
const DeadlineCell = ({ row: { deadline, documentStatusName } }: Props) => {
  const calendar = useAtomValue(calendarAtom)
  if (deadline === null) return <span className="muted">–</span>
  if (isOver(documentStatusName)) return <CellStack main={formatDate(deadline)} />
  const { kind, text } = deadlineState(deadline, today(), calendar)
  return <CellStack main={formatDate(deadline)} sub={text} tone={toneOf[kind]} />
}

const named = (key: 'documentTypeName' | 'subjectDescription' | 'rootDocumentDepartmentName', header: string) => ({
  key,
  header,
  sortBy: key,
  text: (row: CaseFileLine) => row[key],
})

/** The columns of the case-file list, under the names the backend sorts by. */
export const caseFilesColumns: readonly WordedColumn<CaseFileLine>[] = [
  {
    key: 'number',
    header: 'Преписка №',
    sortBy: 'number',
    width: '6rem',
    onPhone: 'title',
    opens: true,
    text: ({ number }) => number,
    cell: ({ number }) => <b className="nowrap">{number}</b>,
  },
  {
    key: 'dateRegistered',
    header: 'Дата',
    sortBy: 'dateRegistered',
    width: '6.2rem',
    onPhone: 'tag',
    nowrap: true,
    text: ({ dateRegistered }) => formatDate(dateRegistered),
  },
  { ...named('documentTypeName', 'Вид на първия документ'), width: '8rem', onPhone: 'bare' },
  { ...named('subjectDescription', 'Относно'), width: '10.5rem', className: 'case-tight', onPhone: 'bare' },
  {
    key: 'correspondents',
    header: 'Кореспондент',
    sortBy: 'correspondents',
    width: '8.6rem',
    className: 'case-tight',
    text: ({ correspondents }) => correspondents.join(', '),
  },
  { ...named('rootDocumentDepartmentName', 'Водещо звено'), width: '8.2rem', className: 'case-tight' },
  {
    key: 'documentsCount',
    header: 'Документи',
    width: '5.7rem',
    text: ({ documentsCount }) => countOrDash(documentsCount),
  },
  {
    key: 'documentStatusName',
    header: 'Статус',
    sortBy: 'documentStatusName',
    width: '8.1rem',
    className: 'case-wraps',
    onPhone: 'tag',
    text: ({ documentStatusName }) => documentStatusName,
    cell: (row) => <DocumentStatusTag of={row} />,
  },
  {
    key: 'deadline',
    header: 'Срок',
    sortBy: 'deadline',
    width: '7.3rem',
    className: 'case-wraps',
    onPhone: 'tag',
    text: ({ deadline }) => formatDate(deadline),
    cell: (row) => <DeadlineCell row={row} />,
  },
]
