import { DeviceFileKind } from '../../src/contract/deviceKinds.ts'
import { dayNumber } from '../../src/dates/civilDate.ts'
import { guidCarrying } from '../seed/guid.ts'
import { Purpose } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DeviceFileRow, DeviceTypeRow } from './deviceRows.ts'
import { approvedTypeRows, REGISTER_DEPARTMENT, registeredTypeRows } from './seedDeviceTypes.ts'

const WITH_PICTURES = 40
const PICTURES_FROM = 1000

const fileOf = (
  frame: Frame,
  type: DeviceTypeRow,
  id: number,
  file: Pick<DeviceFileRow, 'fileName' | 'size' | 'kindId'>,
): DeviceFileRow => ({
  ...file,
  guid: guidCarrying(frame.seed, Purpose.DEVICE_FILE, id),
  deviceGuid: type.guid,
  description: '',
  personId: frame.people.headOn(REGISTER_DEPARTMENT, 'types', dayNumber(type.entryDate ?? '')).id,
  dateUploaded: `${frame.days.dateOf(dayNumber(type.entryDate ?? ''))}T08:30:00.000Z`,
  isStored: false,
})

const picturesOf = (frame: Frame, type: DeviceTypeRow, i: number): DeviceFileRow[] => {
  const size = 40_000 + (i % 30) * 217
  const name = `${type.measuringType.replaceAll('/', '-')}.png`
  const sealing = { fileName: `Места за пломбиране ${name}`, size, kindId: DeviceFileKind.SEALING }
  const sign = { fileName: `Знак за одобрен тип ${name}`, size: size - 90, kindId: DeviceFileKind.SIGN }
  const pictures = type.approvalSign ? [sign, sealing] : [sealing]
  return pictures.map((one, n) => fileOf(frame, type, PICTURES_FROM + 2 * i + n, one))
}

export const deviceFileRows = (frame: Frame): DeviceFileRow[] => {
  const registers = [approvedTypeRows(frame), registeredTypeRows(frame)]
  return registers
    .flatMap((types) => types.map((type, at) => ({ type, isNew: at >= types.length - WITH_PICTURES })))
    .flatMap(({ type, isNew }, i): DeviceFileRow[] =>
      type.entryDate === null
        ? []
        : [
            fileOf(frame, type, i + 1, {
              fileName: `Удостоверение ${type.certificateNumber.replaceAll('/', '-')}.pdf`,
              size: 47_000 + (i % 40) * 237,
              kindId: DeviceFileKind.CERTIFICATE,
            }),
            ...(isNew ? picturesOf(frame, type, i) : []),
          ],
    )
}
