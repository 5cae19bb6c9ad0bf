import type { DocumentRow } from '../../../contract/shapes/documents.ts'
import { formatNumber } from '../../../rules/registrationNumber.ts'
import { IconCopy, IconDocument, IconExternal } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import { copyText } from '../copyText.ts'

/** How a document is called in a sentence: its number-date, or its subject while it has none. */
export const documentLabel = (row: Pick<DocumentRow, 'documentNumber' | 'dateRegistered' | 'subjectDescription'>) =>
  formatNumber(row.documentNumber, row.dateRegistered) || `чернова „${row.subjectDescription}“`

/** What can be done with a document from its row; what does not apply to it is not shown. */
export const documentActions =
  (hrefOf: (row: DocumentRow) => string, open: (href: string) => void) =>
  (row: DocumentRow): MenuItem[] => {
    const href = hrefOf(row)
    const number = formatNumber(row.documentNumber, row.dateRegistered)
    const always: MenuItem[] = [
      { label: 'Отвори', icon: IconDocument, run: () => open(href) },
      {
        label: 'Отвори в нов раздел',
        icon: IconExternal,
        run: () => {
          window.open(href, '_blank', 'noopener')
        },
      },
    ]
    if (!number) return always
    return [...always, { label: 'Копирай номера', icon: IconCopy, separated: true, run: () => void copyText(number) }]
  }
