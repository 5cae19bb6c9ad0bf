import { labelIn } from '../../contract/labels.ts'
import type { BusinessTrip } from '../../contract/shapes/staff.ts'
import type { Vehicle, VehicleInspection, VehicleInsurance } from '../../contract/shapes/vehicles.ts'
import { InsuranceKind, VehicleStatus, vehicleStatusLabels } from '../../contract/vehicleKinds.ts'
import { type CivilDate, formatDate } from '../../dates/civilDate.ts'
import { coveredUntil } from '../vehicles/periods.ts'
import { overlaps, periodText } from './absences.ts'

type Period = { fromDate: CivilDate | null; toDate: CivilDate | null }
export type TripCar = Pick<Vehicle, 'statusId'> & {
  policies: readonly Pick<VehicleInsurance, 'kindId' | 'validFrom' | 'validTo'>[]
  inspections: readonly Pick<VehicleInspection, 'date' | 'validTo'>[]
  /** The other trips with this car, without drafts and returned, refused or cancelled trips. */
  trips: readonly (Period & { number: string })[]
}

export const isByCar = ({ transport }: Pick<BusinessTrip, 'transport'>): boolean => transport === 'serviceCar'

const endsBefore = (name: string, spans: readonly { from: CivilDate; to: CivilDate | null }[], period: Period) => {
  const { fromDate, toDate } = period
  if (fromDate === null || toDate === null) return null
  const until = coveredUntil(spans, fromDate)
  if (until === null) return `Автомобилът няма ${name} на ${formatDate(fromDate)}.`
  return until < toDate ? `Автомобилът няма ${name} след ${formatDate(until)}.` : null
}

/**
 * Returns a sentence why a car cannot be used for a trip, or null. The car must be in use and, on all days, insured,
 * inspected and free.
 */
export const carProblem = ({ statusId, policies, inspections, trips }: TripCar, period: Period): string | null => {
  if (statusId !== VehicleStatus.IN_USE)
    return `Автомобилът е в статус „${labelIn(vehicleStatusLabels, statusId)}“. Изберете друг.`
  const taken = trips.find((one) => overlaps(one, period))
  if (taken) return `Автомобилът е зает ${periodText(taken.fromDate, taken.toDate)}: командировка ${taken.number}.`
  const liability = policies.filter(({ kindId }) => kindId === InsuranceKind.LIABILITY)
  return (
    endsBefore(
      'валидна „Гражданска отговорност“',
      liability.flatMap(({ validFrom, validTo }) => (validFrom === null ? [] : [{ from: validFrom, to: validTo }])),
      period,
    ) ??
    endsBefore(
      'валиден технически преглед',
      inspections.flatMap(({ date, validTo }) => (date === null ? [] : [{ from: date, to: validTo }])),
      period,
    )
  )
}

export const carName = ({ registrationNumber, make, model }: Pick<Vehicle, 'registrationNumber' | 'make' | 'model'>) =>
  `${registrationNumber}, ${make} ${model}`
