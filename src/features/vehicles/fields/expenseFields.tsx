import { useAtomValue } from 'jotai'
import type { AdministrativeExpense, Maintenance } from '../../../contract/shapes/vehicleExpenses.ts'
import { administrativeKindLabels, maintenanceKindLabels } from '../../../contract/vehicleKinds.ts'
import { addDays, type CivilDate, formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { maintenanceTotal } from '../../../rules/vehicles/expenseRules.ts'
import { readingBefore } from '../../../rules/vehicles/mileage.ts'
import { centsOf, currencyOn, formatAmount } from '../../../rules/words/money.ts'
import { formatCount } from '../../../rules/words/pluralise.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { AmountOfDayField, useDateOfAmounts } from '../../../screen-kit/money/AmountOfDay.tsx'
import { appConfig } from '../../../transport/config.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { filledCarAtom, vehicleOptions } from '../vehicleState.ts'

type Measured = { id: number; vehicleId: number; date: CivilDate | null; mileage: number | null; mileageReason: string }

export const VehicleField = <V extends { vehicleId: number }>({ form }: { form: Form<V> }) => (
  <ChoiceField
    {...form.field('vehicleId')}
    label="Автомобил"
    required
    from={vehicleOptions}
    value={form.values.vehicleId || null}
    onChange={(id) => form.update((before) => ({ ...before, vehicleId: id ?? 0 }))}
  />
)

export const MileageFields = <V extends Measured>({ form }: { form: Form<V> }) => {
  const { field, values, update, errors } = form
  const car = useAtomValue(filledCarAtom(values.vehicleId))
  const last = values.id === 0 && values.date !== null && car && readingBefore(car.readings, addDays(values.date, 1))
  const isReasonShown = values.mileageReason !== '' || errors['mileage' as keyof typeof errors] !== undefined
  return (
    <>
      <NumberField
        {...field('mileage')}
        label="Километраж"
        required
        {...(last && { hint: `Последно: ${formatCount(last.mileage)} км на ${formatDate(last.date)}` })}
        min={0}
        suffix="км"
        value={values.mileage}
        onChange={(mileage) => update((before) => ({ ...before, mileage }))}
      />
      {isReasonShown && (
        <TextField
          {...field('mileageReason')}
          label="Причина за по-малък километраж"
          hint="Например подменен километраж."
          value={values.mileageReason}
          onChange={(mileageReason) => update((before) => ({ ...before, mileageReason }))}
        />
      )}
    </>
  )
}

export const AdministrativeFields = ({ form }: { form: Form<AdministrativeExpense> }) => {
  const { values, input } = form
  const { dateInput, confirmation } = useDateOfAmounts(form, 'date', ['amount'])
  return (
    <div className="form-grid">
      <VehicleField form={form} />
      <LabelSelect {...input('kindId')} label="Вид разход" required labels={administrativeKindLabels} />
      <DateField {...dateInput} label="Дата" required />
      <div className="period">
        <DateField {...form.dateInput('periodFrom')} label="Период от" />
        <DateField {...form.dateInput('periodTo')} label="Период до" />
      </div>
      <TextField {...input('supplier')} label="Доставчик" required />
      <TextField {...input('documentNumber')} label="Документ №" required />
      <AmountOfDayField {...input('amount')} label="Сума" required date={values.date} />
      <TextArea {...input('note')} className="wide" label="Забележка" />
      {confirmation}
    </div>
  )
}

export const MaintenanceFields = ({ form }: { form: Form<Maintenance> }) => {
  const { values, input } = form
  const { dateInput, confirmation } = useDateOfAmounts(form, 'date', ['partsAmount', 'labourAmount', 'vatAmount'])
  const { date } = values
  const total = formatAmount(
    centsOf(maintenanceTotal(values)) ?? 0,
    currencyOn(date ?? today()),
    appConfig().amountDisplay,
  )
  return (
    <div className="form-grid">
      <VehicleField form={form} />
      <LabelSelect {...input('kindId')} label="Вид" required labels={maintenanceKindLabels} />
      <div className="period">
        <DateField {...dateInput} label="Дата от" required />
        <DateField {...form.dateInput('dateTo')} label="Дата до" />
      </div>
      <TextField {...input('service')} label="Сервиз" required />
      <MileageFields form={form} />
      <TextArea {...input('description')} className="wide" label="Описание" required />
      <AmountOfDayField {...input('partsAmount')} label="Части" date={date} />
      <AmountOfDayField {...input('labourAmount')} label="Труд" date={date} />
      <AmountOfDayField {...input('vatAmount')} label="ДДС" date={date} hint={`Общо: ${total}`} />
      <TextField {...input('invoiceNumber')} label="Фактура №" required />
      <DateField {...form.dateInput('warrantyUntil')} label="Гаранция до" />
      <DateField {...form.dateInput('nextDate')} label="Следващо обслужване до" />
      <NumberField {...input('nextMileage')} label="Следващо обслужване при" suffix="км" />
      {confirmation}
    </div>
  )
}
