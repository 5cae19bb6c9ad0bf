/**
 * A stored document. Rows are flat: ids, primitives and lists of primitives, never nested objects. Date-times are ISO
 * 8601 in UTC (`…Z`); civil dates are `YYYY-MM-DD` in Europe/Sofia.
 */
export type DocumentRow = {
  guid: string
  id: number
  /** The version of the row. Initially the guid; every change sets a new value (CheckDocumentForChangedGuid). */
  changedGuid: string
  /** 1 document flow, 2 administrative services. */
  scope: 1 | 2
  typeId: number
  directionId: 1 | 2 | 3
  statusId: number
  statusDate: string
  statusReason: string | null
  /** The chosen ground for closing the document; null in mock databases stored before this field existed. */
  closingGroundId: number | null
  suspendedUntil: string | null
  /** Past intervals of suspension in ISO 8601: „2026-11-24/2026-12-01“. */
  suspensions: string[]
  caseFileGuid: string | null
  /**
   * The guid of the parent in the tree: for a resolution the resolved document, for an answer the answered document.
   */
  parentGuid: string | null
  /** The documents that this one answers. Undefined in mock databases stored before this field existed. */
  answeredGuids: string[]
  /** The annulled document instead of which this one was registered; undefined in older stored mock databases. */
  replacesGuid: string | null
  /** The position in the case file, counted from 1; null if the document is not registered. */
  receiptOrder: number | null
  /** `{prefix}-{counter}`, for example `РД-12-345`; the date is in a separate column. */
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
  authorPersonId: number
  /** The user who entered the document: the author or a colleague. Null if the document came through the portal. */
  createdByPersonId: number | null
  departmentId: number
  addressedToDepartmentId: number | null
  addressedToPositionId: number | null
  addressedToPersonId: number | null
  signedByPersonId: number | null
  /**
   * The date of a signature on paper. Null if there is none; undefined in mock databases stored before this field
   * existed.
   */
  signedOnPaper: string | null
  classificationIds: number[]
  /** The ids in the order of the document; the first is the applicant or sender. */
  correspondentIds: number[]
  /**
   * The roles of the correspondents, in their order; 0 is no role. It may be shorter, and is undefined in mock databases
   * stored before this field existed.
   */
  correspondentRoleIds: number[]
  deadline: string | null
  deadlineStart: string | null
  deadlineQuantity: number | null
  deadlineUnitId: number | null
  deadlineRuleId: number | null
  priorityId: 1 | 2 | 3
  sheets: number | null
  copies: number | null
  attachments: number
  /** The number of files; null while the files are the seeded ones, of which there is at least one. */
  files: number | null
  resultDeliveryId: number | null
  serviceKindId: 1 | 2 | 3 | null
  isAnonymous: boolean
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
  /** In bytes. */
  size: number
  /** 1 main document, 2 enclosure, 3 auxiliary, 4 signed document, 5 picture, 6 protocol. */
  kindId: number
  isPublic: boolean
  /** The person who uploaded the file; null for files from the portal that no user has taken over yet. */
  uploadedByPersonId: number | null
  dateUploaded: string
  /** 1 none, 2 clean, 3 not sure, 4 malicious. */
  scanStatusId: 1 | 2 | 3 | 4
  /**
   * `sample`: the content is generated from the row when it is read. `stored`: it is read from the browser's storage.
   */
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

/**
 * An attempt at delivery whose result is known: the current attempt as a user recorded it, or an earlier failed one.
 */
export type DeliveryAttemptRow = {
  id: number
  addresseeId: number
  documentGuid: string
  isCurrent: boolean
  sentViaId: number | null
  address: string | null
  dateSent: string | null
  /** `failed`: the exchange system gave up the delivery. */
  outcome: 'served' | 'returned' | 'failed'
  on: string
  servedTo: string | null
  reasonId: number | null
  note: string | null
  receiptGuid: string | null
  personId: number | null
}

export type ObligationRow = {
  guid: string
  id: number
  documentGuid: string
  /** 1 fee, 2 fine, 3 price of a service, 4 other. */
  kindId: 1 | 2 | 3 | 4
  basis: string
  correspondentId: number
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
  /**
   * The only department that sees this history line, because it is about an internal comment. Null if all departments
   * see it.
   */
  departmentId: number | null
}

/**
 * The mark whether a person has read a document; `key` is `{personId}:{documentGuid}`. If there is no row, `hadRead`
 * decides.
 */
export type ReadMarkRow = {
  key: string
  personId: number
  documentGuid: string
  isRead: boolean
  date: string
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    documents: DocumentRow
    attachedFiles: AttachedFileRow
    comments: CommentRow
    addressees: AddresseeRow
    deliveryAttempts: DeliveryAttemptRow
    obligations: ObligationRow
    payments: PaymentRow
    history: HistoryRow
    readMarks: ReadMarkRow
  }
}
