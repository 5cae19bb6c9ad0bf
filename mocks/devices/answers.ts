import { foreignDevices, measuringDevices } from '../../src/contract/devices.ts'
import type { Answers } from '../engine/answer.ts'
import { allLater } from '../engine/laterAreas.ts'
import { found } from '../engine/refused.ts'
import type { World } from '../world.ts'
import { deviceRecordView, deviceTypePage } from './views.ts'

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
