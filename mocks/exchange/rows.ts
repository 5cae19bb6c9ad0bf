import type { DeliveryStatus, IncomingStatus, RegistrationStatus } from '../../src/contract/enumerations.ts'

/** A message of the secure e-delivery (ССЕВ) or of the exchange between administrations (СЕОС), either way. */
export type ExchangeMessageRow = {
  guid: string
  id: number
  system: 'edelivery' | 'docexchange'
  isIncoming: boolean
  title: string
  body: string
  /** The other side: the sender of an incoming message, the receiver of an outgoing one. */
  partyName: string
  partyKind: 'administration' | 'legalEntity' | 'person'
  /** ЕИК of the other side; null for a person. */
  partyIdentifier: string | null
  partyCorrespondentId: number | null
  dateSent: string
  dateReceived: string | null
  /** СЕОС: when the same message (the same GUID) arrived once more; null when it did not. */
  repeatedAt: string | null
  /** ССЕВ: opening is serving. */
  dateServed: string | null
  /** IncomingStatus of an incoming message; null for an outgoing one. */
  statusId: IncomingStatus | null
  /** СЕОС registration status; null in ССЕВ. */
  registrationStatusId: RegistrationStatus | null
  /** DeliveryStatus of an outgoing message; null for an incoming one. */
  deliveryStatusId: DeliveryStatus | null
  documentKind: string | null
  externalRefNumber: string | null
  externalRefDate: string | null
  /** The number of ours they answer. */
  parentNumber: string | null
  attentionTo: string | null
  comment: string | null
  requestedDeadline: string | null
  serviceName: string | null
  correspondentNames: string[]
  correspondentIdentifiers: string[]
  /** What the message tells of each of them, in the order of the names; '' where it tells nothing. */
  correspondentAddresses: string[]
  correspondentPhones: string[]
  correspondentEmails: string[]
  /** The document it became, or the document that was sent. */
  documentGuid: string | null
  rejectReasonId: number | null
  rejectReason: string | null
  readByPersonId: number | null
  dateRead: string | null
  processedByPersonId: number | null
  dateProcessed: string | null
  /** What the other side will do with a sent message: decided at sending, so that a reload changes nothing. */
  fate: 'arrives' | 'fails' | 'refused'
  /** Why it did not arrive, or why the other side refused to register it; null while nothing went wrong. */
  failure: string | null
  /** СЕОС: the number under which the other side registered what we sent. */
  receiverNumber: string | null
  /** The incoming message that this one answers: a notice of its rejection. */
  answersGuid: string | null
}

export type ExchangeAttachmentRow = {
  guid: string
  id: number
  messageGuid: string
  order: number
  name: string
  description: string | null
  contentType: string
  size: number
  scanStatusId: 1 | 2 | 3 | 4
}

declare module '../engine/rows.ts' {
  interface Rows {
    exchangeMessages: ExchangeMessageRow
    exchangeAttachments: ExchangeAttachmentRow
  }
}
