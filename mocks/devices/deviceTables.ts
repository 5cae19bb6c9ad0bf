import type { RowsOf } from '../seed/seededRow.ts'
import { seededByGuid } from '../seed/seededRow.ts'
import { deviceFileRows } from './seedDeviceFiles.ts'
import { deviceRows } from './seedDevices.ts'
import { approvedTypeRows, registeredTypeRows } from './seedDeviceTypes.ts'
import { supplementRows, withSupplementsInHistory } from './seedSupplements.ts'

export const deviceTables = {
  approvedTypes: seededByGuid((frame) => withSupplementsInHistory(frame, approvedTypeRows(frame))),
  registeredTypes: seededByGuid((frame) => withSupplementsInHistory(frame, registeredTypeRows(frame))),
  supplements: seededByGuid(supplementRows),
  devices: seededByGuid(deviceRows),
  deviceFiles: seededByGuid(deviceFileRows),
}

declare module '../engine/tableRows.ts' {
  interface Rows extends RowsOf<typeof deviceTables> {}
}
