import type { DeviceEvent } from '../../src/contract/shapes/devices.ts'
import { firstAndLastName } from '../../src/rules/words/personName.ts'
import type { SeededAction } from '../journal/journalRows.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { whatOf } from './registers.ts'
import { deviceRows } from './seedDevices.ts'
import { approvedTypeRows, registeredTypeRows } from './seedDeviceTypes.ts'

/** Returns the seeded journal entries about measuring devices, derived from the history of each record. */
export const deviceActions = (frame: Frame): SeededAction[] => {
  const ids = new Map(frame.organisation.persons.map((one) => [firstAndLastName(one), one.id]))
  type Record = { guid: string; history: readonly DeviceEvent[] }
  const of = <R extends Record>(objectKind: string, rows: readonly R[], nameOf: (row: R, action: string) => string) =>
    rows.flatMap((row) =>
      row.history.flatMap(({ date, personName, action }): SeededAction[] => {
        const personId = ids.get(personName)
        if (personId === undefined || date === null) return []
        return [{ personId, date, action, objectKind, objectId: row.guid, description: nameOf(row, action) }]
      }),
    )
  const ofType = ({ entryNumber, measuringDeviceName }: ReturnType<typeof approvedTypeRows>[number], action: string) =>
    action === 'Създаване' ? measuringDeviceName : `№ ${entryNumber}`
  return [
    ...of(whatOf.approvedTypes, approvedTypeRows(frame), ofType),
    ...of(whatOf.registeredTypes, registeredTypeRows(frame), ofType),
    ...of(whatOf.devices, deviceRows(frame), (row) => `${row.measuringDeviceName} № ${row.serialNumber}`),
  ]
}
