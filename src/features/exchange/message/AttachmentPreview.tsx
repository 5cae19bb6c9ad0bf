import { useEffect, useState } from 'react'
import { saveFile } from '../../../transport/download.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FilePreview } from '../../../widgets/files/FilePreview.tsx'
import { IconDownload } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import type { MessageAttachment } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'
import { scanWarning } from './scan.ts'

type Props = { system: ExchangeSystem; file: MessageAttachment; onClose: () => void }
type Shown = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; file: File }

/** An attachment looked at without saving it: a PDF or a picture, drawn only as the kind the message says it is. */
const AttachmentPreview = ({ system, file, onClose }: Props) => {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const { guid, fileName, contentType, scan } = file
  const { calls } = system
  useEffect(() => {
    setShown({ kind: 'loading' })
    const reading = calls.file(guid).subscribe({
      next: (bytes) => setShown(bytes ? { kind: 'ready', file: bytes } : { kind: 'failed' }),
      error: () => setShown({ kind: 'failed' }),
    })
    return () => reading.unsubscribe()
  }, [calls, guid, attempt])
  return (
    <Dialog
      open
      size="xl"
      title={fileName}
      onClose={onClose}
      footer={
        <>
          <Button
            icon={IconDownload}
            busy={shown.kind === 'loading'}
            onClick={() => shown.kind === 'ready' && saveFile(shown.file)}
          >
            Изтегли
          </Button>
          <Button kind="primary" onClick={onClose} data-autofocus="">
            Затвори
          </Button>
        </>
      }
    >
      <div className="stack">
        {scanWarning(scan) !== '' && <Banner kind="warning">{scanWarning(scan)}</Banner>}
        {shown.kind === 'loading' && (
          <div role="status" aria-label="Файлът се зарежда">
            <Skeleton lines={8} />
          </div>
        )}
        {shown.kind === 'failed' && <ErrorState title="Файлът не се зареди" onRetry={() => setAttempt(attempt + 1)} />}
        {shown.kind === 'ready' && <FilePreview blob={shown.file} mime={contentType} name={fileName} />}
      </div>
    </Dialog>
  )
}

export default AttachmentPreview
