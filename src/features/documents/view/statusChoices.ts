import { DocumentStatus, documentStatusLabels } from '../../../contract/enumerations.ts'
import type { DocumentFacts } from '../../../rules/documents/documentFacts.ts'
import type { DocumentPermissions } from '../../../rules/documents/documentPermissions.ts'
import { type PossibleTransition, transitionsFrom } from '../../../rules/documents/documentTransitions.ts'
import { isSentWithoutSystem } from '../../../rules/documents/transitionNeeds.ts'
import type { WhoCan } from '../../../rules/documents/whoCan.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'

type Standing = { facts: DocumentFacts; rights: DocumentPermissions; whoCan: WhoCan }

/**
 * Returns the statuses that the user can choose. Registering and sending are left out, because they have commands of
 * their own.
 */
export const statusChoices = ({ facts, rights, whoCan }: Standing): PossibleTransition[] =>
  transitionsFrom(facts, rights, whoCan).flatMap((one) => {
    if (one.by === 'send') return isSentWithoutSystem(facts) ? [{ ...one, label: 'Отбележи като изпратен' }] : []
    return one.by === 'status' || one.by === 'resolve' ? [one] : []
  })

export const transitionToSent = (standing: Standing): PossibleTransition | undefined =>
  statusChoices(standing).find(({ by, ruleResult }) => by === 'send' && ruleResult.allowed)

export const statusMenuRefusal = (standing: Standing): Refusal | undefined => {
  if (statusChoices(standing).length > 0) return undefined
  const { status } = standing.facts
  const title = `Документът е в статус „${documentStatusLabels[status]}“.`
  return status === DocumentStatus.DRAFT
    ? { title, because: 'Черновата получава следващия си статус, когато бъде регистрирана.' }
    : { title, because: 'От този статус няма към какво да се премине.' }
}
