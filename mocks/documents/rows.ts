/**
 * What the world keeps about a document. Rows are flat: ids, primitives and lists of primitives, never nested objects.
 * Date-times are ISO 8601 in UTC (`…Z`); civil dates are `YYYY-MM-DD` in Europe/Sofia.
 */
export type DocumentRow = {
  guid: string
  id: number
  /** The row's version: the guid itself at first, a new one on every change (CheckDocumentForChangedGuid). */
  changedGuid: string
  /** 1 document flow, 2 administrative services. */
  scope: 1 | 2
  typeId: number
  directionId: 1 | 2 | 3
  statusId: number
  statusDate: string
  statusReason: string | null
  /** The ready ground it was closed on; a world stored before there was such a thing has none. */
  closingGroundId: number | null
  suspendedUntil: string | null
  /** When it was suspended and resumed before, as ISO 8601 intervals „2026-11-24/2026-12-01“. */
  suspensions: string[]
  caseFileGuid: string | null
  /** The document this one hangs under in the tree: a resolution's resolved document, an answer's question. */
  parentGuid: string | null
  /** Place in the case file, from 1; null while not registered. */
  receiptOrder: number | null
  /** `{prefix}-{counter}`, for example `РД-12-345`; the date is a column of its own. */
  number: string | null
  numberIndexId: number | null
  dateRegistered: string | null
  registeredByPersonId: number | null
  dateCreated: string
  dateReceived: string | null
  subject: string
  externalRefNumber: string | null
  externalRefDate: string | null
  receivedViaId: number | null
  sentViaId: number | null
  /** Who prepared it. */
  authorPersonId: number
  /** Who entered it: the author, or a colleague who did it for the author. Null: it came through the portal. */
  createdByPersonId: number | null
  /** The author's department. */
  departmentId: number
  addressedToDepartmentId: number | null
  addressedToPositionId: number | null
  addressedToPersonId: number | null
  signedByPersonId: number | null
  /** The day of a signature on paper; a world stored before there was such a thing has none. */
  signedOnPaper: string | null
  classificationIds: number[]
  /** In order; the first is the applicant or sender. */
  correspondentIds: number[]
  deadline: string | null
  deadlineStart: string | null
  deadlineQuantity: number | null
  deadlineUnitId: number | null
  deadlineRuleId: number | null
  priorityId: 1 | 2 | 3
  sheets: number | null
  copies: number | null
  /** Enclosures on paper, as the form says. */
  attachments: number
  /** How many files it has; null as long as they are those it began with, of which there is at least one. */
  files: number | null
  resultDeliveryId: number | null
  serviceKindId: 1 | 2 | 3 | null
  isAnonymous: boolean
  /** The portal's own number of the application. */
  portalNumber: string | null
  accessCode: string | null
  note: string | null
}

export type AttachedFileRow = {
  guid: string
  id: number
  documentGuid: string
  name: string
  description: string | null
  contentType: string
  /** Bytes. */
  size: number
  /** 1 main document, 2 enclosure, 3 auxiliary, 4 signed document, 5 picture, 6 protocol. */
  kindId: number
  isPublic: boolean
  /** Null for what came through the portal and nobody of us has taken over yet. */
  uploadedByPersonId: number | null
  dateUploaded: string
  /** 1 none, 2 clean, 3 not sure, 4 malicious. */
  scanStatusId: 1 | 2 | 3 | 4
  /** Made again from the row when it is read (`sample`), or read from the store (`stored`). */
  content: 'sample' | 'stored'
}

export type CommentRow = {
  id: number
  documentGuid: string
  personId: number
  text: string
  isInternal: boolean
  mentionedPersonIds: number[]
  dateCreated: string
  dateEdited: string | null
}

export type AddresseeRow = {
  id: number
  documentGuid: string
  kind: 'correspondent' | 'department' | 'person'
  correspondentId: number | null
  departmentId: number | null
  personId: number | null
  sentViaId: number | null
  address: string | null
  attentionTo: string | null
  isCopy: boolean
  deliveryStatusId: number | null
  dateSent: string | null
  dateDelivered: string | null
  messageGuid: string | null
  note: string | null
}

export type ObligationRow = {
  guid: string
  id: number
  documentGuid: string
  /** 1 fee, 2 fine, 3 price of a service, 4 other. */
  kindId: 1 | 2 | 3 | 4
  basis: string
  correspondentId: number
  /** In cents of `currency`. */
  amountCents: number
  currency: 'BGN' | 'EUR'
  dateArisen: string
  dateDue: string | null
  paymentCode: string | null
  isCancelled: boolean
  cancelReason: string | null
  isRefunded: boolean
  note: string | null
  dateCreated: string
  createdByPersonId: number
}

export type PaymentRow = {
  guid: string
  id: number
  obligationGuid: string
  date: string
  amountCents: number
  currency: 'BGN' | 'EUR'
  paymentTypeId: number
  documentNumber: string | null
  payer: string | null
  note: string | null
  dateCreated: string
  createdByPersonId: number
}

export type HistoryRow = {
  id: number
  documentGuid: string
  date: string
  personId: number | null
  action: string
  attribute: string | null
  oldValue: string | null
  newValue: string | null
  note: string | null
  /** The department that alone sees the line, as it alone sees the comment that the line is about; null for everybody. */
  departmentId: number | null
}

/**
 * A person has opened a document, or has marked it unread again. The key is `{personId}:{documentGuid}`.
 * No row means what `hadRead` of mocks/documents/seedHadRead.ts says about the time before the world began.
 */
export type ReadMarkRow = {
  key: string
  personId: number
  documentGuid: string
  isRead: boolean
  date: string
}

declare module '../engine/rows.ts' {
  interface Rows {
    documents: DocumentRow
    attachedFiles: AttachedFileRow
    comments: CommentRow
    addressees: AddresseeRow
    obligations: ObligationRow
    payments: PaymentRow
    history: HistoryRow
    readMarks: ReadMarkRow
  }
}
