import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { deviceCategories } from '../../../contract/deviceKinds.ts'
import { GroupedInspection } from '../../../contract/shapes/inspections.ts'
import { groupErrors, groupLabels } from '../../../rules/inspections/groupRules.ts'
import { mayLeave } from '../../../screen-kit/leaveGuard.ts'
import { people } from '../../../screen-kit/lookup/lookups.ts'
import { OptionField } from '../../../screen-kit/lookup/OptionField.tsx'
import { RecordForm, SaveBar } from '../../../screen-kit/record/RecordForm.tsx'
import { useRecordForm } from '../../../screen-kit/record/useRecordForm.ts'
import { storedAs } from '../../../screen-kit/storedAs.ts'
import { notify } from '../../../transport/notices.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { ManyField } from '../form/ManyField.tsx'
import { inspectionsChangedAtom } from '../inspectionState.ts'
import { groupKit, isChanged, savedInspection } from '../kits.ts'
import { newKey } from '../words.tsx'
import { PlanRows } from './PlanRows.tsx'
import '../inspections.css'

type Props = {
  start: GroupedInspection
  focusOn?: string | null
  onSaved: (saved: GroupedInspection) => void
  onCancel: () => void
}

const read = storedAs(GroupedInspection)
const { name, fields } = groupKit
const categories = deviceCategories.map((category) => ({ id: category, name: category }))

/** The form of a group inspection as a page of its own. */
export const GroupForm = ({ start, focusOn, onSaved, onCancel }: Props) => {
  const [began] = useState(start)
  const [newGuid] = useState(newKey)
  const [was, setWas] = useState(start)
  const tellChanged = useSetAtom(inspectionsChangedAtom)
  const form = useRecordForm<GroupedInspection, GroupedInspection>({
    name,
    draft: `${name}/${start.guid || 'new'}`,
    start: began,
    read,
    isDirty: (base, values) => base !== values && isChanged(groupKit, base, values),
    loses: 'Въведеното не е записано.',
    labelOf: (field) => groupLabels[field] ?? '',
    fields: () => fields,
    errors: groupErrors,
    onDone: (saved) => {
      void tellChanged()
      notify({ kind: 'success', text: `Групова проверка ${saved.number} е записана.` })
      onSaved(saved)
    },
    onMayBeOld: () => void tellChanged(),
  })
  const { values, set, input, dateInput, errors } = form
  const first = focusOn ?? 'name'
  useEffect(() => document.getElementById(`${name}-${first}`)?.focus(), [first])
  const save = () => {
    if (!form.busy && form.check())
      form.write(savedInspection(groupKit, { was, mine: values, newGuid, onConflict: setWas }))
  }
  const cancel = async () => {
    if (!(await mayLeave())) return
    form.release()
    onCancel()
  }
  return (
    <RecordForm
      form={form}
      className="insp-form"
      onSubmit={save}
      bar={<SaveBar form={form} saving="Проверката се записва…" onSave={save} onCancel={() => void cancel()} />}
    >
      <Card title="Основни данни">
        <div className="form-grid">
          <TextField {...input('name')} className="wide" label="Наименование" required maxLength={300} />
          <TextArea {...input('theme')} className="wide" label="Тема" maxLength={1000} rows={2} />
          <ManyField
            {...form.field('categories')}
            label="Категории средства за измерване"
            required
            options={categories}
            value={values.categories.map((category) => ({ id: category, name: category }))}
            onChange={(chosen) => set({ categories: chosen.map((one) => one.name) })}
          />
          <DateField {...dateInput('dateFrom')} label="От" required />
          <DateField {...dateInput('dateTo')} label="До" required />
          <TextField {...input('orderNumber')} label="Заповед №" required maxLength={100} />
          <DateField {...dateInput('orderDate')} label="Дата на заповедта" required />
          <OptionField {...input('leader')} label="Ръководител" required from={people} />
        </div>
      </Card>
      <Card title="Планирани проверки по отдели">
        <PlanRows id={`${name}-plan`} plan={values.plan} error={errors.plan} onChange={(plan) => set({ plan })} />
      </Card>
      {start.guid !== '' && (
        <Card title="Обобщен доклад">
          <TextArea
            {...input('summary')}
            label="Изводи и предложения"
            hint="Показателите се пресмятат от приключените проверки и се отпечатват с доклада."
            maxLength={20_000}
            rows={6}
          />
        </Card>
      )}
    </RecordForm>
  )
}
