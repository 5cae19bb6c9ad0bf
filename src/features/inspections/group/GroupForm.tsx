import { deviceCategories } from '../../../contract/deviceKinds.ts'
import { GroupedInspection } from '../../../contract/shapes/inspections.ts'
import { groupErrors } from '../../../rules/inspections/groupRules.ts'
import { OptionField } from '../../../screen-kit/lookup/OptionField.tsx'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { InspectionFormFrame, type InspectionFormProps } from '../form/InspectionFormFrame.tsx'
import { ManyField } from '../form/ManyField.tsx'
import { useInspectionForm } from '../form/useInspectionForm.ts'
import { groupDefinition } from '../inspectionDefinitions.ts'
import { leaders } from '../inspectionState.ts'
import { PlanRows } from './PlanRows.tsx'

const read = readStoredAs(GroupedInspection)
const categories = deviceCategories.map((category) => ({ id: category, name: category }))

export const GroupForm = ({ start, focusOn, onSaved, onCancel }: InspectionFormProps<GroupedInspection>) => {
  const { form, save } = useInspectionForm(groupDefinition, { start, read, errors: groupErrors, onSaved })
  const { values, set, input, dateInput, errors } = form
  return (
    <InspectionFormFrame
      form={form}
      firstId={`${groupDefinition.name}-${focusOn ?? 'name'}`}
      save={save}
      onCancel={onCancel}
    >
      <Card title="Основни данни">
        <div className="form-grid">
          <TextField {...input('name')} className="wide" label="Наименование" required />
          <TextArea {...input('theme')} className="wide" label="Тема" rows={2} />
          <ManyField
            {...form.field('categories')}
            label="Категории средства за измерване"
            required
            options={categories}
            value={values.categories.map((category) => ({ id: category, name: category }))}
            onChange={(chosen) => set({ categories: chosen.map((one) => one.name) })}
          />
          <div className="period">
            <DateField {...dateInput('dateFrom')} label="От" required />
            <DateField {...dateInput('dateTo')} label="До" required />
          </div>
          <TextField {...input('orderNumber')} label="Заповед №" required />
          <DateField {...dateInput('orderDate')} label="Дата на заповедта" required />
          <OptionField {...input('leader')} label="Ръководител" required from={leaders} />
        </div>
      </Card>
      <Card title="Планирани проверки по отдели">
        <PlanRows
          id={`${groupDefinition.name}-plan`}
          plan={values.plan}
          error={errors.plan}
          onChange={(plan) => set({ plan })}
        />
      </Card>
      {start.guid !== '' && (
        <Card title="Обобщен доклад">
          <TextArea
            {...input('summary')}
            label="Изводи и предложения"
            hint="Показателите се пресмятат от приключените проверки и се отпечатват с доклада."
            rows={6}
          />
        </Card>
      )}
    </InspectionFormFrame>
  )
}
