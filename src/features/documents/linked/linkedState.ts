import { caseFiles } from '../../../contract/caseFiles.ts'
import type { ExchangeSystemName } from '../../../contract/enumerations.ts'
import { docExchange, eDelivery } from '../../../contract/exchange.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'

export const caseTreeAtom = queryAtomFamily((caseGuid: string, focusOnNode: string) =>
  queryOf(caseFiles.getCaseFileTree, {
    query: { caseGuid, includeDocuments: true, includeTasks: true, focusOnNode },
  }),
)

/** For each exchange system, its call that lists messages. A user who may send this call may see the messages. */
export const messagesCall = {
  eDelivery: eDelivery.getEDeliveryIncomingMessages,
  docExchange: docExchange.getExchangeIncomingMessages,
} as const satisfies Record<ExchangeSystemName, unknown>
export type ExchangeSystem = keyof typeof messagesCall

const firstRows = { skip: 0, take: 5 }
export const messagesAtom = {
  eDelivery: queryAtomFamily((documentGuid: string) =>
    queryOf(messagesCall.eDelivery, { query: firstRows, body: { documentGuid } }),
  ),
  docExchange: queryAtomFamily((documentGuid: string) =>
    queryOf(messagesCall.docExchange, { query: firstRows, body: { documentGuid } }),
  ),
}
