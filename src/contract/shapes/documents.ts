import * as v from 'valibot'
import { inspectionPapers } from '../inspectionKinds.ts'
import {
  Amount,
  CivilDate,
  DateTime,
  Guid,
  Id,
  Option,
  oneOf,
  orFalse,
  orTrue,
  orUnknown,
  proposed,
  sorted,
  textUpTo,
  unnamed,
} from './base.ts'
import { DirectionId, ReceivedViaId, ScopeId, SentViaId } from './codes.ts'
import { DepartmentOption, PersonOption } from './people.ts'

/** The documents filter (specification 2, section 3). Empty fields are omitted. */
const documentFilterFields = v.partial(
  v.object({
    number: v.string(),
    fromDate: CivilDate,
    toDate: CivilDate,
    documentDirectionId: DirectionId,
    subject: v.string(),
    receivedViaId: ReceivedViaId,
    sentViaId: SentViaId,
    createdByPersonId: Id,
    classificationId: Id,
    departmentId: Id,
    documentTypeId: Id,
    documentStatusId: Id,
    numberIndexId: Id,
    externalRefNumber: v.string(),
    correspondentID: Id,
    correspondentGroupId: Id,
    page: Id,
  }),
)
export const DocumentFilter = v.object({
  ...documentFilterFields.entries,
  correspondentText: v.optional(proposed(v.string())),
  /** What the current user is in the document; a filter of the control view only. */
  roleInDocument: v.optional(proposed(v.picklist(['assignee', 'controller', 'addressee']))),
  overdueOnly: v.optional(proposed(v.boolean())),
  /** Restricts the list to documents that reports count: all of them, or only some. */
  standing: v.optional(proposed(v.picklist(['counted', 'finished', 'unfinished', 'late']))),
  /** The department of the author. Its subordinate departments are not included. */
  responsibleDepartmentId: v.optional(proposed(Id)),
  closingGround: v.optional(proposed(Id)),
  hasSignature: v.optional(proposed(v.boolean())),
  /** Only in the manage view: restricts the list to documents that wait for a task of this type (an id). */
  awaitsTaskTypeId: v.optional(proposed(Id)),
  /** Documents with all other work finished, which the current user may register or send. */
  readyFor: v.optional(proposed(v.picklist(['register', 'send']))),
  /** Sent documents with a failed or returned delivery: the view „Недоставени“. */
  undelivered: v.optional(proposed(v.boolean())),
  ...sorted,
})
export type DocumentFilter = v.InferOutput<typeof DocumentFilter>
/**
 * The fields that restrict a list of documents. A new field must be handled by the list's filter and by the mock
 * backend.
 */
export type DocumentFilterField = Exclude<keyof DocumentFilter, keyof typeof sorted | 'page' | 'undelivered'>

export const DocumentExport = proposed(
  v.object({
    filter: DocumentFilter,
    columns: v.array(v.object({ name: v.string(), header: v.string() })),
    title: v.string(),
    heading: v.optional(v.array(v.string())),
    guids: v.optional(v.array(Guid)),
  }),
)

/** A row of a documents list. Fields that belong to a single view are null in all other views. */
export const DocumentRow = proposed(
  v.object({
    guid: Guid,
    documentNumber: v.nullable(v.string()),
    dateRegistered: v.nullable(DateTime),
    dateCreated: orUnknown(DateTime),
    documentDirectionId: orUnknown(DirectionId),
    documentTypeId: orUnknown(Id),
    documentTypeName: v.string(),
    documentStatusId: orUnknown(Id),
    documentStatusName: v.string(),
    subjectDescription: v.string(),
    /** The case file of the document; null if it has none or is unknown. */
    caseFileGuid: proposed(v.optional(v.nullable(Guid))),
    externalRefNumber: v.string(),
    correspondents: v.array(v.string()),
    /** The roles of the correspondents, in their order. */
    correspondentRoleIds: proposed(v.optional(v.array(v.nullable(Id)))),
    addressedTo: v.string(),
    departmentName: v.string(),
    createdBy: v.string(),
    /** The person or department that has the document now; '' if unknown or finished. */
    heldBy: v.string(),
    heldSince: v.nullable(DateTime),
    deadline: v.nullable(CivilDate),
    /**
     * Working days from today to the deadline; negative if it has passed, null if there is none or the document is
     * finished or suspended.
     */
    workingDaysLeft: v.nullable(v.number()),
    failedDeliveries: proposed(v.optional(Id), 0),
    refusedDeliveries: proposed(v.optional(Id), 0),
    isRead: orTrue,
    hasFiles: orFalse,
    /** True if a file has an electronic signature, valid or not. */
    hasSignature: orFalse,
    unreadCount: v.nullable(Id),
    lastDocument: v.nullable(v.string()),
    myRole: v.nullable(v.string()),
    awaits: v.nullable(v.string()),
    awaitsFrom: v.nullable(v.string()),
    awaitsSince: v.nullable(DateTime),
    daysSinceRegistration: v.nullable(Id),
    dateReceived: v.nullable(DateTime),
    serviceName: v.nullable(v.string()),
    paymentStatusName: v.nullable(v.string()),
    /** To whom the document was not delivered and why, and since when; only in the view „Недоставени“. */
    undeliveredTo: v.optional(v.nullable(v.string())),
    undeliveredSince: v.optional(v.nullable(CivilDate)),
  }),
)
export type DocumentRow = v.InferOutput<typeof DocumentRow>
/**
 * The columns of a list of documents. A new column must be handled by the screens, and by the sorting and the export of
 * the mock backend.
 */
