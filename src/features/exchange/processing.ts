import { type MessageFacts, mayRegisterMessage, mayRejectMessage } from '../../rules/exchange/exchangeMessages.ts'
import type { NextStep } from '../../rules/nextStep.ts'
import { type RuleResult, refused } from '../../rules/ruleResult.ts'
import type { MessageRow } from './exchangeCalls.ts'
import type { ExchangeSystem } from './exchangeSystem.ts'
import { isUnopened } from './messageStatus.ts'

type Processed = Pick<MessageRow, 'incomingStatusId' | 'registrationStatusId' | 'registeredDocument'>

const factsOf = ({ incomingStatusId, registeredDocument }: Processed): MessageFacts => ({
  incomingStatusId,
  registeredNumber: registeredDocument?.documentNumber,
})

export const mayRegister = (message: Processed, hasDocumentFlow: boolean): RuleResult =>
  mayRegisterMessage(factsOf(message), hasDocumentFlow)
export const mayReject = (message: Processed): RuleResult => mayRejectMessage(factsOf(message))
/**
 * Returns whether the user may reject a message from the list. An unopened message in е-Връчване must be opened first:
 * opening counts as legal service, which must come before a rejection.
 */
export const mayRejectFromList = ({ name }: Pick<ExchangeSystem, 'name'>, message: Processed): RuleResult =>
  name === 'eDelivery' && isUnopened(message)
    ? refused('Съобщението още не е отворено.', 'Отварянето му е връчване. Първо го отворете и прочетете.')
    : mayReject(message)

export const messageSteps = (message: Processed, hasDocumentFlow: boolean): readonly NextStep<'register'>[] => [
  { key: 'register', isDue: true, ruleResult: mayRegister(message, hasDocumentFlow) },
]
