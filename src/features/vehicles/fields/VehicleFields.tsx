import type { Vehicle } from '../../../contract/shapes/vehicles.ts'
import { bodyKindLabels, fuelLabels, fuelUnits, vehicleStatusLabels } from '../../../contract/vehicleKinds.ts'
import { hasLeftFleet } from '../../../rules/vehicles/leftFleet.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { departments, presentPeople } from '../../../screen-kit/lookup/lookups.ts'
import { AmountOfDayField, useDateOfAmounts } from '../../../screen-kit/money/AmountOfDay.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { Card } from '../../../widgets/page/Card.tsx'

const perHundred = (fuelId: number | null) => `${fuelUnits[fuelId ?? 1] ?? 'л'}/100 км`

export const VehicleFields = ({ form }: { form: Form<Vehicle> }) => {
  const { values, input } = form
  const { dateInput, confirmation } = useDateOfAmounts(form, 'acquisitionDate', ['acquisitionCost'])
  const norm = { decimals: 1, suffix: perHundred(values.fuelId) } as const
  return (
    <div className="flex flex-column gap-3">
      <Card title="Автомобил">
        <div className="form-grid">
          <TextField {...input('registrationNumber')} label="Регистрационен №" required placeholder="СВ 1234 АК" />
          <TextField {...input('make')} label="Марка" required />
          <TextField {...input('model')} label="Модел" required />
          <LabelSelect {...input('bodyKindId')} label="Вид" required labels={bodyKindLabels} />
          <LabelSelect {...input('fuelId')} label="Гориво" required labels={fuelLabels} />
          <LabelSelect {...input('statusId')} label="Статус" required labels={vehicleStatusLabels} />
          {hasLeftFleet(values) && (
            <DateField
              {...form.dateInput('leftOn')}
              label="Напуснал автопарка на"
              required
              hint="След този ден не се приемат разходи, полици и водачи."
            />
          )}
          <NumberField {...input('productionYear')} label="Година на производство" required />
          <DateField {...form.dateInput('firstRegistration')} label="Първа регистрация" />
          <TextField {...input('vin')} label="Рама (VIN)" required />
          <TextField {...input('engineNumber')} label="Двигател №" />
          <TextField {...input('certificateNumber')} label="Свидетелство за регистрация №" />
        </div>
      </Card>
      <Card title="Технически данни и разходни норми">
        <div className="form-grid">
          <NumberField {...input('engineVolume')} label="Обем" suffix="куб. см" min={0} />
          <NumberField {...input('power')} label="Мощност" suffix="kW" min={0} />
          <NumberField {...input('seats')} label="Брой места" min={1} max={100} />
          <NumberField
            {...input('tankCapacity')}
            label="Резервоар"
            suffix={fuelUnits[values.fuelId ?? 1] ?? 'л'}
            min={0}
          />
          <NumberField {...input('normCity')} label="Норма, градско" {...norm} />
          <NumberField {...input('normRoad')} label="Норма, извънградско" {...norm} />
          <NumberField {...input('normMixed')} label="Норма, смесено" required {...norm} />
        </div>
      </Card>
      <Card title="Зачисляване">
        <div className="form-grid">
          <ChoiceField
            {...input('departmentId')}
            label="Звено"
            required
            from={departments}
            known={values.departmentId === null ? null : { id: values.departmentId, name: values.departmentName }}
          />
          {values.id === 0 && (
            <ChoiceField
              {...input('responsibleId')}
              label="Отговорно лице"
              required
              from={presentPeople}
              hint="По-късно се сменя в „Достъп на служители“."
            />
          )}
          <DateField {...dateInput} label="Дата на придобиване" required />
          <AmountOfDayField {...input('acquisitionCost')} label="Отчетна стойност" date={values.acquisitionDate} />
          <NumberField {...input('startMileage')} label="Километраж при придобиването" required min={0} suffix="км" />
          <TextField {...input('inventoryNumber')} label="Инвентарен №" />
          <DateField {...form.dateInput('vignetteUntil')} label="Винетка до" />
          <TextArea {...input('note')} className="wide" label="Забележка" />
        </div>
        {confirmation}
      </Card>
    </div>
  )
}