export type DocumentColumn = Exclude<
  keyof DocumentRow,
  | 'guid'
  | 'documentTypeId'
  | 'documentStatusId'
  | 'caseFileGuid'
  | 'correspondentRoleIds'
  | 'departmentName'
  | 'dateRegistered'
  | 'heldSince'
  | 'failedDeliveries'
  | 'refusedDeliveries'
  | 'isRead'
  | 'hasFiles'
  | 'hasSignature'
>

const NumberIndexOption = v.object({ id: Id, numberPrefix: v.string() })

export const DocumentDeadline = proposed(
  v.object({
    startDate: orUnknown(CivilDate),
    endDate: CivilDate,
    quantity: orUnknown(Id),
    deadlineUnitOfMeasureId: orUnknown(Id),
    ruleName: v.string(),
    legalBasis: v.string(),
    suspensions: v.array(v.object({ from: CivilDate, to: CivilDate })),
    /** Changes of the deadline, the oldest first; the first value, which the rule set, is not included. */
    changes: v.array(
      v.object({
        kind: oneOf(['prolonged', 'set'], 'set'),
        from: v.nullable(CivilDate),
        to: v.nullable(CivilDate),
        by: v.string(),
        on: v.nullable(DateTime),
        reason: v.string(),
        basis: v.string(),
      }),
    ),
  }),
)

export const DocumentBody = proposed(
  v.object({
    guid: v.optional(Guid),
    /** The version of the record that was read. EditDocument requires it and so detects changes by other users. */
    changedGuid: v.optional(Guid),
    documentDirectionId: v.picklist([1, 2, 3]),
    documentTypeId: Id,
    scope: v.picklist([1, 2]),
    subjectDescription: textUpTo(2000),
    caseFileGuid: v.nullable(Guid),
    parentDocumentGuid: v.nullable(Guid),
    /** Our documents that this one answers; they may be in several case files. */
    answeredDocumentGuids: v.optional(v.array(Guid)),
    receivedViaId: v.nullable(ReceivedViaId),
    sentViaId: v.nullable(SentViaId),
    dateReceived: v.nullable(DateTime),
    externalRefNumber: textUpTo(100),
    externalRefDate: v.nullable(CivilDate),
    addressedToDepartmentId: v.nullable(Id),
    addressedToPersonId: v.nullable(Id),
    preparedByPersonId: v.nullable(Id),
    signedByPersonId: v.nullable(Id),
    /** The day of the signature on paper; null if there is no paper signature. */
    signedOnPaper: v.optional(v.nullable(CivilDate)),
    numberIndexId: v.nullable(Id),
    classificationIds: v.array(Id),
    deadlineDate: v.nullable(CivilDate),
    priorityId: v.nullable(Id),
    sheetsCount: v.nullable(Id),
    enclosuresCount: v.nullable(Id),
    resultDelivery: v.string(),
    serviceKind: v.string(),
    isAnonymous: orFalse,
    note: textUpTo(2000),
    correspondentIds: v.array(Id),
    /** The roles of correspondents of the document. A correspondent that is not listed keeps its role. */
    correspondentRoles: v.optional(v.array(v.object({ correspondentId: Id, roleId: v.nullable(Id) }))),
    /** The inspection whose protocol or act a new document is; only CreateDocument reads it. */
    inspection: v.optional(v.object({ guid: Guid, paper: v.picklist(inspectionPapers) })),
  }),
)
export type DocumentBody = v.InferOutput<typeof DocumentBody>
/**
 * The document body with every field of the form present, as the form sends it. In `DocumentBody` newer fields are optional,
 * because bodies that were stored earlier lack them.
 */
