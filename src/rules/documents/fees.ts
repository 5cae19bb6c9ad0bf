import { Direction } from '../../contract/enumerations.ts'
import { pluralise } from '../words/pluralise.ts'
import type { DocumentFacts } from './documentFacts.ts'
import { isFinal } from './documentStatus.ts'
import type { WhoCan } from './whoCan.ts'

const isUnderWay = ({ isRegistered, status }: DocumentFacts): boolean => isRegistered && !isFinal(status)

/**
 * True if a fee must still be set: a registered, unfinished application for a service without an obligation
 * (specification 2, section 7).
 */
export const awaitsFee = (facts: DocumentFacts): boolean =>
  isUnderWay(facts) &&
  facts.isAdministrativeService &&
  facts.direction === Direction.INCOMING &&
  !facts.hasParent &&
  facts.obligationsCount === 0

export const awaitsPayment = (facts: DocumentFacts): boolean => isUnderWay(facts) && facts.unpaidObligations > 0

const shownNames = 2
const shortNames = (names: readonly string[]): string => {
  const more = names.length - shownNames
  return more > 0 ? `${names.slice(0, shownNames).join(', ')} и още ${more}` : names.join(' и ')
}

/**
 * Returns a sentence about unpaid obligations or a missing fee, or '' if nothing is missing. For a user who may not
 * record them, the sentence names the users who may. If they are unknown, an unpaid obligation is mentioned without
 * names and a missing fee not at all.
 */
export const feeNote = (facts: DocumentFacts, maySet: boolean, { obligations: names = [] }: WhoCan): string => {
  if (awaitsPayment(facts)) {
    const owed = `Чака ${pluralise(facts.unpaidObligations, ['неплатено задължение', 'неплатени задължения'])}.`
    return maySet || names.length === 0 ? owed : `${owed} Плащането отбелязва: ${shortNames(names)}.`
  }
  if (!awaitsFee(facts) || (!maySet && names.length === 0)) return ''
  return maySet
    ? 'Такса не е вписана. Ако се дължи, впишете я в „Задължения и плащания“.'
    : `Такса не е вписана. Ако се дължи, вписва я: ${shortNames(names)}.`
}
