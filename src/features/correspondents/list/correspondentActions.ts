import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { IconDocument, IconEdit, IconExternal, IconManyDocuments } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import type { CorrespondentRow } from '../similar.ts'

type Doing = {
  hrefOf: (row: CorrespondentRow) => string
  documentsOf: (row: CorrespondentRow) => string
  open: (href: string) => void
}

/** The documents of a correspondent, of every department, in the module's list. */
export const documentsHref = (module: DocumentModule, correspondentID: number): string =>
  documentModule(module).documents({ departmentId: 'any', correspondentID })

/** The page of a correspondent with its form open. */
export const editHref = (href: string): string => `${href}?edit=1`

/** What can be done with a correspondent from its row. */
export const correspondentActions =
  ({ hrefOf, documentsOf, open }: Doing) =>
  (row: CorrespondentRow): MenuItem[] => [
    { label: 'Отвори', icon: IconDocument, run: () => open(hrefOf(row)) },
    {
      label: 'Отвори в нов раздел',
      icon: IconExternal,
      run: () => {
        window.open(hrefOf(row), '_blank', 'noopener')
      },
    },
    { label: 'Редактирай', icon: IconEdit, run: () => open(editHref(hrefOf(row))) },
    {
      label: 'Документи в този модул',
      icon: IconManyDocuments,
      separated: true,
      run: () => open(documentsOf(row)),
    },
  ]
