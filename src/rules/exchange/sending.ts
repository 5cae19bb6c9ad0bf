import { DeliveryStatus, DocumentStatus } from '../../contract/enumerations.ts'
import { documentAction } from '../documents/documentActions.ts'
import type { DocumentFacts } from '../documents/documentFacts.ts'
import type { DocumentPermissions } from '../documents/documentPermissions.ts'
import { refusedForRight, type WhoCan } from '../documents/whoCan.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'

type Delivery = { sentAt: string | null; deliveryStatusId: number | null }

export const hasFailed = ({ deliveryStatusId }: Pick<Delivery, 'deliveryStatusId'>): boolean =>
  deliveryStatusId === DeliveryStatus.FAILED
/** Who has not got it yet, or to whom it failed. */
export const waits = (one: Delivery): boolean => one.sentAt === null || hasFailed(one)

/** A document that is already sent may still go to those who have not got it: only the right is asked. */
export const maySend = (facts: DocumentFacts, rights: DocumentPermissions, whoCan: WhoCan): Verdict => {
  if (facts.status !== DocumentStatus.SENT) return documentAction('send', facts, rights, whoCan)
  return rights.send ? allowed : refusedForRight(['send'], whoCan)
}

/** Whether there is somebody to send to by a channel, and something. */
export const maySendSo = ({ addressees, files }: { addressees: number; files: number }): Verdict => {
  const title = 'Няма какво да се изпрати.'
  if (addressees === 0) return refused(title, 'Изберете поне един адресат.')
  return files === 0 ? refused(title, 'Изберете поне един файл за изпращане.') : allowed
}
