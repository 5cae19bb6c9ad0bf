import * as v from 'valibot'
import type { devices } from '../../src/contract/devices.ts'
import { InspectionStatus } from '../../src/contract/inspectionKinds.ts'
import { type DeviceToFollow, FollowFilter } from '../../src/contract/shapes/inspections.ts'
import { devicesToFollow } from '../../src/rules/inspections/followUp.ts'
import { refuseMalformed } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { InspectionRow } from './inspectionRows.ts'
import { departmentOf, inspectedNameOf } from './inspectionViews.ts'

const filterIn = (text: string): FollowFilter => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), FollowFilter), text || '{}')
  return read.success ? read.output : refuseMalformed('Филтърът не може да бъде прочетен.')
}

const devicesForFollowing = (db: MockDatabase, filters: string): { items: DeviceToFollow[]; totalCount: number } => {
  const { departmentId, category, correspondentId, inspectionGuid, ...period } = filterIn(filters)
  const inspected = db.inspections
    .all()
    .map((row) => ({ ...row, isFinished: row.statusId === InspectionStatus.FINISHED }))
  const isWanted = (row: InspectionRow): boolean =>
    (departmentId ?? row.departmentId) === row.departmentId &&
    (correspondentId === undefined || row.inspectedCorrespondentId === correspondentId) &&
    (inspectionGuid ?? row.guid) === row.guid
  const items = devicesToFollow(inspected, period)
    .filter(({ inspection, device }) => isWanted(inspection) && (category ?? device.category) === device.category)
    .map(({ inspection, device, until }): DeviceToFollow => {
      const { key, name, measuringType, serialNumber, violation } = device
      return {
        ...{ key, name, measuringType, serialNumber, violation, until, category: device.category },
        ...{
          inspectionGuid: inspection.guid,
          inspectionNumber: inspection.number,
          inspectionDate: inspection.dateFrom,
        },
        ...{ siteName: inspection.siteName, settlementName: inspection.settlementName },
        inspectedPersonName: inspectedNameOf(db, inspection),
        departmentName: departmentOf(db, inspection.departmentId),
      }
    })
  return { items, totalCount: items.length }
}

export const followHandlers = (
  db: MockDatabase,
): Pick<Handlers<typeof devices>, 'getDevicesForFollowingInspection'> => ({
  getDevicesForFollowingInspection: ({ query }) => devicesForFollowing(db, query.filters),
})
