import type { ReactNode } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconDownload } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import type { Attaching } from '../../widgets/reading/inside.ts'
import { FileSteps } from './FileSteps.tsx'
import { ShownFile } from './ShownFile.tsx'
import './files.css'
import { useFileContent } from './useFileContent.ts'
import { useSaveFile } from './useSaveFile.tsx'
import { useSignaturesInList } from './useSignaturesInList.ts'
import type { LoadFile, ViewedFile } from './viewedFile.ts'

export type FilesDialogProps = {
  file: ViewedFile
  files: readonly ViewedFile[]
  /** This list also has files without a preview; one of them may be the signed file of a detached signature. */
  allFiles: readonly ViewedFile[]
  load: LoadFile
  /** A note that the user needs before reading the file. */
  note?: ReactNode
  attaching?: Attaching | undefined
  onShow: (guid: string) => void
  onClose: () => void
}

/** Shows a file with links to the others. The first bytes of the file, not its name, decide the kind of preview. */
const FilesDialog = ({ file, files, allFiles, load, note, attaching, onShow, onClose }: FilesDialogProps) => {
  const { content, retry } = useFileContent(file, load)
  const verification = useSignaturesInList(file, allFiles, load)
  const { save, saveConfirmation } = useSaveFile()
  return (
    <Dialog
      open
      size="xl"
      title={file.fileName}
      onClose={onClose}
      footer={
        <>
          <FileSteps files={files} guid={file.guid} onShow={({ guid }) => onShow(guid)} />
          <Button
            icon={IconDownload}
            busy={content.kind === 'loading'}
            onClick={() => content.kind === 'ready' && save(content.file, file.fileName)}
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
        {note}
        <ShownFile
          key={file.guid}
          name={file.fileName}
          content={content}
          onRetry={retry}
          attaching={attaching}
          {...verification}
        />
        {saveConfirmation}
      </div>
    </Dialog>
  )
}

export default FilesDialog
