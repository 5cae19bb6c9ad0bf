import { Direction } from '../../../contract/enumerations.ts'
import type { DocumentRow } from '../../../contract/shapes/documents.ts'
import { isResolutionType } from '../../../rules/documents/resolution.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { copyText } from '../../../screen-kit/copyText.ts'
import { openActions } from '../../../screen-kit/list/openRowActions.ts'
import { IconBarcode, IconCaseFile, IconCopy, IconReceipt, IconResolution } from '../../../widgets/icons.ts'
import type { MenuItem } from '../../../widgets/overlays/menuItem.ts'
import type { Printing } from './PrintFromList.tsx'

export const documentLabel = (row: Pick<DocumentRow, 'documentNumber' | 'dateRegistered' | 'subjectDescription'>) =>
  formatNumber(row.documentNumber, row.dateRegistered) || `чернова „${row.subjectDescription}“`

type Doing = {
  hrefOf: (row: DocumentRow) => string
  caseHrefOf: (caseFileGuid: string) => string
  resolutionHrefOf: (row: DocumentRow) => string
  open: (href: string) => void
  print: (printing: Printing) => void
}

export const documentActions =
  ({ hrefOf, caseHrefOf, resolutionHrefOf, open, print }: Doing) =>
  (row: DocumentRow): MenuItem[] => {
    const { guid } = row
    const { caseFileGuid } = row
    const items = openActions(hrefOf(row), open)
    if (caseFileGuid)
      items.push({ label: 'Отвори преписката', icon: IconCaseFile, run: () => open(caseHrefOf(caseFileGuid)) })
    const number = formatNumber(row.documentNumber, row.dateRegistered)
    if (!number) return items
    if (row.documentDirectionId !== Direction.OUTGOING && !isResolutionType(row.documentTypeId))
      items.push({
        label: 'Нова резолюция',
        icon: IconResolution,
        separated: true,
        run: () => open(resolutionHrefOf(row)),
      })
    items.push({ label: 'Копирай номера', icon: IconCopy, separated: true, run: () => void copyText(number) })
    if (row.documentDirectionId === Direction.INCOMING)
      items.push({ label: 'Разписка', icon: IconReceipt, run: () => print({ guid, kind: 'receipt' }) })
    items.push({ label: 'Етикет с номера', icon: IconBarcode, run: () => print({ guid, kind: 'label' }) })
    return items
  }
