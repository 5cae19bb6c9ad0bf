import { DeliveryStatus, DocumentStatus } from '../../contract/enumerations.ts'
import { documentAction } from '../documents/documentActions.ts'
import type { DocumentFacts } from '../documents/documentFacts.ts'
import type { DocumentPermissions } from '../documents/documentPermissions.ts'
import { refusedForRight, type WhoCan } from '../documents/whoCan.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'

type Delivery = { sentAt: string | null; deliveryStatusId: number | null }

const D = DeliveryStatus
type DeliveryPhase = 'waits' | 'underway' | 'seen' | 'failed'
const deliveryPhases: Readonly<Record<DeliveryStatus, DeliveryPhase>> = {
  [D.PENDING]: 'waits',
  [D.SENT]: 'underway',
  [D.DELIVERED]: 'underway',
  [D.SEEN]: 'seen',
  [D.FAILED]: 'failed',
}
/** Returns the phase of a delivery; undefined for a status that this version does not know. */
const phaseOf = (deliveryStatusId: number | null): DeliveryPhase | undefined =>
  (deliveryPhases as Readonly<Record<number, DeliveryPhase>>)[deliveryStatusId ?? Number.NaN]

export const hasFailed = ({ deliveryStatusId }: Pick<Delivery, 'deliveryStatusId'>): boolean =>
  phaseOf(deliveryStatusId) === 'failed'
/** True if the message left this institution and the receiver has not opened it. */
export const isUnderway = ({ deliveryStatusId }: Pick<Delivery, 'deliveryStatusId'>): boolean =>
  phaseOf(deliveryStatusId) === 'underway'
export const isWaitingToSend = (one: Delivery): boolean => one.sentAt === null || hasFailed(one)

/**
 * Refuses to send a document. For a document that was already sent to some addressees, only the permission is checked.
 */
export const maySend = (facts: DocumentFacts, rights: DocumentPermissions, whoCan: WhoCan): RuleResult => {
  if (facts.status !== DocumentStatus.SENT) return documentAction('send', facts, rights, whoCan)
  return rights.send ? allowed : refusedForRight(['send'], whoCan)
}

export const maySendSo = ({ addressees, files }: { addressees: number; files: number }): RuleResult => {
  const title = 'Няма какво да се изпрати.'
  if (addressees === 0) return refused(title, 'Изберете поне един адресат.')
  return files === 0 ? refused(title, 'Изберете поне един файл за изпращане.') : allowed
}