export type WholeDocumentBody = DocumentBody & Required<Omit<DocumentBody, 'guid' | 'changedGuid' | 'inspection'>>

export const UnfinishedDocument = proposed(
  v.object({
    guid: Guid,
    documentNumber: v.nullable(v.string()),
    dateRegistered: v.nullable(DateTime),
    documentDirectionId: orUnknown(DirectionId),
    documentStatusId: orUnknown(Id),
    documentStatusName: v.string(),
    subjectDescription: v.string(),
    openTaskTitles: v.array(v.string()),
    unpaidObligations: orUnknown(Id),
    undelivered: proposed(v.optional(Id), 0),
    isResolution: proposed(v.optional(v.boolean()), false),
    mayComplete: orTrue,
  }),
)
export type UnfinishedDocument = v.InferOutput<typeof UnfinishedDocument>

const countNames = [
  'files',
  'correspondents',
  'tasks',
  'openTasks',
  'overdueTasks',
  'comments',
  'obligations',
  'unpaidObligations',
  'addressees',
  'registeredChildren',
  'payments',
  'openAgreements',
  'outgoingInCase',
  'outgoingToOthers',
  'failedDeliveries',
  'refusedDeliveries',
  'returnedDeliveries',
  'awaitedReceipts',
  'assignedTasks',
] as const
type CountName = (typeof countNames)[number]
const each = <T>(value: T) => Object.fromEntries(countNames.map((name) => [name, value])) as Record<CountName, T>
const counts = proposed(v.object(each(orUnknown(Id))), each(null))

/** Unfinished work that prevents a case file from being closed; `items` are those that the current user may read. */
export const AwaitedInCase = proposed(
  v.object({
    documents: Id,
    tasks: Id,
    items: v.array(
      v.object({
        kind: v.picklist(['document', 'task']),
        guid: Guid,
        documentGuid: Guid,
        number: v.nullable(v.string()),
        dateRegistered: v.nullable(DateTime),
        title: v.string(),
      }),
    ),
  }),
)
export type AwaitedInCase = v.InferOutput<typeof AwaitedInCase>

const CaseFileOfDocument = v.object({
  guid: Guid,
  number: v.string(),
  rootDocumentGuid: proposed(Guid, ''),
  documentsCount: orUnknown(Id),
  isClosed: orFalse,
  awaited: orUnknown(AwaitedInCase),
})

export const NamedDocument = proposed(
  v.object({
    guid: Guid,
    documentNumber: v.nullable(v.string()),
    dateRegistered: v.nullable(DateTime),
    subjectDescription: v.string(),
  }),
)
export type NamedDocument = v.InferOutput<typeof NamedDocument>

/** A query for letters like the one that is being entered. `exceptGuid`: its own draft. */
export const SimilarLetterQuery = proposed(
  v.object({
    correspondentIds: v.array(Id),
    externalRefNumber: v.string(),
    externalRefDate: v.nullable(CivilDate),
    subjectDescription: v.string(),
    exceptGuid: v.optional(Guid),
  }),
)
export const SimilarDocument = proposed(
  v.object({
    guid: Guid,
    documentNumber: v.nullable(v.string()),
    dateRegistered: v.nullable(DateTime),
    subjectDescription: v.string(),
    externalRefNumber: v.string(),
    externalRefDate: v.nullable(CivilDate),
    caseFile: v.nullable(CaseFileOfDocument),
  }),
)

export const searchKinds = ['document', 'caseFile', 'correspondent', 'person', 'task'] as const
/** A result of the global search. `key` is a GUID for a document, a task or a case file, otherwise an id. */
export const SearchHit = proposed(
  v.object({
    kind: v.picklist(searchKinds),
    key: v.string(),
    title: v.string(),
    detail: v.string(),
    scope: orUnknown(ScopeId),
  }),
)

