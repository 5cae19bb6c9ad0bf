import type { Vehicle } from '../../../contract/shapes/vehicles.ts'
import { fuelUnits } from '../../../contract/vehicleKinds.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { decimalText } from '../../../rules/words/decimal.ts'
import { formatCount } from '../../../rules/words/pluralise.ts'
import { AmountOfDay } from '../../../screen-kit/money/AmountOfDay.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { Until } from '../vehicleColumns.tsx'

const withUnit = (value: number | null, unit: string): string => (value === null ? '' : `${decimalText(value)} ${unit}`)

const norms = ({ normCity, normRoad, normMixed, fuelId }: Vehicle): string =>
  [normCity, normRoad, normMixed].map((norm) => (norm === null ? '–' : decimalText(norm, 1))).join(' / ') +
  ` ${fuelUnits[fuelId ?? 1] ?? 'л'}`

const kilometres = ({ mileage, mileageDate }: Vehicle): string =>
  mileage === null ? '' : `${formatCount(mileage)} км на ${formatDate(mileageDate)}`

const startOf = ({ startMileage }: Vehicle): string => (startMileage === null ? '' : `${formatCount(startMileage)} км`)

export const VehicleData = ({ vehicle }: { vehicle: Vehicle }) => (
  <Card title="Основни данни">
    <DescriptionList
      columns={3}
      items={[
        { term: 'Вид', value: vehicle.bodyKindName },
        { term: 'Гориво', value: vehicle.fuelName },
        { term: 'Година на производство', value: vehicle.productionYear },
        { term: 'Първа регистрация', value: formatDate(vehicle.firstRegistration) },
        { term: 'Звено', value: vehicle.departmentName },
        { term: 'Отговорно лице', value: vehicle.responsibleName },
        { term: 'Километраж', value: kilometres(vehicle) },
        { term: 'Километраж при придобиването', value: startOf(vehicle) },
        { term: 'Норма на 100 км (град / извън / смесено)', value: norms(vehicle) },
        { term: 'Резервоар', value: withUnit(vehicle.tankCapacity, fuelUnits[vehicle.fuelId ?? 1] ?? 'л') },
        { term: 'Гражданска отговорност до', value: <Until date={vehicle.liabilityUntil} /> },
        { term: 'Технически преглед до', value: <Until date={vehicle.inspectionUntil} of="inspection" /> },
        { term: 'Рама (VIN)', value: vehicle.vin },
        { term: 'Двигател №', value: vehicle.engineNumber },
        { term: 'Свидетелство за регистрация №', value: vehicle.certificateNumber },
        { term: 'Обем', value: withUnit(vehicle.engineVolume, 'куб. см') },
        { term: 'Мощност', value: withUnit(vehicle.power, 'kW') },
        { term: 'Места', value: vehicle.seats },
        { term: 'Инвентарен №', value: vehicle.inventoryNumber },
        { term: 'Придобит на', value: formatDate(vehicle.acquisitionDate) },
        vehicle.leftOn ? { term: 'Напуснал автопарка на', value: formatDate(vehicle.leftOn) } : undefined,
        {
          term: 'Отчетна стойност',
          value: <AmountOfDay date={vehicle.acquisitionDate} amount={vehicle.acquisitionCost} />,
        },
        vehicle.vignetteUntil ? { term: 'Винетка до', value: <Until date={vehicle.vignetteUntil} /> } : undefined,
        vehicle.note ? { term: 'Забележка', value: vehicle.note, wide: true } : undefined,
      ]}
    />
  </Card>
)
