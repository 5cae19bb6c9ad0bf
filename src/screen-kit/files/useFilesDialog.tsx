import { type ReactNode, useState } from 'react'
import { canPreview } from '../../rules/files/fileRules.ts'
import { DialogPart } from '../../widgets/overlays/DialogPart.tsx'
import type { Attaching } from '../../widgets/reading/inside.ts'
import { FilesDialog } from './lazyFilesDialog.ts'
import type { LoadFile, ViewedFile } from './viewedFile.ts'

type Options<F extends ViewedFile> = {
  files: readonly F[]
  load: LoadFile
  mayRead?: (file: F) => boolean
  noteOf?: (file: F) => ReactNode
  attaching?: Attaching | undefined
}

/**
 * Opens the files of a list in a dialog. Render `dialog` once; the dialog closes if its file is removed from the list.
 */
export const useFilesDialog = <F extends ViewedFile>(options: Options<F>) => {
  const { files: all, load, noteOf, attaching, mayRead = () => true } = options
  const files = all.filter(mayRead)
  const isShown = (file: F) => canPreview(file.fileName) && mayRead(file)
  const [viewed, setViewed] = useState<string | null>(null)
  const shown = files.filter(isShown)
  const file = shown.find(({ guid }) => guid === viewed)
  const close = () => setViewed(null)
  return {
    isShown,
    view: ({ guid }: F) => setViewed(guid),
    dialog: file && (
      <DialogPart name="Файл" onClose={close}>
        <FilesDialog
          file={file}
          files={shown}
          allFiles={files}
          load={load}
          note={noteOf?.(file)}
          attaching={attaching}
          onShow={setViewed}
          onClose={close}
        />
      </DialogPart>
    ),
  }
}
