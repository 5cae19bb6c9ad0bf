import { atom } from 'jotai'
import { IncomingStatus } from '../../../contract/enumerations.ts'
import { type QueryAtom, queryAtom, queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { invalidateAtom } from '../../../state/queryClient.ts'
import type { QueryOptions } from '../../../transport/query.ts'
import type { Message, MessageAttachment, MessageRow, PreDocument } from '../exchangeCalls.ts'
import { type ExchangeSystem, exchangeSystems, type SystemName } from '../exchangeSystem.ts'

const perMessage = <R>(query: (system: ExchangeSystem, guid: string) => QueryOptions<R>) =>
  queryAtomFamily((name: SystemName, guid: string) => query(exchangeSystems[name], guid))

/**
 * The message. The server marks it as opened when it gets this request, so the request is sent only after the user has
 * confirmed.
 */
export const messageAtom = perMessage<Message>(({ calls }, guid) => calls.message(guid))
export const attachmentsAtom = perMessage<MessageAttachment[]>(({ calls }, guid) => calls.attachments(guid))
/**
 * The document prefilled from the message. It is not cached, because it contains correspondents, which may have changed
 * since.
 */
export const preDocumentAtom = perMessage<PreDocument>(({ calls }, guid) => ({ ...calls.preDocument(guid), gcTime: 0 }))

const mostUnopened = 200
const unopenedAtomOf = (name: SystemName): QueryAtom<{ items: MessageRow[]; totalCount: number }> =>
  queryAtom(() => {
    const body = { incomingStatusId: IncomingStatus.RECEIVED }
    return exchangeSystems[name].calls.page({ query: { skip: 0, take: mostUnopened }, body })
  })
/** The unopened messages by system. Only this list shows whether opening a message would count as legal service. */
export const unopenedAtom = {
  eDelivery: unopenedAtomOf('eDelivery'),
  docExchange: unopenedAtomOf('docExchange'),
} satisfies Record<SystemName, unknown>

export const messageProcessedAtom = atom(null, (_get, set, name: SystemName, guid: string) => {
  const { message, list } = exchangeSystems[name].calls
  return set(invalidateAtom, message(guid), list)
})
