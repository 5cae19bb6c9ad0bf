import { foreignDevices, measuringDevices } from '../../src/contract/devices.ts'
import type { Answers } from '../answer.ts'
import { found } from '../refused.ts'
import { deviceRecordView, deviceTypePage } from '../views/deviceTypes.ts'
import type { World } from '../world.ts'
import { allLater } from './laterAreas.ts'

const what = 'Типът средство за измерване'

/** Approved types: what the pickers ask; the register itself comes with its screens (document 2, section 7). */
export const measuringDevicesAnswers = (world: World): Answers<typeof measuringDevices> => ({
  ...allLater(measuringDevices, 'регистър на одобрените типове'),
  list: ({ query, body }) => deviceTypePage(world, world.approvedTypes.all(), query, body),
  byId: ({ query }) => deviceRecordView(world, found(world.approvedTypes.get(query.id), what)),
})

/** Registered types, approved abroad. */
export const foreignDevicesAnswers = (world: World): Answers<typeof foreignDevices> => ({
  ...allLater(foreignDevices, 'регистър на вписаните типове'),
  list: ({ query, body }) => deviceTypePage(world, world.registeredTypes.all(), query, body),
  byId: ({ query }) => deviceRecordView(world, found(world.registeredTypes.get(query.id), what)),
})
