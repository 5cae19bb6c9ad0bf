import { useState } from 'react'
import { type LibraryDocument, LibraryVersion } from '../../../contract/shapes/library.ts'
import { errorsOf } from '../../../rules/requiredFields.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { chosenFileError } from './DocumentDialog.tsx'
import { newVersion } from './documentWrites.ts'
import { FileChoice } from './FileChoice.tsx'

type Props = { document: LibraryDocument; onStale: () => void; onClose: () => void }

export const VersionDialog = ({ document, onStale, onClose }: Props) => {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const form = useRecordForm<{ note: string; file: string }, LibraryDocument>({
    name: 'library-version',
    draft: `library-version/${document.id}`,
    start: { note: '', file: '' },
    errors: () => errorsOf({ file: chosenFileError(file) }),
    onDone: ({ versions }) => {
      onClose()
      announce(`Версия ${versions[0]?.number ?? ''} е добавена.`)
    },
    onStale: () => {
      setShare(null)
      onStale()
    },
    limits: { note: textLimits(LibraryVersion).note },
  })
  return (
    <FormDialog
      title={`Нова версия на „${document.title}“`}
      form={form}
      loses="Новата версия не е записана."
      saving="Файлът се качва…"
      notStored="Избраният файл не се пази: изберете го отново."
      onSave={() => file && form.write(newVersion(document, { file, note: form.values.note }, setShare))}
      onClose={onClose}
    >
      <FileChoice
        {...form.field('file')}
        file={file}
        share={form.busy ? share : null}
        onFile={(chosen) => {
          setFile(chosen)
          form.set({ file: chosen?.name ?? '' })
        }}
      />
      <TextField {...form.input('note')} label="Какво е променено" />
    </FormDialog>
  )
}
