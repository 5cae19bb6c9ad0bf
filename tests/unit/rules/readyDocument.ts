import type { Direction, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { type DocumentFacts, documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { allPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { canTransition, type TransitionInput } from '../../../src/rules/documents/documentTransitions.ts'
import type { Refusal } from '../../../src/rules/ruleResult.ts'

export const ready = (direction: Direction, given: Partial<DocumentFacts> = {}): DocumentFacts =>
  documentFacts({
    direction,
    isRegistered: true,
    documentNumber: 'РД-12-345',
    hasType: true,
    hasSubject: true,
    receivedViaId: 2,
    sentViaId: 3,
    isAddressed: true,
    correspondentsCount: 1,
    addresseesCount: 1,
    filesCount: 1,
    hasSigner: true,
    openAgreements: 1,
    tasksCount: 1,
    hasOutgoingInCase: true,
    registersBeforeSigning: true,
    ...given,
  })

export const pass = (from: S, to: S, facts: DocumentFacts, given?: TransitionInput) =>
  canTransition(from, to, facts, allPermissions, {}, given)
export const refusalOf = (...transition: Parameters<typeof pass>): Refusal => {
  const ruleResult = pass(...transition)
  if (ruleResult.allowed) throw new Error('expected a refusal')
  return ruleResult.refusal
}
