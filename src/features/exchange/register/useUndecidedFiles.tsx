import type { ReactNode } from 'react'
import { scanWarning } from '../../../rules/exchange/scan.ts'
import { withCleanName } from '../../../rules/files/fileRules.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { type CarriedList, type Decisions, undecidedFiles } from './carriedFiles.ts'

/**
 * Asks before a message is registered without files about which the user has not decided. `confirm` resolves with true
 * to continue.
 */
export const useUndecidedFiles = (files: CarriedList, decisions: Decisions) => {
  const { confirm, confirmDialog } = useConfirm()
  const undecided = undecidedFiles(files, decisions).map(withCleanName)
  const isOne = undecided.length === 1
  const confirmation = {
    title: isOne ? 'Да се регистрира ли без този файл?' : 'Да се регистрира ли без тези файлове?',
    body: (
      <>
        <p>
          {isOne ? 'Файлът не е отбелязан и няма' : 'Файловете не са отбелязани и няма'} да се{' '}
          {isOne ? 'прехвърли' : 'прехвърлят'} към документа:
        </p>
        <ul>
          {undecided.map(({ guid, fileName, scan }) => (
            <li key={guid}>
              <bdi>{fileName}</bdi> – {scanWarning(scan)}
            </li>
          ))}
        </ul>
      </>
    ),
    yes: isOne ? 'Регистрирай без него' : 'Регистрирай без тях',
    no: 'Назад към формуляра',
  }
  return {
    confirm: () => (undecided.length === 0 ? Promise.resolve(true) : confirm(confirmation)),
    dialog: confirmDialog as ReactNode,
  }
}
