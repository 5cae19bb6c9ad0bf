import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { mayUseFile, scanWarning } from '../../../rules/exchange/scan.ts'
import { canPreview, formatFileSize, withCleanName } from '../../../rules/files/fileRules.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import { useSaveFile } from '../../../screen-kit/files/useSaveFile.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { FileRow } from '../../../widgets/files/FileRow.tsx'
import { IconAttach, IconDownload, IconView } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import type { MessageAttachment } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { attachmentsAtom } from './messageState.ts'
import { ScanNote } from './ScanNote.tsx'

const AttachmentPreview = lazyPart(() => import('./AttachmentPreview.tsx'))

/**
 * Downloads an attachment under the name that the server gives; one that was not found clean asks first. A failure has
 * already been told by the transport.
 */
const useAttachmentDownload = ({ calls }: ExchangeSystem) => {
  const [downloading, setDownloading] = useState<string | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const { save: saveFile, saveQuestion } = useSaveFile()
  const save = async ({ guid, fileName, scan }: MessageAttachment) => {
    const warning = scanWarning(scan)
    const body = `${warning} Изтеглете „${fileName}“ само ако очаквате такъв файл от този подател.`
    if (warning !== '' && !(await confirm({ title: 'Изтегляне на непроверен файл', body, yes: 'Изтегли' }))) return
    setDownloading(guid)
    // The transport has told what went wrong.
    const file = await calls.file(guid, { fileName }).catch(() => null)
    setDownloading(null)
    if (file) saveFile(file, fileName)
  }
  const questions = (
    <>
      {confirmDialog}
      {saveQuestion}
    </>
  )
  return { downloading, save: (file: MessageAttachment) => void save(file), questions }
}

/** What came with a message: looked at, downloaded; a file with malicious code stays shut and says why. */
export const Attachments = ({ system, guid }: { system: ExchangeSystem; guid: string }) => {
  const { data, error, refetch } = useAtomValue(attachmentsAtom(system.name, guid))
  const [viewed, setViewed] = useState<MessageAttachment | null>(null)
  const { downloading, save, questions } = useAttachmentDownload(system)
  if (error && !data)
    return <ErrorState title="Файловете не се заредиха" message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} />
  if (data.length === 0)
    return (
      <EmptyState title="Няма прикачени файлове" icon={IconAttach}>
        Цялото съдържание е в текста на съобщението.
      </EmptyState>
    )
  return (
    <>
      {data.map(withCleanName).map((file) => {
        const refusal = refusalOf(mayUseFile(file.scan))
        const isShown = canPreview(file.fileName)
        return (
          <FileRow
            key={file.guid}
            name={file.fileName}
            note={
              <>
                {[formatFileSize(file.size), file.comment].filter((part) => part !== '').join(' · ')}
                <ScanNote scan={file.scan} />
              </>
            }
            {...(!refusal && { onOpen: () => (isShown ? setViewed(file) : save(file)) })}
            actions={
              <>
                {isShown && (
                  <Button small icon={IconView} refusal={refusal} onClick={() => setViewed(file)}>
                    Преглед
                    <span className="visually-hidden"> на {file.fileName}</span>
                  </Button>
                )}
                <IconButton
                  icon={IconDownload}
                  label={`Изтегли ${file.fileName}`}
                  refusal={refusal}
                  busy={downloading === file.guid}
                  onClick={() => save(file)}
                />
              </>
            }
          />
        )
      })}
      {questions}
      {viewed && <AttachmentPreview system={system} file={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}
