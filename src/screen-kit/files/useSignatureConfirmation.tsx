import { type ReactNode, useRef } from 'react'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { outcomeMarks } from '../../widgets/reading/signatureText.ts'
import { type SizedFile, useVerifiedFiles, useVerifyAll } from './outcomes.ts'
import type { LoadFile } from './viewedFile.ts'

/**
 * Asks before a document is registered with a file that was changed after it was signed or whose signature is
 * unreadable. `files` are checked in the background; `confirm` first checks those of its files that were not checked
 * yet, and resolves with true to continue.
 */
export const useSignatureConfirmation = (files: readonly SizedFile[], load: LoadFile, no = 'Назад към формуляра') => {
  const outcomes = useVerifiedFiles(files, load, true)
  const verifyAll = useVerifyAll()
  const { confirm, confirmDialog } = useConfirm()
  const confirmedFiles = useRef(new Set<string>())
  const confirmSignatures = async (all = files): Promise<boolean> => {
    const verified = await verifyAll(all, load)
    const doubtful = all.flatMap(({ guid, fileName }) => {
      const outcome = verified.get(guid)
      return (outcome === 'changed' || outcome === 'unreadable') && !confirmedFiles.current.has(guid)
        ? [{ guid, fileName, outcome }]
        : []
    })
    if (doubtful.length === 0) return true
    const isOne = doubtful.length === 1
    const goesOn = await confirm({
      title: isOne ? 'Да се регистрира ли с този файл?' : 'Да се регистрира ли с тези файлове?',
      body: (
        <>
          <p>{isOne ? 'Подписът на файла не е наред:' : 'Подписите на файловете не са наред:'}</p>
          <ul>
            {doubtful.map(({ guid, fileName, outcome }) => (
              <li key={guid}>
                <bdi>{fileName}</bdi> – {outcomeMarks[outcome]}
              </li>
            ))}
          </ul>
        </>
      ),
      yes: 'Регистрирай въпреки това',
      no,
    })
    if (goesOn) for (const { guid } of doubtful) confirmedFiles.current.add(guid)
    return goesOn
  }
  return { confirm: confirmSignatures, dialog: confirmDialog as ReactNode, outcomes }
}
