import { DeviceFileKind } from '../../src/contract/deviceKinds.ts'
import { dayNumber } from '../../src/dates/civilDate.ts'
import { Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import { guidCarrying } from '../seed/guid.ts'
import type { DeviceFileRow } from './rows.ts'
import { approvedTypeRows, REGISTER_DEPARTMENT, registeredTypeRows } from './seedDeviceTypes.ts'

/** The certificate of each entered type. */
export const deviceFileRows = (frame: Frame): DeviceFileRow[] =>
  [...approvedTypeRows(frame), ...registeredTypeRows(frame)].flatMap((type, i): DeviceFileRow[] =>
    type.entryDate === null
      ? []
      : [
          {
            guid: guidCarrying(frame.seed, Purpose.DEVICE_FILE, i + 1),
            deviceGuid: type.guid,
            fileName: `Удостоверение ${type.certificateNumber.replaceAll('/', '-')}.pdf`,
            size: 121_000 + (i % 40) * 3_137,
            kindId: DeviceFileKind.CERTIFICATE,
            description: '',
            personId: frame.people.headOf(REGISTER_DEPARTMENT).id,
            dateUploaded: `${frame.days.dateOf(dayNumber(type.entryDate))}T08:30:00.000Z`,
            isStored: false,
          },
        ],
  )
