import { type DocumentModule, documentModule } from '../../../rules/to.ts'
import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import type { CorrespondentRow } from '../similar.ts'
import { ActiveCell, DocumentsCell, KindCell, NumberCell, oneLineOrNone, textOrNone } from './correspondentCells.tsx'

/** The documents of a correspondent, of every department, in the module's list. */
export const documentsHref = (module: DocumentModule, correspondentID: number): string =>
  documentModule(module).documents({ departmentId: 'any', correspondentID })

const columns = (module: DocumentModule): readonly GridColumn<CorrespondentRow>[] => [
  { key: 'isLegalEntity', header: 'Вид', icon: true, cell: (row) => <KindCell row={row} /> },
  {
    key: 'fullName',
    header: 'Наименование / имена',
    width: '17rem',
    onPhone: 'title',
    opens: true,
    cell: (row) => row.fullName,
  },
  {
    key: 'uniqueNumber',
    header: 'ЕИК / ЕГН / ЛНЧ',
    width: '8.6rem',
    onPhone: 'line',
    cell: (row) => <NumberCell row={row} />,
  },
  { key: 'groupName', header: 'Група', width: '10rem', onPhone: 'bare', cell: (row) => textOrNone(row.groupName) },
  {
    key: 'settlementName',
    header: 'Населено място',
    width: '9rem',
    onPhone: 'line',
    cell: (row) => textOrNone(row.settlementName),
  },
  { key: 'phone', header: 'Телефон', width: '8.4rem', onPhone: 'line', cell: (row) => oneLineOrNone(row.phone) },
  { key: 'email', header: 'E-mail', width: '12rem', onPhone: 'line', cell: (row) => textOrNone(row.email) },
  {
    key: 'documentsCount',
    header: 'Документи',
    numeric: true,
    width: '6.6rem',
    onPhone: 'line',
    cell: (row) => <DocumentsCell row={row} href={documentsHref(module, row.id)} />,
  },
  { key: 'isActive', header: 'Активен', width: '7rem', onPhone: 'tag', cell: (row) => <ActiveCell row={row} /> },
]

/** The columns of the correspondents in each module: the same, with links into its own documents. */
export const correspondentsColumns: Record<DocumentModule, readonly GridColumn<CorrespondentRow>[]> = {
  'administrative-services': columns('administrative-services'),
  'documents-flow': columns('documents-flow'),
}
