import { VehicleStatus } from '../../src/contract/vehicleKinds.ts'
import type { RecordFileRow } from '../engine/recordFileRow.ts'
import { type Chance, chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { guidOf } from '../seed/guid.ts'
import type { VehicleRow } from './rows.ts'
import { DRIVERS_OF, seededCars } from './seededCars.ts'

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const code = (chance: Chance, length: number): string => Array.from({ length }, () => chance.one([...letters])).join('')

/** The cars as they stand in the register. */
export const vehicleRows = ({ seed }: Frame): VehicleRow[] =>
  seededCars.map((car) => {
    const chance = chanceOf(seed, Purpose.VEHICLE, car.id)
    const [normCity, normRoad, normMixed] = car.norms
    const acquired = `${car.year}-${String(chance.between(1, 9)).padStart(2, '0')}-${String(chance.between(10, 28))}`
    return {
      id: car.id,
      registrationNumber: car.plate,
      make: car.make,
      model: car.model,
      bodyKindId: car.body,
      fuelId: car.fuel,
      statusId: car.status ?? VehicleStatus.IN_USE,
      vin: `TMB${code(chance, 14)}`,
      engineNumber: car.fuel === 5 ? '' : code(chance, 9),
      certificateNumber: `00${chance.between(1_000_000, 9_999_999)}`,
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
      startMileage: chance.between(4, 28),
      vignetteUntil: null,
      note: '',
    }
  })

/** The registration certificate of each car. */
export const vehicleFileRows = (frame: Frame): RecordFileRow[] =>
  seededCars.map((car) => ({
    guid: guidOf(frame.seed, Purpose.VEHICLE, car.id),
    owner: `vehicles/${car.id}`,
    fileName: `Свидетелство за регистрация ${car.plate}.pdf`,
    size: 181_000 + car.id * 3_137,
    description: 'Част I и част II',
    personId: frame.people.headOf(DRIVERS_OF).id,
    dateUploaded: frame.days.isoAt(frame.days.roll(frame.days.today - 300 + car.id), 36_000),
    isStored: false,
  }))
