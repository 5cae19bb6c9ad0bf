import { scanWarning } from '../../../rules/exchange/scan.ts'
import { ShownFile } from '../../../screen-kit/files/ShownFile.tsx'
import { useFileContent } from '../../../screen-kit/files/useFileContent.ts'
import { useSaveFile } from '../../../screen-kit/files/useSaveFile.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconDownload } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import type { MessageAttachment } from '../exchangeCalls.ts'
import type { ExchangeSystem } from '../exchangeSystem.ts'

type Props = { system: ExchangeSystem; file: MessageAttachment; onClose: () => void }

/** An attachment looked at without saving it, drawn as what its first bytes say it is. */
const AttachmentPreview = ({ system, file, onClose }: Props) => {
  const { fileName, scan } = file
  const { save, saveQuestion } = useSaveFile()
  const { content, retry } = useFileContent(file, (guid, signal) => system.calls.file(guid, { signal }))
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
            busy={content.kind === 'loading'}
            onClick={() => content.kind === 'ready' && save(content.file, fileName)}
          >
            Изтегли
          </Button>
          <Button onClick={onClose} data-autofocus="">
            Затвори
          </Button>
        </>
      }
    >
      <div className="flex flex-column gap-3">
        {scanWarning(scan) !== '' && <Banner kind="warning">{scanWarning(scan)}</Banner>}
        <ShownFile name={fileName} content={content} onRetry={retry} />
        {saveQuestion}
      </div>
    </Dialog>
  )
}

export default AttachmentPreview
