import { VehicleStatus } from '../../src/contract/vehicleKinds.ts'
import { addDays, dayNumber } from '../../src/dates/civilDate.ts'
import { perFrame } from '../seed/perFrame.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import { isOutOfUse, seededCars, todayOf } from './seededCars.ts'
import { vinOf, vinSigns } from './seedVin.ts'
import { vignettesUntil } from './seedYear.ts'
import type { VehicleRow } from './vehicleRows.ts'

/**
 * In days before the start of the mock database: when the scrapped car was removed. All expenses of that car are older.
 */
const LEFT_DAYS_AGO = 140

const code = (random: Random, length: number): string =>
  Array.from({ length }, () => random.one([...vinSigns])).join('')

export const vehicleRows = perFrame((frame): VehicleRow[] => {
  const { seed } = frame
  const vignettes = vignettesUntil(frame)
  return seededCars.map((car) => {
    const random = randomOf(seed, Purpose.VEHICLE, car.id)
    const [normCity, normRoad, normMixed] = car.norms
    const drawn = `${car.year}-${String(random.between(1, 9)).padStart(2, '0')}-${String(random.between(10, 28))}`
    const acquired = frame.days.dateOf(frame.days.roll(dayNumber(drawn)))
    return {
      id: car.id,
      registrationNumber: car.plate,
      make: car.make,
      model: car.model,
      bodyKindId: car.body,
      fuelId: car.fuel,
      statusId: car.status ?? VehicleStatus.IN_USE,
      leftOn: isOutOfUse(car) ? addDays(todayOf(frame), -LEFT_DAYS_AGO) : null,
      vin: vinOf(random, car),
      engineNumber: car.fuel === 5 ? '' : code(random, 9),
      certificateNumber: `00${random.between(1_000_000, 9_999_999)}`,
      productionYear: car.year,
      firstRegistration: acquired,
      engineVolume: car.engineVolume || null,
      power: car.power,
      seats: car.seats,
      tankCapacity: car.tank,
      normCity,
      normRoad,
      normMixed,
      departmentId: car.departmentId,
      inventoryNumber: `МПС-${String(car.id).padStart(3, '0')}`,
      acquisitionDate: acquired,
      acquisitionCost: car.cost,
      startMileage: random.between(4, 28),
      vignetteUntil: vignettes.get(car.id) ?? null,
      note: '',
    }
  })
})
