import { useState } from 'react'
import { LibraryFolder } from '../../../contract/shapes/library.ts'
import { folderErrors } from '../../../rules/library/libraryRules.ts'
import { pathOptions, withAllUnder } from '../../../rules/registers/nestRecords.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { folderName } from '../libraryState.ts'
import { savedFolder } from './folderWrites.ts'
import { RolesField } from './RolesField.tsx'

const blankFolder: LibraryFolder = { id: 0, parentId: null, name: '', description: '', roles: [], documentsCount: 0 }

type Props = {
  folder: LibraryFolder | undefined
  parentId: number | null
  folders: readonly LibraryFolder[]
  onStale: () => void
  onClose: () => void
}

export const FolderDialog = ({ folder, parentId, folders, onStale, onClose }: Props) => {
  const [start] = useState(folder ?? { ...blankFolder, parentId })
  const [was, setWas] = useState(start)
  const form = useRecordForm<LibraryFolder, LibraryFolder>({
    name: 'library-folder',
    draft: `library-folder/${folder ? folder.id : 'new'}`,
    start,
    errors: (values) => folderErrors(values, folders),
    onDone: () => {
      onClose()
      announce(folder ? 'Папката е променена.' : 'Папката е добавена.')
    },
    onStale,
    limits: textLimits(LibraryFolder),
  })
  const { values, set } = form
  const inside = withAllUnder(values.id, folders)
  const options = pathOptions(folder ? folders.filter(({ id }) => !inside.has(id)) : folders, folderName)
  return (
    <FormDialog
      title={folder ? 'Промяна на папка' : 'Нова папка'}
      form={form}
      loses="Папката не е записана."
      onSave={() => form.write(savedFolder({ was, mine: values, onConflict: setWas }))}
      onClose={onClose}
    >
      <TextField {...form.input('name')} label="Наименование" required />
      <LookupField
        {...form.field('parentId')}
        label="Горна папка"
        placeholder="На първо ниво"
        options={options}
        value={options.find(({ id }) => id === values.parentId) ?? null}
        onChange={(option) => set({ parentId: option?.id ?? null })}
      />
      <TextArea {...form.input('description')} label="Описание" rows={2} />
      <RolesField
        value={values.roles}
        hint="Без отметка папката се вижда от всеки, който отваря библиотеката."
        onChange={(roles) => set({ roles })}
      />
    </FormDialog>
  )
}
