import { useEffect, useState } from 'react'
import { concatMap, from, map, of } from 'rxjs'
import { documents } from '../../../contract/documents.ts'
import type { AttachedFile } from '../../../contract/shapes/documents.ts'
import { type PreviewKind, previewKindOf } from '../../../rules/previewKind.ts'
import { download, saveFile } from '../../../transport/download.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FilePreview } from '../../../widgets/files/FilePreview.tsx'
import { IconDownload } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'

type Shown = { kind: 'loading' } | { kind: 'ready'; file: File; mime: PreviewKind | null } | { kind: 'failed' }

/** A picture or a PDF, drawn as what its first bytes say it is; anything else is only downloaded. */
const PreviewDialog = ({ file, onClose }: { file: AttachedFile; onClose: () => void }) => {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const { guid } = file
  useEffect(() => {
    setShown({ kind: 'loading' })
    const reading = download(documents.downloadAttachedFile, { query: { guid } })
      .pipe(
        concatMap((bytes) =>
          bytes === null
            ? of<Shown>({ kind: 'failed' })
            : from(previewKindOf(bytes)).pipe(map((mime): Shown => ({ kind: 'ready', file: bytes, mime }))),
        ),
      )
      .subscribe({ next: setShown, error: () => setShown({ kind: 'failed' }) })
    return () => reading.unsubscribe()
  }, [guid, attempt])
  const save = () => shown.kind === 'ready' && saveFile(shown.file)
  return (
    <Dialog
      open
      size="xl"
      title={file.fileName}
      onClose={onClose}
      footer={
        <>
          <Button icon={IconDownload} busy={shown.kind === 'loading'} onClick={save}>
            Изтегли
          </Button>
          <Button kind="primary" onClick={onClose} data-autofocus="">
            Затвори
          </Button>
        </>
      }
    >
      {shown.kind === 'loading' && (
        <div role="status" aria-label="Файлът се зарежда">
          <Skeleton lines={8} />
        </div>
      )}
      {shown.kind === 'failed' && <ErrorState title="Файлът не се зареди" onRetry={() => setAttempt(attempt + 1)} />}
      {shown.kind === 'ready' && shown.mime && <FilePreview blob={shown.file} mime={shown.mime} name={file.fileName} />}
      {shown.kind === 'ready' && !shown.mime && (
        <EmptyState title="Файлът не може да бъде показан">
          Съдържанието му не е на PDF документ или на снимка, макар че името му е такова. Ако познавате подателя,
          изтеглете файла и го проверете.
        </EmptyState>
      )}
    </Dialog>
  )
}

export default PreviewDialog
