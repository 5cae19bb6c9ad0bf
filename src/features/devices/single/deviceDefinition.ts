import { BasisKind } from '../../../contract/deviceKinds.ts'
import { devices } from '../../../contract/devices.ts'
import type { Device, DeviceBody } from '../../../contract/shapes/devices.ts'
import { to } from '../../../routes/to.ts'
import { seenListAtom } from '../../../screen-kit/list/useListContext.ts'
import { fetchMany } from '../../../screen-kit/saving/fetchMany.ts'
import { fieldsOf } from '../../../screen-kit/saving/fieldMerge.ts'
import { mergedMutation, type Saving } from '../../../screen-kit/saving/mergedMutation.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { attempt, type Outcome } from '../../../transport/request.ts'

export const deviceAtom = queryAtomFamily((id: string) => queryOf(devices.getDeviceById, { query: { id } }))
export const seenDevicesAtom = seenListAtom<string>()
export const devicesTitle = 'Средства за измерване'
export const deviceRecord = (key: string) => ({
  key,
  root: '',
  list: { href: to.rtsi.devices(), label: devicesTitle },
  hrefOf: to.rtsi.device,
})

export const blankDevice: DeviceBody = {
  basisKindId: BasisKind.APPROVED_TYPE,
  typeId: null,
  basisNumber: '',
  measuringDeviceCategory: '',
  measuringDeviceName: '',
  measuringType: '',
  manufacturer: '',
  serialNumber: '',
  productionYear: null,
  owner: null,
  siteName: '',
  siteAddress: '',
  departmentId: null,
  verificationDate: null,
  verificationKindId: null,
  verificationResultId: null,
  markNumber: '',
  validUntil: null,
  nextVerification: null,
  isScrapped: false,
  scrappedDate: null,
  scrappedReason: '',
  isDraft: true,
  note: '',
}

export const deviceBodyOf = ({
  entryNumber: _number,
  entryDate: _date,
  departmentName: _department,
  typeNumber: _type,
  files: _files,
  caseFiles: _caseFiles,
  history: _history,
  ...body
}: Device): DeviceBody => body

const quiet = { quiet: true } as const
const firstPage = { pageNumber: 1, pageSize: 10 }
const deviceNow = (id: string) => attempt(devices.getDeviceById, { query: { id } }, quiet)

/** Fetches the stored versions of a device: an existing device by its id, a new one by its serial number. */
const devicesNow = async ({ id, serialNumber }: DeviceBody): Promise<Outcome<Device[]>> => {
  if (id !== undefined) return fetchMany([id], deviceNow)
  const request = { query: firstPage, body: { SerialNumber: serialNumber.trim() } }
  const found = await attempt(devices.getDevices, request, quiet)
  if (!found.done) return found
  const ids = found.reply.items.flatMap((one) => one.id ?? [])
  return fetchMany(ids, deviceNow)
}

export const savedDevice = (saving: Saving<DeviceBody>) =>
  mergedMutation<DeviceBody, Device>({
    ...saving,
    about: `device/${saving.mine.id ?? 'new'}`,
    key: 'id',
    fields: fieldsOf(blankDevice),
    now: devicesNow,
    create: (body, idempotencyKey) => attempt(devices.insertDevice, { body }, { idempotencyKey }),
    edit: (body, idempotencyKey) => attempt(devices.updateDevice, { body }, { idempotencyKey }),
  })
