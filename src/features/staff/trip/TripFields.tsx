import type { BusinessTrip } from '../../../contract/shapes/staff.ts'
import {
  kindIn,
  transportLabels,
  tripGroundLabels,
  tripKindLabels,
  tripPayerLabels,
} from '../../../rules/staff/staffKinds.ts'
import { isByCar } from '../../../rules/staff/tripCar.ts'
import { tripDays, tripMoney, tripNights } from '../../../rules/staff/tripRules.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { presentPeople } from '../../../screen-kit/lookup/lookups.ts'
import { OptionField } from '../../../screen-kit/lookup/OptionField.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { AmountInput } from '../AmountInput.tsx'
import { AwayNotice } from '../AwayNotice.tsx'
import { MoneyLines } from '../MoneyCard.tsx'
import { TripCarField } from './TripCarField.tsx'

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const kinds = optionsOf(tripKindLabels)
const transports = optionsOf(transportLabels)
const payers = optionsOf(tripPayerLabels)
const grounds = optionsOf(tripGroundLabels)

export const tripLines = (trip: BusinessTrip) => {
  const { daily, lodging, travel, total, advance } = tripMoney(trip)
  return [
    [`Дневни (${pluralise(tripDays(trip), 'day')})`, daily],
    [`Квартирни (${pluralise(tripNights(trip), ['нощувка', 'нощувки'])})`, lodging],
    ['Пътни', travel],
    ['Общо', total],
    ['Аванс', advance],
  ] as const
}

export const TripFields = ({ form }: { form: Form<BusinessTrip> }) => {
  const { values, set, input, dateInput } = form
  const { currency } = tripMoney(values)
  return (
    <div className="flex flex-column gap-3">
      <div className="form-grid">
        <OptionField {...input('person')} className="double" label="Служител" required from={presentPeople} />
        <SelectField {...input('kind')} label="Вид" required options={kinds} empty={null} />
        <div className="period">
          <DateField {...dateInput('fromDate')} label="От" required />
          <DateField {...dateInput('toDate')} label="До" required />
        </div>
        <SelectField
          {...form.field('transport')}
          label="Превоз"
          required
          options={transports}
          value={values.transport}
          onChange={(transport) => set({ transport, ...(!isByCar({ transport }) && { vehicle: null }) })}
        />
        {isByCar(values) && <TripCarField form={form} />}
        <OptionField {...input('substitute')} label="Заместник" from={presentPeople} />
      </div>
      <AwayNotice away={values} tripId={values.id} onSubstitute={(substitute) => set({ substitute })} />
      <div className="form-grid">
        <TextField {...input('place')} label="Място" required />
        <TextField {...input('itinerary')} className="wide" label="Маршрут" required />
        <NumberField {...input('distance')} label="Разстояние" suffix="км" min={0} max={20_000} />
        {values.kind === 'abroad' && (
          <AmountInput {...input('dailyAmount')} label="Дневни на ден" required currency={currency} />
        )}
        <AmountInput {...input('lodgingPerNight')} label="Квартирни на нощувка" currency={currency} />
        <AmountInput {...input('travelAmount')} label="Пътни" currency={currency} />
        <AmountInput {...input('advance')} label="Аванс" currency={currency} />
        <SelectField {...input('onAccountOf')} label="За сметка на" options={payers} empty="Не е посочено" />
        <TextArea {...input('task')} className="wide" label="Задача" required rows={2} />
        <SelectField {...input('groundKind')} label="Основание" options={grounds} empty="Без" />
        {values.groundKind !== '' && (
          <TextField {...input('groundNumber')} label={`${kindIn(tripGroundLabels, values.groundKind)} №`} required />
        )}
        <TextArea {...input('note')} className="wide" label="Бележка" rows={2} />
      </div>
      <MoneyLines currency={currency} lines={tripLines(values)} />
    </div>
  )
}
