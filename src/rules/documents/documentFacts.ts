import { asDirection, Direction, DocumentStatus, Scope } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import type { PersonOfDocument } from '../correspondents/documentRoles.ts'
import { pluralise } from '../words/pluralise.ts'
import { isStatusKnown, ruledStatus } from './documentStatus.ts'
import { isResolutionType } from './resolution.ts'
import { isSigned } from './signature.ts'

export type DocumentFacts = {
  status: DocumentStatus
  /** False if this version of the client does not know the status. Rules that depend on the status then refuse. */
  isStatusKnown: boolean
  direction: Direction | null
  isRegistered: boolean
  documentNumber: string | null
  hasType: boolean
  hasSubject: boolean
  receivedViaId: number | null
  sentViaId: number | null
  /** True for „Анонимен сигнал“, the only incoming document without a correspondent. */
  isAnonymous: boolean
  isAddressed: boolean
  hasIndex: boolean
  correspondentsCount: number
  /** The people of the document with their roles; empty if unknown. */
  people: readonly PersonOfDocument[]
  addresseesCount: number
  filesCount: number
  hasSigner: boolean
  isSigned: boolean
  isSignedOnPaper: boolean
  awaitsNewAgreement: boolean
  openAgreements: number
  tasksCount: number
  /** The number of tasks given as work, open or done, without requests and withdrawn tasks; null if unknown. */
  assignedTasks: number | null
  openTasks: readonly string[]
  obligationsCount: number
  unpaidObligations: number
  paymentsCount: number
  hasRegisteredChildren: boolean
  hasParent: boolean
  isAdministrativeService: boolean
  hasDeadline: boolean
  isResolution: boolean
  /** True if another document was registered instead of this annulled one. */
  isReplaced: boolean
  hasOutgoingInCase: boolean
  /** True if all outgoing documents of the case file are addressed only to the sender of this document. */
  isOutgoingOnlyToSender: boolean
  /** True if the document was sent through ССЕВ or СЕОС. Such a sending cannot be recalled. */
  wasSentByExchange: boolean
  failedDeliveries: number
  /**
   * The number of failed deliveries that came back by post or courier, so that no exchange system can send them again.
   */
  returnedDeliveries: number
  /** The number of addressees whose return receipt (обратна разписка) is not back yet. */
  awaitedReceipts: number
  addresseesWithoutProfile: readonly string[]
  needsSignature: boolean
  registersBeforeSigning: boolean
}

export const documentFacts = (given: Partial<DocumentFacts> & Pick<DocumentFacts, 'direction'>): DocumentFacts => ({
  status: DocumentStatus.DRAFT,
  isStatusKnown: true,
  isRegistered: false,
  documentNumber: null,
  hasType: false,
  hasSubject: false,
  receivedViaId: null,
  sentViaId: null,
  isAnonymous: false,
  isAddressed: false,
  hasIndex: true,
  correspondentsCount: 0,
  people: [],
  addresseesCount: 0,
  filesCount: 0,
  hasSigner: false,
  isSigned: false,
  isSignedOnPaper: false,
  awaitsNewAgreement: false,
  openAgreements: 0,
  tasksCount: 0,
  assignedTasks: null,
  openTasks: [],
  obligationsCount: 0,
  unpaidObligations: 0,
  paymentsCount: 0,
  hasRegisteredChildren: false,
  hasParent: false,
  isAdministrativeService: false,
  hasDeadline: false,
  isResolution: false,
  isReplaced: false,
  hasOutgoingInCase: false,
  isOutgoingOnlyToSender: false,
  wasSentByExchange: false,
  failedDeliveries: 0,
  returnedDeliveries: 0,
  awaitedReceipts: 0,
  addresseesWithoutProfile: [],
  needsSignature: false,
  registersBeforeSigning: false,
  ...given,
})

