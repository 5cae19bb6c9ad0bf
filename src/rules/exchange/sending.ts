import { DeliveryStatus, DocumentStatus } from '../../contract/enumerations.ts'
import { documentAction } from '../documents/documentActions.ts'
import type { DocumentFacts } from '../documents/documentFacts.ts'
import type { DocumentPermissions } from '../documents/documentPermissions.ts'
import { refusedForRight, type WhoCan } from '../documents/whoCan.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'

type Delivery = { sentAt: string | null; deliveryStatusId: number | null }

export const hasFailed = ({ deliveryStatusId }: Pick<Delivery, 'deliveryStatusId'>): boolean =>
  deliveryStatusId === DeliveryStatus.FAILED
export const waits = (one: Delivery): boolean => one.sentAt === null || hasFailed(one)

/** Of a sent document with remaining addressees only the permission is checked. */
export const maySend = (facts: DocumentFacts, rights: DocumentPermissions, whoCan: WhoCan): RuleResult => {
  if (facts.status !== DocumentStatus.SENT) return documentAction('send', facts, rights, whoCan)
  return rights.send ? allowed : refusedForRight(['send'], whoCan)
}

export const maySendSo = ({ addressees, files }: { addressees: number; files: number }): RuleResult => {
  const title = 'Няма какво да се изпрати.'
  if (addressees === 0) return refused(title, 'Изберете поне един адресат.')
  return files === 0 ? refused(title, 'Изберете поне един файл за изпращане.') : allowed
}
