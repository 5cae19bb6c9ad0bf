import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { ShownFile } from '../../screen-kit/files/ShownFile.tsx'
import { useFileContent } from '../../screen-kit/files/useFileContent.ts'
import { saveFile } from '../../transport/download.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconDownload } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { attachedFile } from './attachedFile.ts'

/** A picture or a PDF, drawn as what its first bytes say it is; anything else is only downloaded. */
const PreviewDialog = ({ file, onClose }: { file: AttachedFile; onClose: () => void }) => {
  const { content, retry } = useFileContent(file.guid, attachedFile)
  const save = () => content.kind === 'ready' && saveFile(content.file)
  return (
    <Dialog
      open
      size="xl"
      title={file.fileName}
      onClose={onClose}
      footer={
        <>
          <Button icon={IconDownload} busy={content.kind === 'loading'} onClick={save}>
            Изтегли
          </Button>
          <Button kind="primary" onClick={onClose} data-autofocus="">
            Затвори
          </Button>
        </>
      }
    >
      <ShownFile name={file.fileName} content={content} onRetry={retry} />
    </Dialog>
  )
}

export default PreviewDialog
