import type { DeliveryStatus, IncomingStatus, RegistrationStatus } from '../../src/contract/enumerations.ts'

export type ExchangeMessageRow = {
  guid: string
  id: number
  system: 'edelivery' | 'docexchange'
  isIncoming: boolean
  title: string
  body: string
  partyName: string
  partyKind: 'administration' | 'legalEntity' | 'person'
  partyIdentifier: string | null
  partyCorrespondentId: number | null
  dateSent: string
  dateReceived: string | null
  /** СЕОС: when the same message (the same GUID) arrived again; null if it did not. */
  repeatedAt: string | null
  /** ССЕВ: the time of opening, which counts as service. */
  dateServed: string | null
  statusId: IncomingStatus | null
  registrationStatusId: RegistrationStatus | null
  deliveryStatusId: DeliveryStatus | null
  documentKind: string | null
  externalRefNumber: string | null
  externalRefDate: string | null
  /** The own registration number that the message answers. */
  parentNumber: string | null
  attentionTo: string | null
  comment: string | null
  requestedDeadline: string | null
  serviceName: string | null
  correspondentNames: string[]
  correspondentIdentifiers: string[]
  /** In the order of the names; '' if unknown. */
  correspondentAddresses: string[]
  correspondentPhones: string[]
  correspondentEmails: string[]
  documentGuid: string | null
  rejectReasonId: number | null
  rejectReason: string | null
  readByPersonId: number | null
  dateRead: string | null
  processedByPersonId: number | null
  dateProcessed: string | null
  /** The result of a sent message, set when it is sent, so that a reload changes nothing. */
  fate: 'arrives' | 'fails' | 'refused'
  /** The reason for a failed delivery or a refused registration; null otherwise. */
  failure: string | null
  receiverNumber: string | null
  /** The incoming message that this notice of rejection answers. */
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

declare module '../engine/tableRows.ts' {
  interface Rows {
    exchangeMessages: ExchangeMessageRow
    exchangeAttachments: ExchangeAttachmentRow
  }
}
