import { useState } from 'react'
import { canPreview } from '../../rules/files/fileRules.ts'
import { FileColumn, FilesDialog } from '../../screen-kit/files/lazyFilesDialog.ts'
import { DialogPart } from '../../widgets/overlays/DialogPart.tsx'
import { Part } from '../../widgets/page/Part.tsx'
import { useMedia, wideDesk } from '../../widgets/useMedia.ts'
import type { Uploads } from './useUploads.ts'
import { attachingChosen, loadChosen, viewedOf } from './viewedChosen.ts'

/** Shows a chosen file before its upload: beside the form, or in a dialog over it if the window is narrow. */
export const useChosenPreview = (uploads: Uploads) => {
  const [viewed, setViewed] = useState<string | null>(null)
  const isWide = useMedia(wideDesk)
  const allFiles = viewedOf(uploads)
  const files = allFiles.filter(({ fileName }) => canPreview(fileName))
  const file = files.find(({ guid }) => guid === viewed)
  const close = () => setViewed(null)
  const view = ({ guid }: { guid: string }) => setViewed(guid)
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
        <FileColumn {...shared} isChosen onShow={view} />
      </Part>
    ),
    dialog: !isWide && shared && (
      <DialogPart name="Файл" onClose={close}>
        <FilesDialog {...shared} onShow={setViewed} />
      </DialogPart>
    ),
  }
}
