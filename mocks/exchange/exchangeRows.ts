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
  /** Only in СЕОС: the time when a message with the same GUID arrived again; null if it did not. */
  repeatedAt: string | null
  /** Only in ССЕВ: the time at which the receiver opened the message; opening counts as legal service. */
  dateServed: string | null
  statusId: IncomingStatus | null
  registrationStatusId: RegistrationStatus | null
  deliveryStatusId: DeliveryStatus | null
  documentKind: string | null
  externalRefNumber: string | null
  externalRefDate: string | null
  /** The registration number of the outgoing document that the message answers. */
  parentNumber: string | null
  attentionTo: string | null
  comment: string | null
  requestedDeadline: string | null
  serviceName: string | null
  correspondentNames: string[]
  correspondentIdentifiers: string[]
  /** The addresses, in the same order as the names of the correspondents; '' for an unknown address. */
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
  deliveryOutcome: 'arrives' | 'fails' | 'refused'
  failure: string | null
  receiverNumber: string | null
  /** The guid of the incoming message that this message rejects, if it is a notice of rejection. */
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
