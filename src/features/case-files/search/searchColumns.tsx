import { formatNumber } from '../../../rules/registrationNumber.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { NumberCell, StatusCell, textOrNone } from '../list/caseFileCells.tsx'
import type { CaseFileLine } from '../state.ts'

/** The columns of the search dialog (document 2, section 2); the last one is the row's action „Избор“. */
export const searchColumns = (onPick: (row: CaseFileLine) => void): readonly GridColumn<CaseFileLine>[] => [
  {
    key: 'documentNumber',
    header: 'Регистрационен номер',
    sortBy: 'documentNumber',
    width: '10.5rem',
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
    cell: ({ documentTypeName }) => documentTypeName,
  },
  {
    key: 'documentStatusName',
    header: 'Статус',
    sortBy: 'documentStatusName',
    width: '8.4rem',
    onPhone: 'tag',
    cell: (row) => <StatusCell row={row} />,
  },
  {
    key: 'subjectDescription',
    header: 'Относно',
    sortBy: 'subjectDescription',
    onPhone: 'bare',
    cell: ({ subjectDescription }) => subjectDescription,
  },
  {
    key: 'correspondents',
    header: 'Кореспондент',
    sortBy: 'correspondents',
    width: '12rem',
    cell: ({ correspondents }) => textOrNone(correspondents.join(', ')),
  },
  {
    key: 'pick',
    header: 'Действие',
    width: '6.2rem',
    onPhone: 'tag',
    cell: (row) => (
      <Button
        small
        kind="navy"
        aria-label={`Избор на преписка ${formatNumber(row.documentNumber, row.dateRegistered)}`}
        onClick={() => onPick(row)}
      >
        Избор
      </Button>
    ),
  },
]
