/** What the rules about a document need to know of it: plain facts that the screen and the backend both have. */
import { asDirection, Direction, DocumentStatus, Scope } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import { counted } from '../words/count.ts'
import { isStatusKnown, ruledStatus } from './documentStatus.ts'
import { isResolutionType } from './resolution.ts'
import { isSigned } from './signature.ts'

export type DocumentFacts = {
  status: DocumentStatus
  /** False of a status of a later version than this: nothing that depends on it may be judged. */
  isStatusKnown: boolean
  /** Null: of a direction that the rules do not know. */
  direction: Direction | null
  /** Registration is a fact of its own: a number and a date. */
  isRegistered: boolean
  documentNumber: string | null
  hasType: boolean
  hasSubject: boolean
  receivedViaId: number | null
  sentViaId: number | null
  /** „Анонимен сигнал“: the only incoming document without a correspondent. */
  isAnonymous: boolean
  /** Whether a department or a person is addressed. */
  isAddressed: boolean
  /** Whether a register index can be found for its type, direction and department. */
  hasIndex: boolean
  correspondentsCount: number
  addresseesCount: number
  filesCount: number
  hasSigner: boolean
  /** Somebody has signed it, in the system or on paper. */
  isSigned: boolean
  /** … on paper alone, as somebody states. */
  isSignedOnPaper: boolean
  /** Given back by who did not agree, and asked of nobody since. */
  awaitsNewAgreement: boolean
  /** Open requests to agree. */
  openAgreements: number
  tasksCount: number
  /** Titles of open tasks, as they are listed to the person. */
  openTasks: readonly string[]
  /** Whatever became of them. */
  obligationsCount: number
  unpaidObligations: number
  paymentsCount: number
  hasRegisteredChildren: boolean
  /** It belongs to another document: papers sent after an application, an answer. */
  hasParent: boolean
  isAdministrativeService: boolean
  hasDeadline: boolean
  /** It is itself a resolution on another document. */
  isResolution: boolean
  /** A registered outgoing document exists in the same case file. */
  hasOutgoingInCase: boolean
  /** All of them go to who sent this document, and to nobody else. */
  isOutgoingOnlyToSender: boolean
  /** It has left through ССЕВ or СЕОС and cannot be called back. */
  wasSentByExchange: boolean
  /** Addressees to whom the delivery failed. */
  failedDeliveries: number
  /** Addressees by ССЕВ or СЕОС that have no live profile there. */
  addresseesWithoutProfile: readonly string[]
  /** Its type is signed before it leaves; with `registersBeforeSigning` it is registered first. */
  needsSignature: boolean
  registersBeforeSigning: boolean
}

/** A fresh draft of this direction in which nothing is filled in; what is given overrides. */
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
  addresseesCount: 0,
  filesCount: 0,
  hasSigner: false,
  isSigned: false,
  isSignedOnPaper: false,
  awaitsNewAgreement: false,
  openAgreements: 0,
  tasksCount: 0,
  openTasks: [],
  obligationsCount: 0,
  unpaidObligations: 0,
  paymentsCount: 0,
  hasRegisteredChildren: false,
  hasParent: false,
  isAdministrativeService: false,
  hasDeadline: false,
  isResolution: false,
  hasOutgoingInCase: false,
  isOutgoingOnlyToSender: false,
  wasSentByExchange: false,
  failedDeliveries: 0,
  addresseesWithoutProfile: [],
  needsSignature: false,
  registersBeforeSigning: false,
  ...given,
})

/**
 * The facts of a document as GetDocument gives it. What that reply does not tell takes its permissive default or is given
 * as the second argument.
 */
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
    // A count that is not known stands in the way of nothing: the backend counts itself.
    correspondentsCount: counts.correspondents ?? 1,
    addresseesCount: counts.addressees ?? 1,
    filesCount: counts.files ?? 1,
    hasSigner: document.signedBy !== null,
    isSigned: isSigned(document),
    isSignedOnPaper: isSigned(document) && !document.signature,
    tasksCount: counts.tasks ?? 0,
    openTasks: document.openTaskTitles,
    // Nobody is asked for a fee that may be there.
    obligationsCount: counts.obligations ?? 1,
    unpaidObligations: counts.unpaidObligations ?? 0,
    paymentsCount: counts.payments ?? 0,
    hasRegisteredChildren: (counts.registeredChildren ?? 0) > 0,
    hasParent: document.parentDocument !== null,
    isAdministrativeService: document.scope === Scope.AU,
    hasDeadline: document.deadline !== null,
    isResolution: isResolutionType(document.documentType.id),
    hasOutgoingInCase: (counts.outgoingInCase ?? 1) > 0,
    isOutgoingOnlyToSender: counts.outgoingToOthers === 0 && (counts.outgoingInCase ?? 0) > 0,
    failedDeliveries: counts.failedDeliveries ?? 0,
    openAgreements: counts.openAgreements ?? 0,
    ...document.ruleFacts,
    awaitsNewAgreement: document.ruleFacts.awaitsNewAgreement ?? false,
    ...known,
  })
}

/** A text of ours that somebody still writes, or has got back. */
export const isBeingWritten = ({ status, direction }: Pick<DocumentFacts, 'status' | 'direction'>): boolean =>
  direction !== Direction.INCOMING && (status === DocumentStatus.DRAFT || status === DocumentStatus.RETURNED)

/** Whether it was sent and has not come to everybody: one failure is enough, by whatever way it went. */
export const deliveryFailed = ({ status, failedDeliveries }: DocumentFacts): boolean =>
  status === DocumentStatus.SENT && failedDeliveries > 0

/** „Не е доставен до 1 адресат“ and „Отказана регистрация от 2 адресати“: only what is true of a sent document. */
export const deliveryTroubles = ({ failed, refused }: { failed: number; refused: number }): readonly string[] =>
  [
    failed > 0 && `Не е доставен до ${counted(failed, 'addressee')}`,
    refused > 0 && `Отказана регистрация от ${counted(refused, 'addressee')}`,
  ].filter((words) => words !== false)
/** What somebody who closes a letter of ours leaves undone; '' of one that has come to everybody. */
export const unsentWarning = (facts: DocumentFacts): string => {
  if (deliveryFailed(facts))
    return `${deliveryTroubles({ failed: facts.failedDeliveries, refused: 0 }).join('')}. За нова доставка изберете „Опитай отново“.`
  return facts.direction === Direction.OUTGOING && facts.status === DocumentStatus.REGISTERED
    ? 'Документът не е изпратен. Ако го приключите, остава неизпратен.'
    : ''
}
/** The worse of the two for a cell of a list or a node of a tree; '' where everything went well. */
export const deliveryTrouble = (failed = 0, refused = 0): string =>
  failed > 0 ? 'не е доставен' : refused > 0 ? 'отказана регистрация' : ''

/** What is still missing before the document can be given a number, in the words of the form; empty when nothing. */
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
