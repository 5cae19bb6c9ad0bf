import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { ShownFile } from '../../screen-kit/files/ShownFile.tsx'
import { useFileContent } from '../../screen-kit/files/useFileContent.ts'
import { useSaveFile } from '../../screen-kit/files/useSaveFile.tsx'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconDownload } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { attachedFile } from './attachedFile.ts'

/** A file over the page, drawn as what its first bytes say it is. */
const PreviewDialog = ({ file, onClose }: { file: AttachedFile; onClose: () => void }) => {
  const { content, retry } = useFileContent(file, attachedFile)
  const { save, saveQuestion } = useSaveFile()
  const download = () => content.kind === 'ready' && save(content.file, file.fileName)
  return (
    <Dialog
      open
      size="xl"
      title={file.fileName}
      onClose={onClose}
      footer={
        <>
          <Button icon={IconDownload} busy={content.kind === 'loading'} onClick={download}>
            Изтегли
          </Button>
          <Button onClick={onClose} data-autofocus="">
            Затвори
          </Button>
        </>
      }
    >
      <ShownFile name={file.fileName} content={content} onRetry={retry} />
      {saveQuestion}
    </Dialog>
  )
}

export default PreviewDialog
