import { acceptedFiles, formatFileSize, freeFileName } from '../../rules/files/fileRules.ts'
import { notify } from '../../transport/notices.ts'
import { FileDrop } from '../../widgets/files/FileDrop.tsx'
import { FileRow } from '../../widgets/files/FileRow.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { Card } from '../../widgets/page/Card.tsx'
import { fileHint } from './fileHint.ts'
import { useFilesDialog } from './useFilesDialog.tsx'
import type { NewFile, NewFiles } from './useNewFiles.ts'
import './files.css'

export const newFilesId = 'new-files'

/** Focuses a chosen file that may not be sent and returns true if there is one; the record must then not be saved. */
export const focusRefusedNewFile = (): boolean => {
  const remove = document.querySelector<HTMLElement>('.new-files [data-refused] button')
  remove?.focus()
  if (remove)
    notify({ kind: 'warning', text: 'Има файл, който не може да се прикачи. Премахнете го, за да продължите.' })
  return remove !== null
}

const asViewed = ({ id, name }: NewFile) => ({ guid: id, fileName: name })

export const NewFilesCard = ({ files: { chosen, isSending, add, remove } }: { files: NewFiles }) => {
  const viewed = chosen.filter(({ problem }) => problem === null).map(asViewed)
  const { view, isShown, dialog } = useFilesDialog({
    files: viewed,
    load: async (guid) => chosen.find(({ id }) => id === guid)?.file ?? null,
    attaching: {
      target: 'записа',
      stateOf: (name, size) =>
        chosen.some(({ file }) => file.name === name && file.size === size) ? 'attached' : 'absent',
      attach: (file) => {
        const taken = chosen.map(({ name }) => name)
        add([new File([file], freeFileName(file.name, taken), { type: file.type })])
      },
    },
  })
  return (
    <Card title="Файлове">
      <FileDrop
        id={newFilesId}
        label="Прикачване на файлове"
        hint={`Качват се при записването. ${fileHint()}`}
        accept={acceptedFiles}
        disabled={isSending}
        onFiles={add}
      />
      {chosen.length > 0 && (
        <ul className="new-files" aria-label="Избрани файлове">
          {chosen.map((one) => {
            const { id, name, file, problem } = one
            const canView = problem === null && isShown(asViewed(one))
            return (
              <li key={id} data-refused={problem === null ? undefined : ''}>
                <FileRow
                  name={name}
                  {...(canView && { onOpen: () => view(asViewed(one)) })}
                  note={formatFileSize(file.size)}
                  {...(problem !== null && { state: 'failed' as const, error: problem })}
                  {...(isSending && { state: 'waiting' as const })}
                  onRemove={() => {
                    remove(id)
                    announce(`Премахнат файл: ${name}.`)
                    document.getElementById(newFilesId)?.focus()
                  }}
                />
              </li>
            )
          })}
        </ul>
      )}
      {dialog}
    </Card>
  )
}
