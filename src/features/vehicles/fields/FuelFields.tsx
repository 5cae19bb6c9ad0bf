import { useAtomValue } from 'jotai'
import type { FuelExpense } from '../../../contract/shapes/vehicleExpenses.ts'
import { fuelLabels, fuelUnits } from '../../../contract/vehicleKinds.ts'
import { centsAtPrice, consumptionSince, fuelsOf, isOverNorm } from '../../../rules/vehicles/fuel.ts'
import { driversOn, type FilledCar, isMoreThanTank, isUnpermittedDriver } from '../../../rules/vehicles/fuelRules.ts'
import { decimalText } from '../../../rules/words/decimal.ts'
import { decimalOf } from '../../../rules/words/money.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { presentPeople } from '../../../screen-kit/lookup/lookups.ts'
import { AmountOfDayField, useDateOfAmounts } from '../../../screen-kit/money/AmountOfDay.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { filledCarAtom } from '../vehicleState.ts'
import { MileageFields, VehicleField } from './expenseFields.tsx'
import { useFuelPreset } from './useFuelPreset.ts'

type Props = { form: Form<FuelExpense>; car: FilledCar | undefined }
type HintOf = ReturnType<typeof useFuelPreset>

/** Returns the fuels that the car takes, and the fuel already saved in the record. */
const offeredFuels = (car: FilledCar | undefined, fuelId: number | null) =>
  Object.fromEntries(
    Object.entries(fuelLabels).filter(
      ([id]) => Number(id) === fuelId || fuelsOf(car?.fuelId ?? null).includes(Number(id)),
    ),
  )

const DriverFields = ({ form, car, hintOf }: Props & { hintOf: HintOf }) => {
  const { values, input, errors } = form
  const { driverId, driverName, driverReason, date } = values
  const isReasonShown =
    driverReason !== '' || errors.driverReason !== undefined || (car && isUnpermittedDriver(car, values))
  return (
    <>
      <ChoiceField
        {...input('driverId')}
        label="Водач"
        required
        hint={hintOf('driverId')}
        from={presentPeople}
        first={car && date !== null ? driversOn(car, date) : []}
        known={driverId === null ? null : { id: driverId, name: driverName }}
      />
      {isReasonShown && (
        <TextField
          {...input('driverReason')}
          label="Причина за друг водач"
          required
          hint="Служителят няма достъп до автомобила на тази дата."
        />
      )}
    </>
  )
}

const QuantityFields = ({ form, car, hintOf }: Props & { hintOf: HintOf }) => {
  const { values, field, input, set } = form
  const priced = (change: Pick<FuelExpense, 'quantity'> | Pick<FuelExpense, 'unitPrice'>) => {
    const { quantity, unitPrice } = { ...values, ...change }
    const isKnown = quantity !== null && unitPrice !== null
    set({ ...change, ...(isKnown && { amount: decimalOf(centsAtPrice(quantity, unitPrice)) }) })
  }
  const unit = fuelUnits[values.fuelId ?? 1] ?? 'л'
  const showsTankCheck = values.isOverTank || (car && isMoreThanTank(car, values))
  return (
    <>
      <LabelSelect
        {...input('fuelId')}
        label="Гориво"
        required
        hint={hintOf('fuelId')}
        labels={offeredFuels(car, values.fuelId)}
      />
      <NumberField
        {...field('quantity')}
        label="Количество"
        required
        decimals={2}
        suffix={unit}
        value={values.quantity}
        onChange={(quantity) => priced({ quantity })}
      />
      {showsTankCheck && (
        <div className="wide">
          <Checkbox
            id={field('isOverTank').id}
            label={`Потвърждавам, че са заредени повече от ${car?.tankCapacity ?? '–'} ${unit}, колкото побира резервоарът`}
            checked={values.isOverTank}
            onChange={(isOverTank) => set({ isOverTank })}
          />
        </div>
      )}
      <AmountOfDayField
        {...field('unitPrice')}
        label="Единична цена"
        required
        date={values.date}
        value={values.unitPrice}
        onChange={(unitPrice) => priced({ unitPrice })}
      />
      <AmountOfDayField {...input('amount')} label="Сума" required date={values.date} />
    </>
  )
}

/**
 * Renders the field for the reason of a deviation from the norm. It appears if the consumption exceeds the norm, or if
 * a reason is typed already.
 */
const DeviationField = ({ form, car }: Props) => {
  const { values, input, errors } = form
  const { consumption, deviation } = car ? consumptionSince(car, values) : { consumption: null, deviation: null }
  const isShown = values.deviationReason !== '' || errors.deviationReason !== undefined || isOverNorm(deviation)
  return isShown ? (
    <TextField
      {...input('deviationReason')}
      className="wide"
      label="Причина за отклонението от нормата"
      required
      {...(consumption !== null &&
        deviation !== null && {
          hint: `${decimalText(consumption, 1)} на 100 км, ${decimalText(deviation, 1)} % над нормата.`,
        })}
    />
  ) : null
}

/** Renders the fields of a refuelling. The amount is quantity times price until the user edits the amount. */
export const FuelFields = ({ form }: { form: Form<FuelExpense> }) => {
  const { values, input } = form
  const car = useAtomValue(filledCarAtom(values.vehicleId))
  const { dateInput, confirmation } = useDateOfAmounts(form, 'date', ['unitPrice', 'amount'])
  const hintOf = useFuelPreset(form, car)
  return (
    <div className="form-grid">
      <VehicleField form={form} />
      <DateField {...dateInput} label="Дата" required />
      <DriverFields form={form} car={car} hintOf={hintOf} />
      <QuantityFields form={form} car={car} hintOf={hintOf} />
      <MileageFields form={form} />
      <DeviationField form={form} car={car} />
      <TextField {...input('station')} label="Бензиностанция" hint={hintOf('station')} />
      <TextField {...input('documentNumber')} label="Документ №" required />
      <TextField {...input('tripSheetNumber')} label="Пътен лист №" />
      {confirmation}
    </div>
  )
}
