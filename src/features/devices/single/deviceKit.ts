import { concatMap, map, type Observable, of } from 'rxjs'
import { BasisKind } from '../../../contract/deviceKinds.ts'
import { devices } from '../../../contract/devices.ts'
import type { Device, DeviceBody } from '../../../contract/shapes/devices.ts'
import { to } from '../../../routes/to.ts'
import { seenListAtom } from '../../../screen-kit/list/useSeenList.ts'
import { sameValue } from '../../../screen-kit/merge/fieldMerge.ts'
import { mergedEdit } from '../../../screen-kit/merge/mergedEdit.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { perRecord } from '../../../state/perRecord.ts'
import { queryOf } from '../../../transport/query.ts'
import { attempt, type Outcome } from '../../../transport/request.ts'

/** One device with everything that is known of it. */
export const deviceAtom = perRecord((id: string) => queryOf(devices.getDeviceById, { query: { id } }))
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
export const deviceFields = Object.keys(blankDevice) as (keyof typeof blankDevice & keyof Device)[]

/** What of a device is typed, as it is sent. */
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
const deviceNow = (id: string) => attempt(devices.getDeviceById, { query: { id } }, quiet)

/** Where a device would be after its answer was lost: under its id, else under its serial number. */
const present = ({ id, serialNumber }: DeviceBody): Observable<Outcome<Device[]>> =>
  id !== undefined
    ? deviceNow(id).pipe(map((now): Outcome<Device[]> => (now.done ? { done: true, reply: [now.reply] } : now)))
    : attempt(
        devices.getDevices,
        { query: { pageNumber: 1, pageSize: 1 }, body: { SerialNumber: serialNumber } },
        quiet,
      ).pipe(
        concatMap((found): Observable<Outcome<Device[]>> => {
          if (!found.done) return of(found)
          const first = found.reply.items[0]?.id
          return first ? present({ ...blankDevice, id: first }) : of({ done: true, reply: [] })
        }),
      )

type Saving = { was: DeviceBody; mine: DeviceBody; onConflict: (theirs: DeviceBody) => void }

const sent = ({ was, mine, onConflict }: Saving, id: string, intent: string): Observable<Outcome<Device>> =>
  deviceNow(id).pipe(
    concatMap((now) =>
      now.done
        ? mergedEdit(
            deviceFields,
            { was: { ...now.reply, ...was, id }, theirs: now.reply, mine: { ...now.reply, ...mine, id } },
            (merged) => attempt(devices.updateDevice, { body: deviceBodyOf(merged) }, { intent }),
            (theirs) => onConflict(deviceBodyOf(theirs)),
          )
        : of(now),
    ),
  )

/** Saves a device: a new one, or over what others changed. After a lost answer it is known by saying the same. */
export const savedDevice = (saving: Saving): Write<Device[], Device> => {
  const { mine } = saving
  const { id } = mine
  return {
    about: `device/${id ?? 'new'}`,
    content: mine,
    send: (intent) =>
      id === undefined ? attempt(devices.insertDevice, { body: mine }, { intent }) : sent(saving, id, intent),
    ask: present(mine),
    find: (found) => {
      const reply = found.find((one) => deviceFields.every((field) => sameValue(one[field], mine[field])))
      return reply ? { reply } : null
    },
    change: (made) => savedDevice({ ...saving, was: deviceBodyOf(made), mine: { ...mine, id: made.id } }),
  }
}
