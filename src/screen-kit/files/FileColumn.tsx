import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { focusIsFree } from '../../widgets/focus/focusIsFree.ts'
import { IconClose, IconDownload } from '../../widgets/icons.ts'
import type { Attaching } from '../../widgets/reading/inside.ts'
import { FileSteps } from './FileSteps.tsx'
import { ShownFile } from './ShownFile.tsx'
import { useFileContent } from './useFileContent.ts'
import { useSaveFile } from './useSaveFile.tsx'
import { useSignaturesInList } from './useSignaturesInList.ts'
import type { LoadFile, ViewedFile } from './viewedFile.ts'
import './files.css'

export type FileColumnProps<F extends ViewedFile> = {
  file: F
  files: readonly F[]
  /** This list also has files without a preview; one of them may be the signed file of a detached signature. */
  allFiles: readonly ViewedFile[]
  load: LoadFile
  /** True if the user selected this file; then its view gets the focus. */
  isChosen: boolean
  attaching?: Attaching | undefined
  onShow: (file: F) => void
  onClose: () => void
}

export const FileColumn = <F extends ViewedFile>(props: FileColumnProps<F>) => {
  const { file, files, allFiles, load, isChosen, attaching, onShow, onClose } = props
  const { guid, fileName } = file
  const { content, retry } = useFileContent(file, load)
  const verification = useSignaturesInList(file, allFiles, load)
  const { save, saveConfirmation } = useSaveFile()
  const column = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element>(null)
  const id = useId()
  // If the user pressed a button inside the column, the focus stays on this button.
  useEffect(() => {
    if (!isChosen || guid === '' || column.current?.contains(document.activeElement)) return
    cameFrom.current = document.activeElement
    column.current?.focus({ preventScroll: true })
  }, [isChosen, guid])
  useEffect(
    () => () => {
      if (cameFrom.current instanceof HTMLElement && focusIsFree()) cameFrom.current.focus({ preventScroll: true })
    },
    [],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <section
      ref={column}
      className="card file-beside"
      aria-labelledby={id}
      tabIndex={-1}
      data-part
      onKeyDown={onKeyDown}
    >
      <header className="file-beside-head">
        <h2 id={id}>
          <span className="visually-hidden">Файл </span>
          <bdi>{fileName}</bdi>
        </h2>
        <FileSteps files={files} guid={guid} onShow={onShow} />
        <IconButton
          icon={IconDownload}
          label={`Изтегли ${fileName}`}
          busy={content.kind === 'loading'}
          onClick={() => content.kind === 'ready' && save(content.file, fileName)}
        />
        <IconButton icon={IconClose} label="Затвори файла" onClick={onClose} />
      </header>
      <div className="file-beside-body">
        <ShownFile
          key={guid}
          name={fileName}
          content={content}
          onRetry={retry}
          attaching={attaching}
          {...verification}
        />
      </div>
      {saveConfirmation}
    </section>
  )
}
