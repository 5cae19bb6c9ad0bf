import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { LibraryDocument } from '../../../contract/shapes/library.ts'
import { libraryDocumentErrors, libraryFileProblem } from '../../../rules/library/libraryRules.ts'
import { errorsOf, requiredMessage } from '../../../rules/requiredFields.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { largestUpload } from '../../../transport/config.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { foldersAtom } from '../libraryState.ts'
import { DocumentFields } from './DocumentFields.tsx'
import { changedDocument, newDocument } from './documentWrites.ts'
import { FileChoice } from './FileChoice.tsx'
import { documentOf, type LibraryForm, startOf } from './libraryForm.ts'
import { RolesField } from './RolesField.tsx'

type Props = {
  document: LibraryDocument | undefined
  folderId: number | undefined
  onStale: () => void
  onClose: () => void
}

export const chosenFileError = (file: File | null): string | null =>
  file ? libraryFileProblem(file, largestUpload()) : requiredMessage

export const DocumentDialog = ({ document, folderId, onStale, onClose }: Props) => {
  const folders = useAtomValue(foldersAtom).data
  const [start] = useState(() => startOf(document, folderId))
  const [was, setWas] = useState(document)
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const form = useRecordForm<LibraryForm, LibraryDocument>({
    name: 'library-document',
    draft: `library-document/${document ? document.id : 'new'}`,
    start,
    errors: (values) => ({
      ...libraryDocumentErrors(values),
      ...(!document && errorsOf({ file: chosenFileError(file) })),
    }),
    onDone: () => {
      onClose()
      announce(document ? 'Документът е променен.' : 'Документът е в библиотеката.')
    },
    onStale: () => {
      setShare(null)
      onStale()
    },
    limits: textLimits(LibraryDocument),
  })
  const save = () => {
    const mine = documentOf(form.values, document)
    if (was) return form.write(changedDocument({ was, mine, onConflict: setWas }))
    if (file) form.write(newDocument(mine, file, setShare))
  }
  return (
    <FormDialog
      title={document ? 'Промяна на документ' : 'Нов документ в библиотеката'}
      size="l"
      form={form}
      loses="Документът не е записан."
      saving="Документът се записва…"
      notStored="Избраният файл не се пази: изберете го отново."
      onSave={save}
      onClose={onClose}
    >
      <DocumentFields form={form} folders={folders} />
      {!document && (
        <FileChoice
          {...form.field('file')}
          file={file}
          share={form.busy ? share : null}
          onFile={(chosen) => {
            setFile(chosen)
            form.set({ file: chosen?.name ?? '' })
          }}
        />
      )}
      <RolesField
        value={form.values.roles}
        hint="Без отметка документът се чете от всеки, който вижда папката му."
        onChange={(roles) => form.set({ roles })}
      />
    </FormDialog>
  )
}
