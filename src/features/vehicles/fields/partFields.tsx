import type { VehicleAccess, VehicleInspection, VehicleInsurance } from '../../../contract/shapes/vehicles.ts'
import {
  accessRightLabels,
  inspectionResultLabels,
  insuranceKindLabels,
  insurers,
} from '../../../contract/vehicleKinds.ts'
import { addDays, addMonths, type CivilDate } from '../../../dates/civilDate.ts'
import { replannedInstalments } from '../../../rules/vehicles/costs.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { presentPeople } from '../../../screen-kit/lookup/lookups.ts'
import { AmountOfDayField, useDateOfAmounts } from '../../../screen-kit/money/AmountOfDay.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { MileageFields } from './expenseFields.tsx'
import { InstalmentFields } from './InstalmentFields.tsx'

/** Returns the last day of a policy that is valid for one year. */
const endOfYearFrom = (date: CivilDate) => addDays(addMonths(date, 12), -1)

const insurerOptions = insurers.map((name) => ({ value: name, label: name }))

/** Renders the fields of „Застраховка“ (specification 2, section 2). */
export const InsuranceFields = ({ form }: { form: Form<VehicleInsurance> }) => {
  const { values, input, set } = form
  const { dateInput, confirmation } = useDateOfAmounts(form, 'validFrom', ['amount', 'insuredSum'])
  const begin: typeof dateInput.onChange = (date, problem) => {
    dateInput.onChange(date, problem)
    if (date === null) return
    set({ instalments: replannedInstalments({ ...values, validFrom: date }) })
    const isFilled = values.validTo === null || values.validTo === (values.validFrom && endOfYearFrom(values.validFrom))
    if (isFilled) set({ validTo: endOfYearFrom(date) })
  }
  return (
    <div className="form-grid">
      <LabelSelect {...input('kindId')} label="Вид застраховка" required labels={insuranceKindLabels} />
      <SelectField {...input('insurer')} label="Застраховател" required options={insurerOptions} />
      <TextField {...input('policyNumber')} label="Полица №" required />
      <div className="period">
        <DateField {...dateInput} onChange={begin} label="Валидна от" required />
        <DateField {...form.dateInput('validTo')} label="Валидна до" required />
      </div>
      <AmountOfDayField
        {...form.field('amount')}
        label="Премия"
        required
        date={values.validFrom}
        value={values.amount}
        onChange={(amount) => set({ amount, instalments: replannedInstalments({ ...values, amount }) })}
      />
      <AmountOfDayField {...input('insuredSum')} label="Застрахователна сума" date={values.validFrom} />
      <TextField {...input('stickerNumber')} label="Стикер №" />
      <TextField {...input('greenCardNumber')} label="Зелена карта №" />
      <InstalmentFields form={form} />
      <TextArea {...input('note')} className="wide" label="Забележка" />
      {confirmation}
    </div>
  )
}

export const InspectionFields = ({ form }: { form: Form<VehicleInspection> }) => {
  const { values, input } = form
  const { dateInput, confirmation } = useDateOfAmounts(form, 'date', ['amount'])
  return (
    <div className="form-grid">
      <DateField {...dateInput} label="Дата" required />
      <DateField {...form.dateInput('validTo')} label="Валиден до" required />
      <TextField {...input('station')} label="Пункт за ГТП" />
      <TextField {...input('protocolNumber')} label="Протокол №" required />
      <LabelSelect {...input('resultId')} label="Резултат" required labels={inspectionResultLabels} />
      <MileageFields form={form} />
      <AmountOfDayField {...input('amount')} label="Такса" date={values.date} />
      <TextArea {...input('defects')} className="wide" label="Констатирани неизправности" />
      {confirmation}
    </div>
  )
}

export const AccessFields = ({ form }: { form: Form<VehicleAccess> }) => {
  const { values, input } = form
  return (
    <div className="form-grid">
      <ChoiceField
        {...input('personId')}
        label="Служител"
        required
        from={presentPeople}
        known={values.personId === null ? null : { id: values.personId, name: values.personName }}
      />
      <LabelSelect {...input('rightId')} label="Право" required labels={accessRightLabels} />
      <div className="period">
        <DateField {...form.dateInput('dateFrom')} label="От дата" required />
        <DateField {...form.dateInput('dateTo')} label="До дата" hint="Празно: безсрочно." />
      </div>
      <TextField {...input('licence')} label="Свидетелство за управление № и категория" />
      <TextField {...input('orderNumber')} label="Заповед №" />
    </div>
  )
}
