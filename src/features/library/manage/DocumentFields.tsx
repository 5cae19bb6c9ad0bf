import { useMemo } from 'react'
import type { LibraryFolder } from '../../../contract/shapes/library.ts'
import { pathOptions } from '../../../rules/registers/nestRecords.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { folderName, kindOptions } from '../libraryState.ts'
import type { LibraryForm } from './libraryForm.ts'

type Props = { form: Form<LibraryForm>; folders: readonly LibraryFolder[] | undefined }

export const DocumentFields = ({ form, folders }: Props) => {
  const { values, set } = form
  const options = useMemo(() => folders && pathOptions(folders, folderName), [folders])
  return (
    <>
      <TextField {...form.input('title')} label="Заглавие" required />
      <div className="library-pair">
        <LookupField
          {...form.field('folderId')}
          label="Папка"
          required
          options={options}
          value={options?.find(({ id }) => id === values.folderId) ?? null}
          onChange={(option) => set({ folderId: option?.id ?? null })}
        />
        <SelectField
          {...form.field('kindId')}
          label="Вид"
          required
          options={kindOptions}
          value={values.kindId === null ? '' : String(values.kindId)}
          onChange={(value) => set({ kindId: value === '' ? null : Number(value) })}
        />
        <TextField {...form.input('number')} label="№" />
        <DateField {...form.dateInput('date')} label="Дата" />
        <DateField {...form.dateInput('validFrom')} label="В сила от" />
        <DateField {...form.dateInput('validTo')} label="В сила до" />
      </div>
      <TextField
        {...form.input('keywords')}
        label="Ключови думи"
        hint="Разделени със запетаи. По тях и по заглавието документът се намира."
      />
      <TextArea {...form.input('description')} label="Описание" rows={2} />
    </>
  )
}