export const factsOf = (document: Document, known: Partial<DocumentFacts> = {}): DocumentFacts => {
  const { counts } = document
  const isRegistered = document.documentNumber !== null && document.dateRegistered !== null
  return documentFacts({
    status: ruledStatus(document.documentStatusId, isRegistered),
    isStatusKnown: isStatusKnown(document.documentStatusId),
    direction: asDirection(document.documentDirectionId),
    isRegistered,
    documentNumber: document.documentNumber,
    hasType: document.documentType.id > 0,
    hasSubject: document.subjectDescription.trim() !== '',
    receivedViaId: document.receivedVia?.id ?? null,
    sentViaId: document.sentVia?.id ?? null,
    isAnonymous: document.isAnonymous,
    isAddressed: document.addressedToDepartment !== null || document.addressedToPerson !== null,
    // An unknown count is taken as 1, so that the client reports nothing as missing; the backend checks the count.
    correspondentsCount: counts.correspondents ?? 1,
    people: (document.correspondents ?? []).map(({ id, roleId }) => ({ id, roleId: roleId ?? null })),
    addresseesCount: counts.addressees ?? 1,
    filesCount: counts.files ?? 1,
    hasSigner: document.signedBy !== null,
    isSigned: isSigned(document),
    isSignedOnPaper: isSigned(document) && !document.signature,
    tasksCount: counts.tasks ?? 0,
    assignedTasks: counts.assignedTasks ?? null,
    openTasks: document.openTaskTitles,
    // An unknown count is taken as 1, so that the client asks for no second fee.
    obligationsCount: counts.obligations ?? 1,
    unpaidObligations: counts.unpaidObligations ?? 0,
    paymentsCount: counts.payments ?? 0,
    hasRegisteredChildren: (counts.registeredChildren ?? 0) > 0,
    hasParent: document.parentDocument !== null,
    isAdministrativeService: document.scope === Scope.AU,
    hasDeadline: document.deadline !== null,
    isResolution: isResolutionType(document.documentType.id),
    isReplaced: document.replacedBy !== null,
    hasOutgoingInCase: (counts.outgoingInCase ?? 1) > 0,
    isOutgoingOnlyToSender: counts.outgoingToOthers === 0 && (counts.outgoingInCase ?? 0) > 0,
    failedDeliveries: counts.failedDeliveries ?? 0,
    returnedDeliveries: counts.returnedDeliveries ?? 0,
    awaitedReceipts: counts.awaitedReceipts ?? 0,
    openAgreements: counts.openAgreements ?? 0,
    ...document.ruleFacts,
    awaitsNewAgreement: document.ruleFacts.awaitsNewAgreement ?? false,
    ...known,
  })
}

/** True for an outgoing or internal document that is still being written or was returned. */
export const isBeingWritten = ({ status, direction }: Pick<DocumentFacts, 'status' | 'direction'>): boolean =>
  direction !== Direction.INCOMING && (status === DocumentStatus.DRAFT || status === DocumentStatus.RETURNED)

/**
 * True for a document in progress without assigned work: it was closed before its work was assigned, or its tasks were
 * withdrawn, and then it was reopened. The status of a reopened document is always „В изпълнение“.
 */
export const lacksWork = ({ status, isResolution, assignedTasks, openTasks }: DocumentFacts): boolean =>
  status === DocumentStatus.IN_PROGRESS && !isResolution && assignedTasks === 0 && openTasks.length === 0

export const deliveryFailed = ({ status, failedDeliveries }: DocumentFacts): boolean =>
  status === DocumentStatus.SENT && failedDeliveries > 0

/**
 * Returns „Не е доставен до 1 адресат“ and „Отказана регистрация от 2 адресати“. A text with the count 0 is omitted.
 */
export const deliveryTroubles = ({ failed, refused }: { failed: number; refused: number }): readonly string[] =>
  [
    failed > 0 && `Не е доставен до ${pluralise(failed, 'addressee')}`,
    refused > 0 && `Отказана регистрация от ${pluralise(refused, 'addressee')}`,
  ].filter((words) => words !== false)
/** True if nothing else is left to do for a sent letter than to wait for its return receipts. */
export const receiptAwaited = (facts: DocumentFacts): boolean =>
  facts.status === DocumentStatus.SENT && !deliveryFailed(facts) && facts.awaitedReceipts > 0

export const receiptText = ({ awaitedReceipts }: Pick<DocumentFacts, 'awaitedReceipts'>): string =>
  `Чака обратна разписка от ${pluralise(awaitedReceipts, 'addressee')}.`

export const unsentWarning = (facts: DocumentFacts): string => {
  if (deliveryFailed(facts))
    return `${deliveryTroubles({ failed: facts.failedDeliveries, refused: 0 }).join('')}. За нова доставка изберете „Опитай отново“.`
  if (receiptAwaited(facts)) return `${receiptText(facts)} Ако го приключите, връчването остава неотбелязано.`
  return facts.direction === Direction.OUTGOING && facts.status === DocumentStatus.REGISTERED
    ? 'Документът не е изпратен. Ако го приключите, остава неизпратен.'
    : ''
}
/** Returns the worse of the two problems of a delivery; '' if there is none. */
export const deliveryTrouble = (failed = 0, refused = 0): string =>
  failed > 0 ? 'не е доставен' : refused > 0 ? 'отказана регистрация' : ''

/** Returns what is missing before registration, in the words of the form. */
export const missingForRegistration = (facts: DocumentFacts): string[] => {
  const { direction } = facts
  const missing: (string | false)[] = [
    !facts.hasType && 'вид на документа',
    !facts.hasSubject && 'относно',
    direction === Direction.INCOMING && !facts.receivedViaId && 'начин на получаване',
    direction === Direction.INCOMING &&
      !facts.isAnonymous &&
      facts.correspondentsCount === 0 &&
      'поне един кореспондент',
    direction === Direction.INCOMING && !facts.isAddressed && 'до кого е адресиран',
    direction === Direction.OUTGOING && facts.addresseesCount === 0 && 'поне един адресат',
    !facts.hasIndex && 'регистров индекс за вида на документа',
  ]
  return missing.filter((one) => one !== false)
}
