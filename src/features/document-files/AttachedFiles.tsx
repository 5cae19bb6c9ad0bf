import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { formatDateTime } from '../../dates/civilDate.ts'
import { canPreview, formatFileSize, withCleanName } from '../../rules/files/fileRules.ts'
import type { Refusal } from '../../rules/ruleResult.ts'
import { shortName } from '../../rules/words/personName.ts'
import { FileActions } from '../../screen-kit/files/FileActions.tsx'
import { useVerifiedFiles } from '../../screen-kit/files/outcomes.ts'
import { SignatureMark } from '../../screen-kit/files/SignatureMark.tsx'
import { useFilesDialog } from '../../screen-kit/files/useFilesDialog.tsx'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { FileRow } from '../../widgets/files/FileRow.tsx'
import { IconDelete } from '../../widgets/icons.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { filesAtom, useRemoval } from '../document-record/public.ts'
import { attachedFile } from './attachedFile.ts'
import { fileKindLabel } from './fileKinds.ts'
import { RemoveFileDialog } from './RemoveFileDialog.tsx'
import { mainFirst } from './shownFile.ts'
import { useDownload } from './useDownload.ts'
import './files.css'

const noteOf = ({ kindId, size, uploadedBy, dateUploaded, description, isPublic }: AttachedFile): string =>
  [
    fileKindLabel(kindId),
    formatFileSize(size),
    [uploadedBy && shortName(uploadedBy), formatDateTime(dateUploaded)].filter((part) => part).join(', '),
    isPublic ? 'публичен' : '',
    description === fileKindLabel(kindId) ? '' : description,
  ]
    .filter((part) => part !== '')
    .join(' · ')

type Props = {
  docGuid: string
  /** Why files may not be removed, and whether a removal needs a reason; absent if the list is read-only. */
  removal?: { refusal: Refusal | undefined; needsReason: boolean }
  onView?: ((file: AttachedFile) => void) | undefined
}

const AttachedFiles = ({ docGuid, removal, onView }: Props) => {
  const { data, error, refetch } = useAtomValue(filesAtom(docGuid))
  const files = mainFirst(data ?? []).map(withCleanName)
  const over = useFilesDialog({ files, load: attachedFile })
  const outcomes = useVerifiedFiles(files, attachedFile)
  const view = onView ?? over.view
  const { confirm, confirmDialog } = useConfirm()
  const { removing, removeFile } = useRemoval(docGuid)
  const { downloading, save, saveConfirmation } = useDownload()
  const [removed, setRemoved] = useState<AttachedFile | null>(null)
  const remove = async (file: AttachedFile) => {
    const { guid, fileName } = file
    if (removal?.needsReason) return setRemoved(file)
    const body = `„${fileName}“ ще бъде премахнат от документа. Това остава записано в историята.`
    if (await confirm({ title: 'Премахване на файл', body, yes: 'Премахни', danger: true })) removeFile(guid)
  }
  if (error && !data)
    return <ErrorState title="Файловете не се заредиха" message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  return (
    <>
      {files.map((file) => (
        <FileRow
          key={file.guid}
          name={file.fileName}
          note={noteOf(file)}
          mark={<SignatureMark name={file.fileName} outcome={outcomes.get(file.guid)} />}
          onOpen={() => (canPreview(file.fileName) ? view(file) : save(file))}
          actions={
            <>
              <FileActions
                name={file.fileName}
                onView={canPreview(file.fileName) ? () => view(file) : undefined}
                onSave={() => save(file)}
                busy={downloading === file.guid}
              />
              {removal && (
                <IconButton
                  icon={IconDelete}
                  kind="danger"
                  label={`Премахни ${file.fileName}`}
                  refusal={removal.refusal}
                  busy={removing === file.guid}
                  onClick={() => void remove(file)}
                />
              )}
            </>
          }
        />
      ))}
      {confirmDialog}
      {removed && <RemoveFileDialog docGuid={docGuid} file={removed} onClose={() => setRemoved(null)} />}
      {saveConfirmation}
      {over.dialog}
    </>
  )
}

export default AttachedFiles
