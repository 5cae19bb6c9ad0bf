import { IconDocument, IconExternal, IconTree } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import type { CaseFileLine } from '../state.ts'

type Doing = {
  hrefOf: (row: CaseFileLine) => string
  open: (href: string) => void
  look: (row: CaseFileLine) => void
}

/** What can be done with a case file from its row. */
export const caseFileActions =
  ({ hrefOf, open, look }: Doing) =>
  (row: CaseFileLine): MenuItem[] => [
    { label: 'Съдържание и маршрут', icon: IconTree, run: () => look(row) },
    { label: 'Отвори първия документ', icon: IconDocument, separated: true, run: () => open(hrefOf(row)) },
    {
      label: 'Отвори в нов раздел',
      icon: IconExternal,
      run: () => {
        window.open(hrefOf(row), '_blank', 'noopener')
      },
    },
  ]
