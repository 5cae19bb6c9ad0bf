import { InsuranceKind } from '../../src/contract/vehicleKinds.ts'
import type { RecordFileRow } from '../record-files/recordFileRows.ts'
import { guidCarrying, guidOf } from '../seed/guid.ts'
import { Purpose } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { DRIVERS_OF, seededCars } from './seededCars.ts'
import { insuranceRows } from './seedParts.ts'

const fileOf = (
  frame: Frame,
  vehicleId: number,
  daysAgo: number,
  file: Pick<RecordFileRow, 'guid' | 'fileName' | 'description' | 'size'>,
): RecordFileRow => {
  const { days, people } = frame
  const day = days.roll(days.today - daysAgo)
  return {
    ...file,
    owner: `vehicles/${vehicleId}`,
    personId: people.headOn(DRIVERS_OF, 'cars', day).id,
    dateUploaded: days.isoAt(day, 36_000),
    isStored: false,
  }
}

export const vehicleFileRows = (frame: Frame): RecordFileRow[] => {
  const liabilities = insuranceRows(frame).filter(({ kindId }) => kindId === InsuranceKind.LIABILITY)
  return seededCars.flatMap(({ id, plate }) => {
    const certificate = {
      guid: guidOf(frame.seed, Purpose.VEHICLE, id),
      fileName: `Свидетелство за регистрация ${plate}.pdf`,
      description: 'Част I и част II',
      size: 46_000 + id * 313,
    }
    const policy = liabilities.findLast(({ vehicleId }) => vehicleId === id)
    return [
      fileOf(frame, id, 300 - id, certificate),
      ...(policy
        ? [
            fileOf(frame, id, 20 + id, {
              guid: guidCarrying(frame.seed, Purpose.VEHICLE_POLICY, policy.id),
              fileName: `Полица ${policy.policyNumber.replaceAll('/', '-')}.pdf`,
              description: 'Гражданска отговорност',
              size: 47_000 + id * 291,
            }),
          ]
        : []),
    ]
  })
}
