import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { DocumentStatusTag } from '../../../screen-kit/DocumentStatusTag.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import type { CaseFileLine } from '../state.ts'

/** The direction before number-date (document 2, section 2). */
const NumberCell = ({ row: { documentDirectionId, documentNumber, dateRegistered } }: { row: CaseFileLine }) => (
  <span className="inline-flex align-items-start gap-2">
    <DirectionIcon direction={documentDirectionId} />
    <b className="nowrap">{formatNumber(documentNumber, dateRegistered) || 'Без номер'}</b>
  </span>
)

/** The columns of the search dialog (document 2, section 2); the row's action „Избор“ follows them. */
export const searchColumns: readonly GridColumn<CaseFileLine>[] = [
  {
    key: 'documentNumber',
    header: 'Регистрационен номер',
    sortBy: 'documentNumber',
    width: '13.6rem',
    onPhone: 'title',
    opens: true,
    cell: (row) => <NumberCell row={row} />,
  },
  {
    key: 'documentTypeName',
    header: 'Вид',
    sortBy: 'documentTypeName',
    width: '9rem',
    onPhone: 'bare',
    text: ({ documentTypeName }) => documentTypeName,
  },
  {
    key: 'documentStatusName',
    header: 'Статус',
    sortBy: 'documentStatusName',
    width: '8.4rem',
    className: 'case-wraps',
    onPhone: 'tag',
    cell: (row) => <DocumentStatusTag of={row} />,
  },
  {
    key: 'subjectDescription',
    header: 'Относно',
    sortBy: 'subjectDescription',
    onPhone: 'bare',
    text: ({ subjectDescription }) => subjectDescription,
  },
  {
    key: 'correspondents',
    header: 'Кореспондент',
    sortBy: 'correspondents',
    width: '12rem',
    text: ({ correspondents }) => correspondents.join(', '),
  },
]
