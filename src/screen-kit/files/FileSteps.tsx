import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { IconNext, IconPrevious } from '../../widgets/icons.ts'
import './files.css'
import type { ViewedFile } from './viewedFile.ts'

type Props<F extends ViewedFile> = { files: readonly F[]; guid: string; onShow: (file: F) => void }

/** Renders „2 от 5“ with buttons for the previous and the next file; nothing for a single file. */
export const FileSteps = <F extends ViewedFile>({ files, guid, onShow }: Props<F>) => {
  const at = files.findIndex((file) => file.guid === guid)
  if (files.length < 2 || at < 0) return null
  const step = (to: number) => {
    const file = files[to]
    if (!file) return
    onShow(file)
    announce(`Файл ${to + 1} от ${files.length}: ${file.fileName}.`)
  }
  return (
    <fieldset className="file-steps" aria-label="Файлове">
      <IconButton
        icon={IconPrevious}
        label="Предишен файл"
        aria-disabled={at === 0 || undefined}
        onClick={() => step(at - 1)}
      />
      <span>
        <span className="visually-hidden">Файл </span>
        {at + 1} от {files.length}
      </span>
      <IconButton
        icon={IconNext}
        label="Следващ файл"
        aria-disabled={at === files.length - 1 || undefined}
        onClick={() => step(at + 1)}
      />
    </fieldset>
  )
}
