import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { mayUseFile, scanWarning } from '../../../rules/exchange/scan.ts'
import { canPreview, formatFileSize, withCleanName } from '../../../rules/files/fileRules.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import { FileActions } from '../../../screen-kit/files/FileActions.tsx'
import { useVerifiedFiles } from '../../../screen-kit/files/outcomes.ts'
import { SignatureMark } from '../../../screen-kit/files/SignatureMark.tsx'
import { useFilesDialog } from '../../../screen-kit/files/useFilesDialog.tsx'
import { useSaveFile } from '../../../screen-kit/files/useSaveFile.tsx'
import { FileRow } from '../../../widgets/files/FileRow.tsx'
import { IconAttach } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import type { Attaching } from '../../../widgets/reading/inside.ts'
import type { MessageAttachment } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { attachmentsAtom } from './messageState.ts'
import { ScanNote } from './ScanNote.tsx'

const useAttachmentDownload = ({ calls }: ExchangeSystem) => {
  const [downloading, setDownloading] = useState<string | null>(null)
  const { confirm, confirmDialog } = useConfirm()
  const { save: saveFile, saveConfirmation } = useSaveFile()
  const save = async ({ guid, fileName, scan }: MessageAttachment) => {
    const warning = scanWarning(scan)
    const body = `${warning} Изтеглете „${fileName}“ само ако очаквате такъв файл от този подател.`
    if (warning !== '' && !(await confirm({ title: 'Изтегляне на непроверен файл', body, yes: 'Изтегли' }))) return
    setDownloading(guid)
    // On an error nothing is done here, because the transport has shown the error.
    const file = await calls.file(guid, { fileName }).catch(() => null)
    setDownloading(null)
    if (file) saveFile(file, fileName)
  }
  const confirmations = (
    <>
      {confirmDialog}
      {saveConfirmation}
    </>
  )
  return { downloading, save: (file: MessageAttachment) => void save(file), confirmations }
}

type Props = { system: ExchangeSystem; guid: string; attaching?: Attaching | undefined }

/**
 * Renders the files of a message. `attaching`: adds files inside them to the document that is being registered from the
 * message.
 */
export const Attachments = ({ system, guid, attaching }: Props) => {
  const { data, error, refetch } = useAtomValue(attachmentsAtom(system.name, guid))
  const files = (data ?? []).map(withCleanName)
  const { view, isShown, dialog } = useFilesDialog({
    files,
    load: (one, signal) => system.calls.file(one, { signal }),
    mayRead: ({ scan }) => mayUseFile(scan).allowed,
    attaching,
    noteOf: ({ scan }) => scanWarning(scan) !== '' && <Banner kind="warning">{scanWarning(scan)}</Banner>,
  })
  const { downloading, save, confirmations } = useAttachmentDownload(system)
  const outcomes = useVerifiedFiles(
    files.filter(({ scan }) => mayUseFile(scan).allowed),
    (one, signal) => system.calls.file(one, { signal }),
  )
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
      {files.map((file) => {
        const refusal = refusalOf(mayUseFile(file.scan))
        return (
          <FileRow
            key={file.guid}
            name={file.fileName}
            mark={<SignatureMark name={file.fileName} outcome={outcomes.get(file.guid)} />}
            note={
              <>
                {[formatFileSize(file.size), file.comment].filter((part) => part !== '').join(' · ')}
                <ScanNote scan={file.scan} />
              </>
            }
            {...(!refusal && { onOpen: () => (isShown(file) ? view(file) : save(file)) })}
            actions={
              <FileActions
                name={file.fileName}
                onView={canPreview(file.fileName) ? () => view(file) : undefined}
                onSave={() => save(file)}
                busy={downloading === file.guid}
                refusal={refusal}
              />
            }
          />
        )
      })}
      {confirmations}
      {dialog}
    </>
  )
}
