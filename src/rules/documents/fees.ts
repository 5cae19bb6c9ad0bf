/** The fee of a service: whether it is still to be asked for or to be paid, and by whom that is noted. */
import { Direction } from '../../contract/enumerations.ts'
import { counted } from '../words/count.ts'
import type { DocumentFacts } from './documentFacts.ts'
import { isFinal } from './documentStatus.ts'
import type { WhoCan } from './whoCan.ts'

const isUnderWay = ({ isRegistered, status }: DocumentFacts): boolean => isRegistered && !isFinal(status)

/** An application for a service, registered and not finished, by which nothing was asked for (document 2, section 7). */
export const awaitsFee = (facts: DocumentFacts): boolean =>
  isUnderWay(facts) &&
  facts.isAdministrativeService &&
  facts.direction === Direction.INCOMING &&
  !facts.hasParent &&
  facts.obligationsCount === 0

/** Something is owed by it, without which nobody finishes it. */
export const awaitsPayment = (facts: DocumentFacts): boolean => isUnderWay(facts) && facts.unpaidObligations > 0

const shownNames = 2
const named = (names: readonly string[]): string => {
  const more = names.length - shownNames
  return more > 0 ? `${names.slice(0, shownNames).join(', ')} и още ${more}` : names.join(' и ')
}

/**
 * What is said of the fee to whoever looks at the document: who sets it, or who notes that it was paid. '' where nobody
 * is known to, which a document without fees has no need of.
 */
export const feeNote = (facts: DocumentFacts, maySet: boolean, { obligations: names = [] }: WhoCan): string => {
  if (awaitsPayment(facts)) {
    const owed = `Чака ${counted(facts.unpaidObligations, ['неплатено задължение', 'неплатени задължения'])}.`
    return maySet || names.length === 0 ? owed : `${owed} Плащането отбелязва: ${named(names)}.`
  }
  if (!awaitsFee(facts) || (!maySet && names.length === 0)) return ''
  return maySet
    ? 'Такса не е вписана. Ако се дължи, впишете я в „Задължения и плащания“.'
    : `Такса не е вписана. Ако се дължи, вписва я: ${named(names)}.`
}
