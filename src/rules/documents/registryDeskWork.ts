import { Direction, DocumentStatus } from '../../contract/enumerations.ts'
import type { DocumentFacts } from './documentFacts.ts'
import type { DocumentPermissions } from './documentPermissions.ts'
import { canTransition } from './documentTransitions.ts'

const S = DocumentStatus

/** The step of the registry desk for an outgoing or internal document with all other work finished. */
export type DeskStep = 'register' | 'send'
export const deskStepNames: Readonly<Record<DeskStep, string>> = {
  register: 'За регистриране',
  send: 'За изпращане',
}

export const deskStatuses: readonly DocumentStatus[] = [S.SIGNED, S.REGISTERED]

/**
 * Returns the step that the registry desk must do now; null if the document is not ready or the user has no permission
 * (specification 2, section 6).
 */
export const deskStep = (facts: DocumentFacts, permissions: DocumentPermissions): DeskStep | null => {
  const { status, direction, isRegistered } = facts
  if (direction === Direction.INCOMING || direction === null || facts.isResolution) return null
  const may = (to: DocumentStatus): boolean => canTransition(status, to, facts, permissions).allowed
  if (!isRegistered) return status === S.SIGNED && may(S.REGISTERED) ? 'register' : null
  return deskStatuses.includes(status) && may(S.SENT) ? 'send' : null
}