export const Document = proposed(
  v.object({
    guid: Guid,
    changedGuid: orUnknown(Guid),
    documentNumber: v.nullable(v.string()),
    dateRegistered: v.nullable(DateTime),
    dateCreated: orUnknown(DateTime),
    documentDirectionId: orUnknown(DirectionId),
    documentType: proposed(Option, unnamed),
    scope: proposed(v.picklist([1, 2]), 1),
    documentStatusId: orUnknown(Id),
    documentStatusName: v.string(),
    statusReason: v.string(),
    /** The ground, chosen from a list, on which the document was closed; null if there is none or it is unknown. */
    closingGround: orUnknown(Id),
    suspendedUntil: v.nullable(CivilDate),
    subjectDescription: v.string(),
    caseFile: v.nullable(CaseFileOfDocument),
    receiptOrder: orUnknown(Id),
    parentDocument: v.nullable(
      v.object({ guid: Guid, documentNumber: v.nullable(v.string()), subjectDescription: v.string() }),
    ),
    answeredDocuments: v.array(NamedDocument),
    /** The documents that answer this one. Those that the user may not read are left out, here and below. */
    answeredBy: v.array(NamedDocument),
    /** The annulled document instead of which this one was registered. */
    replaces: v.nullable(NamedDocument),
    /** The document that was registered anew instead of this one. */
    replacedBy: v.nullable(NamedDocument),
    /** The inspection whose protocol or act this document is; `paper` as in `inspectionPaperLabels`. */
    inspection: v.nullable(v.object({ guid: Guid, number: v.string(), paper: v.string() })),
    receivedVia: v.nullable(Option),
    sentVia: v.nullable(Option),
    dateReceived: v.nullable(DateTime),
    externalRefNumber: v.string(),
    externalRefDate: v.nullable(CivilDate),
    addressedToDepartment: v.nullable(DepartmentOption),
    addressedToPerson: v.nullable(PersonOption),
    department: v.nullable(DepartmentOption),
    createdBy: v.nullable(PersonOption),
    registeredBy: v.nullable(PersonOption),
    preparedBy: v.nullable(PersonOption),
    signedBy: v.nullable(PersonOption),
    /** Who signed and when. `insteadOf`: the intended signer, if a deputy signed. Null until the document is signed. */
    signature: v.nullable(v.object({ by: PersonOption, insteadOf: v.nullable(PersonOption), date: DateTime })),
    /** The day on which `signedBy` signed on paper, as entered by a user; null if not entered. */
    signedOnPaper: v.nullable(CivilDate),
    numberIndex: v.nullable(NumberIndexOption),
    classifications: v.array(Option),
    deadline: v.nullable(DocumentDeadline),
    workingDaysLeft: v.nullable(v.number()),
    priority: v.nullable(Option),
    sheetsCount: v.nullable(Id),
    enclosuresCount: v.nullable(Id),
    resultDelivery: v.string(),
    serviceKind: v.string(),
    isAnonymous: orFalse,
    accessCode: v.string(),
    note: v.string(),
    /** The first correspondent is the applicant. */
    correspondents: orUnknown(
      v.array(v.object({ id: Id, name: v.string(), roleId: proposed(v.optional(v.nullable(Id))) })),
    ),
    counts,
    /**
     * Facts that the rules of the client need and the screens do not show, for example whether the document's type has
     * a number index.
     */
    ruleFacts: proposed(
      v.object({
        hasIndex: orTrue,
        wasSentByExchange: orFalse,
        registersBeforeSigning: orTrue,
        /**
         * True if someone refused to agree with the document (съгласуване) and it has not been sent for agreement
         * again.
         */
        awaitsNewAgreement: proposed(v.optional(v.boolean()), false),
        /**
         * Names of addressees who are to receive the document by e-delivery (ССЕВ) or document exchange (СЕОС) but have
         * no active profile there.
         */
        addresseesWithoutProfile: proposed(v.array(v.string()), []),
      }),
      { hasIndex: true, wasSentByExchange: false, registersBeforeSigning: true, addresseesWithoutProfile: [] },
    ),
    openTaskTitles: v.array(v.string()),
    /** Who gets the task „За резолюция“ of this document; '' if unknown. */
    resolver: v.string(),
    unfinishedInCase: v.array(UnfinishedDocument),
    /** What the user follows: the document, or its whole case file; null if neither or unknown. */
    followed: orUnknown(v.picklist(['document', 'caseFile'])),
  }),
)
export type Document = v.InferOutput<typeof Document>

const flags = v.object({
  read: orTrue,
  edit: orTrue,
  register: orTrue,
  resolve: orTrue,
  assign: orTrue,
  agree: orTrue,
  sign: orTrue,
  send: orTrue,
  files: orTrue,
  comment: orTrue,
  obligations: orTrue,
  complete: orTrue,
  annul: orTrue,
  revert: orTrue,
  access: orTrue,
  delete: orTrue,
})
export const DocumentPermissions = proposed(
  v.object({ ...flags.entries, whoCan: v.record(v.string(), v.array(v.string())) }),
)
export type DocumentPermissionsReply = v.InferOutput<typeof DocumentPermissions>

export const AttachedFile = proposed(
  v.object({
    guid: Guid,
    fileName: v.string(),
    description: v.string(),
    kindId: orUnknown(Id),
    size: orUnknown(Id),
    contentType: v.string(),
    isPublic: orFalse,
    uploadedBy: v.string(),
    dateUploaded: orUnknown(DateTime),
  }),
)
export type AttachedFile = v.InferOutput<typeof AttachedFile>

