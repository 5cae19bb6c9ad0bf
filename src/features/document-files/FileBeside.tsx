import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { withCleanName } from '../../rules/files/fileRules.ts'
import { ShownFile } from '../../screen-kit/files/ShownFile.tsx'
import { useFileContent } from '../../screen-kit/files/useFileContent.ts'
import { useSaveFile } from '../../screen-kit/files/useSaveFile.tsx'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { focusIsFree } from '../../widgets/focus/focusIsFree.ts'
import { IconClose, IconDownload } from '../../widgets/icons.ts'
import { filesAtom } from '../document-record/public.ts'
import { attachedFile } from './attachedFile.ts'
import { firstToRead } from './shownFile.ts'
import './files.css'

type Props = {
  docGuid: string
  /** The one that was chosen; null for what is read first. */
  file: AttachedFile | null
  onClose: () => void
}

/** A file of the document in a column beside it; nothing where it has none that can be shown. */
const FileBeside = ({ docGuid, file, onClose }: Props) => {
  const { data } = useAtomValue(filesAtom(docGuid))
  const isThere = file !== null && (!data || data.some(({ guid }) => guid === file.guid))
  const first = data && firstToRead(data)
  const shown = isThere ? file : first && withCleanName(first)
  return shown ? <Column key={shown.guid} file={shown} isChosen={isThere} onClose={onClose} /> : null
}

type ColumnProps = { file: AttachedFile; isChosen: boolean; onClose: () => void }

const Column = ({ file, isChosen, onClose }: ColumnProps) => {
  const { content, retry } = useFileContent(file, attachedFile)
  const { save, saveQuestion } = useSaveFile()
  const column = useRef<HTMLElement>(null)
  const id = useId()
  // Whoever chose it goes on there; the file that came with the document leaves the focus where it is.
  useEffect(() => {
    if (!isChosen) return
    const before = document.activeElement
    column.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && focusIsFree()) before.focus({ preventScroll: true })
    }
  }, [isChosen])
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
          <bdi>{file.fileName}</bdi>
        </h2>
        <IconButton
          icon={IconDownload}
          label={`Изтегли ${file.fileName}`}
          busy={content.kind === 'loading'}
          onClick={() => content.kind === 'ready' && save(content.file, file.fileName)}
        />
        <IconButton icon={IconClose} label="Затвори файла" onClick={onClose} />
      </header>
      <div className="file-beside-body">
        <ShownFile name={file.fileName} content={content} onRetry={retry} />
      </div>
      {saveQuestion}
    </section>
  )
}

export default FileBeside
