import type { ClosingGround } from '../../contract/closingGrounds.ts'
import { type DocumentStatus, documentStatusLabels } from '../../contract/enumerations.ts'
import { allowed, type RuleResult, refused, refusedInUnknownStatus } from '../ruleResult.ts'
import { listed, pluralise } from '../words/pluralise.ts'
import { asClosingGround } from './closingGrounds.ts'
import type { DocumentFacts } from './documentFacts.ts'
import type { DocumentPermissions } from './documentPermissions.ts'
import { isFinal } from './documentStatus.ts'
import { isSentWithoutSystem } from './transitionNeeds.ts'
import { isForDirection, type Transition, transitionOf, transitions } from './transitionTable.ts'
import { refusedForRight, type WhoCan } from './whoCan.ts'

/**
 * The values that a user enters for a change of status. They are absent when the rules only decide whether a button is
 * enabled.
 */
export type TransitionInput = {
  reason?: string
  until?: string | null
  correspondentId?: number | undefined
  closingGround?: number | undefined
}

/** The refusal if this version does not know the document's status. */
export const refusedWhenUnknown: RuleResult = refusedInUnknownStatus('документа')

const quotedStatus = (status: DocumentStatus): string => `„${documentStatusLabels[status]}“`

export const notAllowedTitle = (from: DocumentStatus, to: DocumentStatus): string =>
  `Преминаването от статус ${quotedStatus(from)} към ${quotedStatus(to)} не е позволено.`

const refuseUnknownTransition = (from: DocumentStatus, to: DocumentStatus, facts: DocumentFacts): RuleResult => {
  const next = [
    ...new Set(
      transitions
        .filter((one) => one.from.includes(from) && isForDirection(one, facts.direction))
        .map((one) => quotedStatus(one.to)),
    ),
  ]
  const because =
    from === to
      ? `Документът вече е в статус ${quotedStatus(from)}.`
      : next.length === 0
        ? `${quotedStatus(from)} е окончателен статус.`
        : `От този статус документът може да премине само към ${listed(next, 'или')}.`
  return refused(notAllowedTitle(from, to), because)
}

const reasonProblem = (transition: Transition, facts: DocumentFacts, given: TransitionInput): string | null => {
  const ground = asClosingGround(given.closingGround)
  const isOffered = ground !== null && (transition.grounds?.(facts) ?? []).includes(ground)
  if (given.closingGround !== undefined && !isOffered) return 'Изберете друго основание.'
  if (transition.needsGround && !isOffered) return 'Изберете основание.'
  const least = isOffered ? 0 : (transition.reason?.(facts) ?? 0)
  const written = (given.reason ?? '').trim().length
  if (written < least)
    return least === 1 ? 'Напишете основание.' : `Напишете основание от поне ${pluralise(least, 'character')}.`
  if (transition.needsReceiver && given.correspondentId === undefined) return 'Изберете на кого се препраща документът.'
  return transition.needsUntilDate && !given.until ? 'Изберете дата.' : null
}

/**
 * Checks the table of transitions, the permission, the preconditions and `given`, in this order. Transitions made by
 * the system (`itself`) need no permission.
 */
export const canTransition = (
  from: DocumentStatus,
  to: DocumentStatus,
  facts: DocumentFacts,
  permissions: DocumentPermissions,
  whoCan: WhoCan = {},
  given?: TransitionInput,
): RuleResult => {
  if (!facts.isStatusKnown) return refusedWhenUnknown
  const transition = transitionOf(from, to, facts.direction, asClosingGround(given?.closingGround))
  return transition
    ? ruleResultOn(transition, from, facts, permissions, whoCan, given)
    : refuseUnknownTransition(from, to, facts)
}

const ruleResultOn = (
  transition: Transition,
  from: DocumentStatus,
  facts: DocumentFacts,
  permissions: DocumentPermissions,
  whoCan: WhoCan,
  given?: TransitionInput,
): RuleResult => {
  const { rights } = transition
  if (rights.length > 0 && !rights.some((right) => permissions[right])) return refusedForRight(rights, whoCan)
  const missing = transition.needs({ ...facts, status: from })
  if (missing.length > 0) return refused(`Действието „${transition.label}“ още не е възможно.`, missing.join(' '))
  const problem = given ? reasonProblem(transition, facts, given) : null
  return problem ? refused(`За „${transition.label}“ липсват данни.`, problem) : allowed
}

export type PossibleTransition = { to: DocumentStatus; label: string; by: Transition['by']; ruleResult: RuleResult } & {
  /** The minimum length of the reason in characters; 0 if no reason is needed. */
  reasonLength: number
  needsUntilDate: boolean
  /** The grounds that the user may choose instead of typing a reason. */
  grounds: readonly ClosingGround[]
  needsGround: boolean
  needsReceiver: boolean
  warning: string
}

export const transitionsFrom = (
  facts: DocumentFacts,
  permissions: DocumentPermissions,
  whoCan: WhoCan = {},
): PossibleTransition[] =>
  transitions
    .filter((one) => one.by !== 'itself' && one.from.includes(facts.status) && isForDirection(one, facts.direction))
    .map((one) => ({
      to: one.to,
      label: one.label,
      by: one.by,
      ruleResult: ruleResultOn(one, facts.status, facts, permissions, whoCan),
      reasonLength: one.reason?.(facts) ?? 0,
      needsUntilDate: one.needsUntilDate ?? false,
      grounds: one.grounds?.(facts) ?? [],
      needsGround: one.needsGround ?? false,
      needsReceiver: one.needsReceiver ?? false,
      warning: one.warning?.(facts) ?? '',
    }))

export const allowedTransitions = (
  facts: DocumentFacts,
  permissions: DocumentPermissions,
  whoCan: WhoCan = {},
): PossibleTransition[] => transitionsFrom(facts, permissions, whoCan).filter(({ ruleResult }) => ruleResult.allowed)

const otherWay: Partial<Record<Transition['by'], string>> = {
  register: 'Използвайте бутона „Регистрирай“.',
  send: 'Използвайте бутона „Изпрати“.',
  itself: 'Документът преминава сам към „За подпис“, когато съгласува и последният съгласуващ.',
}

/** Refuses transitions that the system or another command („Регистрирай“, „Изпрати“) makes. */
export const canSetStatus = (
  to: DocumentStatus,
  facts: DocumentFacts,
  permissions: DocumentPermissions,
  whoCan: WhoCan = {},
  given?: TransitionInput,
): RuleResult => {
  const ruleResult = canTransition(facts.status, to, facts, permissions, whoCan, given)
  const by = transitionOf(facts.status, to, facts.direction)?.by
  const isMarkedSent = by === 'send' && isSentWithoutSystem(facts)
  const instead = by && !isMarkedSent ? otherWay[by] : undefined
  return ruleResult.allowed && instead ? refused(notAllowedTitle(facts.status, to), instead) : ruleResult
}

export const refusedWhenFinal = (facts: DocumentFacts): RuleResult =>
  isFinal(facts.status)
    ? refused(
        `Документът е в статус ${quotedStatus(facts.status)}.`,
        'Окончателно обработен документ не се променя. Който има право „Сторниране“, може да върне приключен документ.',
      )
    : allowed
