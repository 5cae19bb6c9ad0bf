import { useState } from 'react'
import { Department } from '../../contract/shapes/people.ts'
import { withAllUnder } from '../../rules/registers/nestRecords.ts'
import { type DepartmentRecord, departmentErrors, departmentKindLabels } from '../../rules/structure/departmentRules.ts'
import type { Structure } from '../../rules/structure/structure.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import type { Form } from '../../screen-kit/form/useFormState.ts'
import { FormDialog } from '../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import { LookupField } from '../../widgets/fields/LookupField.tsx'
import { SelectField } from '../../widgets/fields/SelectField.tsx'
import { Switch } from '../../widgets/fields/Switch.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { savedDepartment } from './recordWrites.ts'

const kinds = Object.entries(departmentKindLabels).map(([value, label]) => ({ value, label }))

export const blankDepartment = (parentId: number | null): DepartmentRecord => ({
  id: 0,
  departmentName: '',
  shortName: '',
  code: '',
  kind: 'department',
  parentId,
  address: '',
  phone: '',
  email: '',
  isRegional: false,
  isActive: true,
})

const ParentField = ({ form, structure }: { form: Form<DepartmentRecord>; structure: Structure }) => {
  const { id, parentId } = form.values
  const own = structure.departments.find((one) => one.id === id)
  if (own?.parentId === null) return null
  const inside = withAllUnder(id, structure.departments)
  const options = structure.departments.filter((one) => (one.isActive || one.id === parentId) && !inside.has(one.id))
  return (
    <LookupField
      {...form.field('parentId')}
      className="wide"
      label="Горестоящо звено"
      required
      options={options}
      value={options.find((one) => one.id === parentId) ?? null}
      onChange={(option) => form.set({ parentId: option?.id ?? null })}
    />
  )
}

type Props = {
  record: DepartmentRecord
  structure: Structure
  onStale: () => void
  onAdded: (department: DepartmentRecord) => void
  onClose: () => void
}

export const DepartmentDialog = ({ record, structure, onStale, onAdded, onClose }: Props) => {
  const [start] = useState(record)
  const [was, setWas] = useState(start)
  const isNew = start.id === 0
  const form = useRecordForm<DepartmentRecord, DepartmentRecord>({
    name: 'department',
    draft: `department/${isNew ? 'new' : start.id}`,
    start,
    errors: (values) => departmentErrors(values, structure),
    onDone: (saved) => {
      onClose()
      if (isNew) onAdded(saved)
      announce(isNew ? 'Звеното е добавено.' : 'Звеното е променено.')
    },
    onStale,
    limits: textLimits(Department),
  })
  return (
    <FormDialog
      title={isNew ? 'Ново звено' : 'Промяна на звено'}
      size="l"
      form={form}
      loses="Звеното не е записано."
      onSave={() => form.write(savedDepartment({ was, mine: form.values, onConflict: setWas }))}
      onClose={onClose}
    >
      <div className="form-grid">
        <TextField {...form.input('departmentName')} className="wide" label="Наименование" required />
        <TextField {...form.input('shortName')} label="Съкратено наименование" />
        <TextField {...form.input('code')} label="Код за номера" />
        <SelectField {...form.input('kind')} label="Вид" options={kinds} />
        <ParentField form={form} structure={structure} />
        <TextField {...form.input('address')} className="wide" label="Адрес" />
        <TextField {...form.input('phone')} label="Телефон" />
        <TextField {...form.input('email')} label="Електронна поща" />
        <Switch
          {...form.field('isRegional')}
          label="Регионално звено"
          checked={form.values.isRegional}
          onChange={(isRegional) => form.set({ isRegional })}
        />
        <Switch
          {...form.field('isActive')}
          label="Активно"
          hint="Неактивното звено не се предлага; документите му остават."
          checked={form.values.isActive}
          onChange={(isActive) => form.set({ isActive })}
        />
      </div>
    </FormDialog>
  )
}
