import { type MessageFacts, mayRegisterMessage, mayRejectMessage } from '../../rules/exchange/exchangeMessages.ts'
import type { Verdict } from '../../rules/refusal.ts'
import type { MessageRow } from './exchangeCalls.ts'

type Processed = Pick<MessageRow, 'incomingStatusId' | 'registeredDocument'>

const factsOf = ({ incomingStatusId, registeredDocument }: Processed): MessageFacts => ({
  incomingStatusId,
  registeredNumber: registeredDocument?.documentNumber,
})

/** The shared rules, asked about a message as the calls give it. */
export const mayRegister = (message: Processed, hasDocumentFlow: boolean): Verdict =>
  mayRegisterMessage(factsOf(message), hasDocumentFlow)
export const mayReject = (message: Processed): Verdict => mayRejectMessage(factsOf(message))
