import { useState } from 'react'
import { canPreview } from '../../rules/files/fileRules.ts'
import { FileColumn, FilesDialog } from '../../screen-kit/files/lazyFilesDialog.ts'
import { DialogPart } from '../../widgets/overlays/DialogPart.tsx'
import { Part } from '../../widgets/page/Part.tsx'
import { useMedia, wideDesk } from '../../widgets/useMedia.ts'
import type { Uploads } from './useUploads.ts'
import { attachingChosen, loadChosen, viewedOf } from './viewedChosen.ts'

/**
 * Shows a chosen file before its upload: beside the form, or in a dialog over it if the window is narrow. `first`: the
 * file that is shown beside the form from the beginning; it does not take the focus.
 */
export const useChosenPreview = (uploads: Uploads, first?: File) => {
  const [pressed, setPressed] = useState<string | null>()
  const isWide = useMedia(wideDesk)
  const firstId = isWide ? uploads.chosen.find(({ file }) => file === first)?.id : undefined
  const viewed = pressed === undefined ? firstId : pressed
  const allFiles = viewedOf(uploads)
  const files = allFiles.filter(({ fileName }) => canPreview(fileName))
  const file = files.find(({ guid }) => guid === viewed)
  const close = () => setPressed(null)
  const view = ({ guid }: { guid: string }) => setPressed(guid)
  const shared = file && {
    file,
    files,
    allFiles,
    load: loadChosen(uploads),
    attaching: attachingChosen(uploads),
    onClose: close,
  }
  return {
    view,
    column: isWide && shared && (
      <Part name="Файл">
        <FileColumn {...shared} isChosen={pressed !== undefined} onShow={view} />
      </Part>
    ),
    dialog: !isWide && shared && (
      <DialogPart name="Файл" onClose={close}>
        <FilesDialog {...shared} onShow={setPressed} />
      </DialogPart>
    ),
  }
}
