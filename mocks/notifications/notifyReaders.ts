import type { ExchangeMessageRow } from '../exchange/rows.ts'
import type { World } from '../world.ts'
import { notifyAll } from './notify.ts'

const roleOf = { edelivery: 'DOCUMENTS_FLOW_EDELIVERY', docexchange: 'DOCUMENTS_FLOW_DOCEXCHANGE' } as const

/** Tells those who work with the system of a message that something came by it. */
export const notifyReaders = (world: World, { system, guid }: ExchangeMessageRow, text: string): void => {
  const readers = world.users.all().filter(({ roles }) => roles.includes(roleOf[system]))
  notifyAll(
    world,
    readers.map(({ personId }) => personId),
    { type: 'MessageReceived', text, messageGuid: guid },
  )
}
