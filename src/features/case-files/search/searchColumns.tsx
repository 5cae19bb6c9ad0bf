import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { namesColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { CaseFileStatusTag } from '../CaseFileStatusTag.tsx'
import type { CaseFileLine } from '../caseFileState.ts'
import { SubjectCell } from '../list/caseFilesColumns.tsx'

const NumberCell = ({ row: { documentDirectionId, documentNumber, dateRegistered } }: { row: CaseFileLine }) => (
  <span className="inline-flex align-items-start gap-2">
    <DirectionIcon direction={documentDirectionId} />
    <b className="nowrap">{formatNumber(documentNumber, dateRegistered) || 'Без номер'}</b>
  </span>
)

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
  textColumn('documentTypeName', 'Вид', { width: '9rem', onPhone: 'bare' }),
  textColumn('documentStatusName', 'Статус', { width: '8.4rem', onPhone: 'tag' }, (row) => (
    <CellStack
      main={<CaseFileStatusTag rootStatusName={row.documentStatusName} awaited={row.awaited} />}
      {...(row.heldBy && { sub: `при ${row.heldBy}` })}
    />
  )),
  textColumn('subjectDescription', 'Относно', { onPhone: 'bare' }, (row) => <SubjectCell row={row} />),
  namesColumn('correspondents', 'Кореспондент', { width: '12rem' }),
]
