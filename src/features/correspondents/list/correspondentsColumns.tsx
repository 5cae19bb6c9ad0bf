import { countOrDash } from '../../../rules/words/count.ts'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import type { CorrespondentRow } from '../similar.ts'
import { ActiveCell, KindCell, NumberCell, oneLineOrNone, textOrNone } from './correspondentCells.tsx'

/** The columns of the correspondents. */
export const correspondentsColumns: readonly GridColumn<CorrespondentRow>[] = [
  { key: 'isLegalEntity', header: 'Вид', icon: true, cell: (row) => <KindCell row={row} /> },
  {
    key: 'fullName',
    header: 'Наименование / имена',
    width: '19rem',
    onPhone: 'title',
    opens: true,
    cell: (row) => <Clamp lines={3}>{row.fullName}</Clamp>,
  },
  {
    key: 'uniqueNumber',
    header: 'ЕИК / ЕГН / ЛНЧ',
    width: '7.6rem',
    onPhone: 'line',
    cell: (row) => <NumberCell row={row} />,
  },
  { key: 'groupName', header: 'Група', width: '9rem', onPhone: 'bare', cell: (row) => textOrNone(row.groupName) },
  {
    key: 'settlementName',
    header: 'Населено място',
    width: '7.6rem',
    onPhone: 'line',
    cell: (row) => textOrNone(row.settlementName),
  },
  { key: 'phone', header: 'Телефон', width: '7rem', onPhone: 'line', cell: (row) => oneLineOrNone(row.phone) },
  {
    key: 'email',
    header: 'E-mail',
    width: '10.6rem',
    onPhone: 'line',
    className: 'correspondents-email',
    cell: (row) => textOrNone(row.email),
  },
  {
    key: 'documentsCount',
    header: 'Документи',
    width: '5.6rem',
    onPhone: 'line',
    className: 'correspondents-count',
    cell: (row) => <span className="nowrap">{countOrDash(row.documentsCount)}</span>,
  },
  { key: 'isActive', header: 'Активен', width: '5.6rem', onPhone: 'tag', cell: (row) => <ActiveCell row={row} /> },
]
