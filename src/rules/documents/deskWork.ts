import { Direction, DocumentStatus } from '../../contract/enumerations.ts'
import type { DocumentFacts } from './documentFacts.ts'
import type { DocumentPermissions } from './documentPermissions.ts'
import { canTransition } from './documentTransitions.ts'

const S = DocumentStatus

/** What the registry does with a text of ours that everybody else is done with. */
export type DeskStep = 'register' | 'send'
export const deskStepNames: Readonly<Record<DeskStep, string>> = {
  register: 'За регистриране',
  send: 'За изпращане',
}

/** Statuses from which a text of ours goes to the desk: nothing else is looked at. */
export const deskStatuses: readonly DocumentStatus[] = [S.SIGNED, S.REGISTERED]

/**
 * What waits for somebody at the desk: to give a signed draft its number, to send what is signed and numbered. Null for
 * what is not ready, and for who may not do it (document 2, section 6).
 */
export const deskStep = (facts: DocumentFacts, permissions: DocumentPermissions): DeskStep | null => {
  const { status, direction, isRegistered } = facts
  if (direction === Direction.INCOMING || direction === null || facts.isResolution) return null
  const may = (to: DocumentStatus): boolean => canTransition(status, to, facts, permissions).allowed
  if (!isRegistered) return status === S.SIGNED && may(S.REGISTERED) ? 'register' : null
  return deskStatuses.includes(status) && may(S.SENT) ? 'send' : null
}