export const RegisteredDocument = proposed(
  v.object({
    guid: Guid,
    documentNumber: v.string(),
    dateRegistered: orUnknown(DateTime),
    caseFileGuid: orUnknown(Guid),
  }),
)

export const Comment = proposed(
  v.object({
    id: Id,
    docGuid: proposed(Guid, ''),
    content: v.string(),
    onlyMyDepartment: orFalse,
    mentionedPersonIds: v.array(Id),
    author: v.optional(PersonOption),
    dateCreated: v.optional(DateTime),
    isEdited: v.optional(v.boolean()),
    canEdit: v.optional(v.boolean()),
  }),
)
export const Payment = proposed(
  v.object({
    guid: v.optional(Guid),
    date: CivilDate,
    amount: Amount,
    paymentTypeId: orUnknown(Id),
    documentNumber: textUpTo(50),
    payer: textUpTo(250),
    note: textUpTo(1000),
  }),
)
export const Obligation = proposed(
  v.object({
    guid: v.optional(Guid),
    kind: v.string(),
    basis: textUpTo(500),
    debtor: v.nullable(Option),
    /**
     * The amount. If a response lacks it or the date, nothing can be computed with the obligation, so the whole
     * obligation is left out.
     */
    amount: Amount,
    /** An unknown currency is shown unchanged and excluded from sums. */
    currency: proposed(v.union([v.picklist(['BGN', 'EUR']), v.string()]), ''),
    dateArisen: CivilDate,
    dueDate: v.nullable(CivilDate),
    paymentCode: textUpTo(100),
    statusId: proposed(Id, 0),
    note: textUpTo(1000),
    cancelReason: textUpTo(1000),
    payments: v.array(Payment),
  }),
)
/** How one attempt of delivery ended, as a user recorded it. The receipt is one of the document's files. */
const deliveryOutcomes = ['served', 'returned'] as const
const deliveryRecord = {
  outcome: v.picklist(deliveryOutcomes),
  /** The day on which the addressee received the document, or on which it came back. */
  on: v.nullable(CivilDate),
  servedTo: textUpTo(250),
  reasonId: v.nullable(Id),
  note: textUpTo(1000),
  receiptGuid: v.nullable(Guid),
}
export const DeliveryRecord = proposed(v.object(deliveryRecord))
const StoredDelivery = proposed(v.object({ ...deliveryRecord, outcome: oneOf(deliveryOutcomes, 'served') }))
/**
 * How the document is sent a second time: a channel and an address. `sentOn` is null if an exchange system sends the
 * document.
 */
export const Resending = proposed(
  v.object({
    sentViaId: SentViaId,
    address: textUpTo(500),
    attentionTo: textUpTo(250),
    sentOn: v.nullable(CivilDate),
  }),
)
/** A failed attempt of delivery before the current one. */
export const DeliveryAttempt = proposed(
  v.object({
    sentViaId: v.nullable(SentViaId),
    address: v.string(),
    sentAt: v.nullable(DateTime),
    /** The day on which the document came back, or on which the exchange system gave up. */
    failedOn: v.nullable(CivilDate),
    reason: v.string(),
    receiptGuid: v.nullable(Guid),
  }),
)
export type DeliveryAttempt = v.InferOutput<typeof DeliveryAttempt>

export const Addressee = proposed(
  v.object({
    id: Id,
    kind: oneOf(['correspondent', 'department', 'person'], 'correspondent'),
    targetId: orUnknown(Id),
    name: v.string(),
    sentViaId: v.nullable(SentViaId),
    address: textUpTo(500),
    attentionTo: textUpTo(250),
    isCopy: orFalse,
    note: textUpTo(1000),
    deliveryStatusId: v.nullable(Id),
    sentAt: v.nullable(DateTime),
    deliveredAt: v.nullable(DateTime),
    /** When the receiver opened the message; absent if unknown. */
    servedAt: v.optional(v.nullable(DateTime)),
    answer: v.optional(v.string()),
    /** Why the delivery failed or the receiver refused to register it; '' if nothing went wrong. */
    failure: v.string(),
    /** The recorded result of the current attempt, and the attempts before it, oldest first. */
    record: v.optional(v.nullable(StoredDelivery)),
    attempts: v.optional(v.array(DeliveryAttempt)),
    /** The last day of the term that runs from the delivery to this addressee (АПК, чл. 84). */
    termEnd: v.optional(v.nullable(CivilDate)),
  }),
)
