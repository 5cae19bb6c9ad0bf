import type { ClosingGround } from '../../contract/closingGrounds.ts'
import { asDirection, Direction, DocumentStatus } from '../../contract/enumerations.ts'
import type { UnfinishedDocument } from '../../contract/shapes/documents.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import { pluralise } from '../words/pluralise.ts'
import { groundsEndingWork } from './closingGrounds.ts'
import { type DocumentFacts, documentFacts } from './documentFacts.ts'
import { type DocumentPermissions, noPermissions } from './documentPermissions.ts'
import { isFinal, isStatusKnown, ruledStatus } from './documentStatus.ts'
import { canSetStatus, refusedWhenUnknown } from './documentTransitions.ts'
import { transitionOf } from './transitionTable.ts'
import type { WhoCan } from './whoCan.ts'

const S = DocumentStatus

/** True if the work on a case file ends when its first document gets this status. */
export const endsCase = (to: DocumentStatus): boolean => to === S.COMPLETED || to === S.FORWARDED

export const canCloseWithRoot = (
  facts: DocumentFacts,
  permissions: DocumentPermissions,
  whoCan: WhoCan = {},
  ground: ClosingGround | null = null,
): RuleResult => {
  if (!facts.isStatusKnown) return refusedWhenUnknown
  if (isFinal(facts.status)) return allowed
  if (facts.status === S.DRAFT)
    return refused('Черновата не може да бъде приключена.', 'Регистрирайте я или я изтрийте.')
  const change = transitionOf(facts.status, S.COMPLETED, facts.direction)
  if (change?.needsGround && ground === null)
    return refused('Документът не може да бъде приключен.', 'Приключва се само с основание.')
  const given = ground !== null && takesGround(facts, ground) ? { closingGround: ground } : undefined
  return canSetStatus(S.COMPLETED, facts, permissions, whoCan, given)
}

/**
 * True if the document may be completed on this ground. For example, an outgoing letter cannot be withdrawn by its
 * addressee.
 */
export const takesGround = (facts: DocumentFacts, ground: ClosingGround): boolean =>
  (transitionOf(facts.status, S.COMPLETED, facts.direction, ground)?.grounds?.(facts) ?? []).includes(ground)

/**
 * True if the ground ends the work on the whole case file. Its other documents are then preselected for closing too.
 */
const takesOthersAlong = (ground: ClosingGround | null, facts: DocumentFacts): boolean =>
  ground !== null && groundsEndingWork.includes(ground) && takesGround(facts, ground)

const waitingTexts: Record<DocumentStatus, string> = {
  [S.DRAFT]: 'Още няма регистрационен номер.',
  [S.REGISTERED]: 'Още не е възложен.',
  [S.FOR_RESOLUTION]: 'Чака резолюция.',
  [S.IN_PROGRESS]: 'Работата по него не е отбелязана като свършена.',
  [S.FOR_AGREEMENT]: 'Чака съгласуване.',
  [S.RETURNED]: 'Върнат е за корекция.',
  [S.FOR_SIGNATURE]: 'Чака подпис.',
  [S.SIGNED]: 'Подписан е, но още не е изведен.',
  [S.SENT]: 'Изпратен е, но не е отбелязан като приключен.',
  [S.SUSPENDED]: 'Работата по него е спряна.',
  [S.COMPLETED]: '',
  [S.ANNULLED]: '',
  [S.FORWARDED]: '',
}

export const whyUnfinished = (
  status: DocumentStatus,
  direction: Direction | null,
  openTasks: number,
  unpaid: number,
  undelivered = 0,
): string => {
  const open = [
    ...(openTasks > 0 ? [pluralise(openTasks, ['неприключена задача', 'неприключени задачи'])] : []),
    ...(unpaid > 0 ? [pluralise(unpaid, ['неплатено задължение', 'неплатени задължения'])] : []),
  ]
  if (open.length > 0) return `Има ${open.join(' и ')}.`
  if (status === S.SENT && undelivered > 0) return `Не е доставен до ${pluralise(undelivered, 'addressee')}.`
  if (status === S.REGISTERED && direction === Direction.OUTGOING) return 'Регистриран е, но не е изпратен.'
  if (status === S.REGISTERED && direction === Direction.INTERNAL) return 'Не е отбелязан като приключен.'
  return waitingTexts[status]
}

/**
 * True if the document can be closed only with a ground, because work on it remains. Such a document is not preselected
 * for closing together with the first document of the case file.
 */
const waitsForWork = ({ status, direction }: DocumentFacts): boolean =>
  transitionOf(status, S.COMPLETED, direction)?.needsGround ?? false

export type ClosingLine = {
  document: UnfinishedDocument
  why: string
  ruleResult: RuleResult
  /** True if the document is preselected for closing, because no work remains. */
  isReady: boolean
}

export const closingLine = (document: UnfinishedDocument, ground: ClosingGround | null = null): ClosingLine => {
  const { documentNumber, openTaskTitles } = document
  const unpaidObligations = document.unpaidObligations ?? 0
  const undelivered = document.undelivered ?? 0
  const direction = asDirection(document.documentDirectionId)
  const status = ruledStatus(document.documentStatusId, documentNumber !== null)
  const facts = documentFacts({
    direction,
    status,
    isStatusKnown: isStatusKnown(document.documentStatusId),
    isRegistered: documentNumber !== null,
    documentNumber,
    openTasks: openTaskTitles,
    unpaidObligations,
  })
  const ruleResult = canCloseWithRoot(facts, { ...noPermissions, complete: document.mayComplete }, {}, ground)
  const isUnsent = status === S.REGISTERED && direction === Direction.OUTGOING
  return {
    document,
    why: facts.isStatusKnown
      ? whyUnfinished(status, direction, openTaskTitles.length, unpaidObligations, undelivered)
      : 'Статусът му е неизвестен.',
    ruleResult,
    isReady:
      ruleResult.allowed &&
      (takesOthersAlong(ground, facts) || (!waitsForWork(facts) && !isUnsent && undelivered === 0)),
  }
}
