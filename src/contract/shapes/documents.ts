import * as v from 'valibot'
import {
  Amount,
  CivilDate,
  DateTime,
  Guid,
  Id,
  Option,
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

/** The documents filter (document 2, section 3). Empty fields are left out. */
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
  /** Words of the name of a correspondent: of who sent it, or of who gets it. */
  correspondentText: v.optional(proposed(v.string())),
  /** Control view only. */
  roleInDocument: v.optional(proposed(v.picklist(['assignee', 'controller', 'addressee']))),
  overdueOnly: v.optional(proposed(v.boolean())),
  /** Only what the reports count: with a number and not annulled; of these all, or those done, not done, overdue. */
  standing: v.optional(proposed(v.picklist(['counted', 'finished', 'unfinished', 'late']))),
  /** The department of who prepared it, without those under it and without what is addressed to it. */
  responsibleDepartmentId: v.optional(proposed(Id)),
  /** On which ready ground it was closed. */
  closingGround: v.optional(proposed(Id)),
  /** Only those with a file that has an electronic signature. */
  hasSignature: v.optional(proposed(v.boolean())),
  /** Manage view only: a task type. */
  awaitsTaskTypeId: v.optional(proposed(Id)),
  /** What everybody else is done with, and the person at the screen may register or send. */
  readyFor: v.optional(proposed(v.picklist(['register', 'send']))),
  ...sorted,
})
export type DocumentFilter = v.InferOutput<typeof DocumentFilter>
/** What documents are chosen by: a new one must be answered by the filter of the list and by the mock backend. */
export type DocumentFilterField = Exclude<keyof DocumentFilter, keyof typeof sorted | 'page'>

/**
 * What an export gets besides the filter: the shown columns, in order, with their shown headers; with `guids` only those
 * of the found documents.
 */
export const DocumentExport = proposed(
  v.object({
    filter: DocumentFilter,
    columns: v.array(v.object({ name: v.string(), header: v.string() })),
    title: v.string(),
    /** Lines over the table: what it was filtered by, how many rows it has. */
    heading: v.optional(v.array(v.string())),
    guids: v.optional(v.array(Guid)),
  }),
)

/** Row of every documents list; what only one view has is null elsewhere. */
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
    externalRefNumber: v.string(),
    correspondents: v.array(v.string()),
    addressedTo: v.string(),
    departmentName: v.string(),
    createdBy: v.string(),
    /** With whom it is now, and since when; '' of what is over, or where that is not known. */
    heldBy: v.string(),
    heldSince: v.nullable(DateTime),
    deadline: v.nullable(CivilDate),
    /** Working days from today to the deadline; negative when overdue; null when there is no running deadline. */
    workingDaysLeft: v.nullable(v.number()),
    /** To how many addressees the delivery failed. */
    failedDeliveries: proposed(v.optional(Id), 0),
    /** How many of those whom it reached refused to register it. */
    refusedDeliveries: proposed(v.optional(Id), 0),
    isRead: orTrue,
    hasFiles: orFalse,
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
  }),
)
export type DocumentRow = v.InferOutput<typeof DocumentRow>
/**
 * What a list shows in columns: all of a row but its keys and what is drawn inside the cell of another. A new one must be
 * answered by the columns of the screens, and by the order and the exported sheet of the mock backend.
 */
export type DocumentColumn = Exclude<
  keyof DocumentRow,
  | 'guid'
  | 'documentTypeId'
  | 'documentStatusId'
  | 'departmentName'
  | 'dateRegistered'
  | 'heldSince'
  | 'failedDeliveries'
  | 'refusedDeliveries'
  | 'isRead'
  | 'hasFiles'
>

const NumberIndexOption = v.object({ id: Id, numberPrefix: v.string() })

/** A running or past term of a document, with the rule it came from. */
export const DocumentDeadline = proposed(
  v.object({
    startDate: orUnknown(CivilDate),
    endDate: CivilDate,
    quantity: orUnknown(Id),
    deadlineUnitOfMeasureId: orUnknown(Id),
    ruleName: v.string(),
    legalBasis: v.string(),
    /** When the document was suspended and resumed: on the days after `from` up to and including `to` the term stood. */
    suspensions: v.array(v.object({ from: CivilDate, to: CivilDate })),
    /** What changed the term after its rule gave it, the oldest first. */
    changes: v.array(
      v.object({
        kind: proposed(v.picklist(['prolonged', 'set']), 'set'),
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

/** What the clerk fills in: the body of CreateDocument and EditDocument. */
export const DocumentBody = proposed(
  v.object({
    guid: v.optional(Guid),
    /** The row version that was read; required by EditDocument. */
    changedGuid: v.optional(Guid),
    documentDirectionId: v.picklist([1, 2, 3]),
    documentTypeId: Id,
    /** 1 = document flow, 2 = administrative services. */
    scope: v.picklist([1, 2]),
    subjectDescription: textUpTo(2000),
    caseFileGuid: v.nullable(Guid),
    parentDocumentGuid: v.nullable(Guid),
    receivedViaId: v.nullable(ReceivedViaId),
    sentViaId: v.nullable(SentViaId),
    dateReceived: v.nullable(DateTime),
    externalRefNumber: textUpTo(100),
    externalRefDate: v.nullable(CivilDate),
    addressedToDepartmentId: v.nullable(Id),
    addressedToPersonId: v.nullable(Id),
    preparedByPersonId: v.nullable(Id),
    signedByPersonId: v.nullable(Id),
    /** The day on which that person signed it on paper; null for what is signed in the system, or not at all. */
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
    /** Correspondents put on the new document in the same transaction; EditDocument ignores it. */
    correspondentIds: v.array(Id),
  }),
)
export type DocumentBody = v.InferOutput<typeof DocumentBody>
/**
 * A body that says every field: what the form sends, and what the mock backend has of a row. A field that is added is
 * optional in `DocumentBody`, for bodies stored or recorded before lack it, and must be answered all the same.
 */
export type WholeDocumentBody = DocumentBody & Required<Omit<DocumentBody, 'guid' | 'changedGuid'>>

/** An unfinished document of a case file: what the dialog that closes the case's root must know of it. */
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
    /** Addressees whom a sent document has not reached yet, or who will not get it. */
    undelivered: proposed(v.optional(Id), 0),
    isResolution: proposed(v.optional(v.boolean()), false),
    /** Whether the current user has the right to complete it; where nothing is known the backend decides. */
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
  /** Registered outgoing documents in the same case file. */
  'outgoingInCase',
  /** Of them those to somebody else than who sent this document. */
  'outgoingToOthers',
  /** Addressees to whom the delivery failed. */
  'failedDeliveries',
  /** … who got it and refused to register it. */
  'refusedDeliveries',
] as const
type CountName = (typeof countNames)[number]
const each = <T>(value: T) => Object.fromEntries(countNames.map((name) => [name, value])) as Record<CountName, T>
/** How much of everything a document has; null where a backend does not say. */
const counts = proposed(v.object(each(orUnknown(Id))), each(null))

/** What a case file waits for before it is closed: all of it in numbers, by name what I may read. */
export const AwaitedInCase = proposed(
  v.object({
    documents: Id,
    tasks: Id,
    items: v.array(
      v.object({
        kind: v.picklist(['document', 'task']),
        guid: Guid,
        /** Of a task: the document it is about. */
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

/** What a letter that is being entered is compared by with those that are registered; `exceptGuid` is its own draft. */
export const SimilarQuestion = proposed(
  v.object({
    correspondentIds: v.array(Id),
    externalRefNumber: v.string(),
    externalRefDate: v.nullable(CivilDate),
    subjectDescription: v.string(),
    exceptGuid: v.optional(Guid),
  }),
)
/** A registered letter that may be the same. */
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
/** A line of the search in the header; `key` is the guid of a document, task or first document of a case file, else an id. */
export const SearchHit = proposed(
  v.object({
    kind: v.picklist(searchKinds),
    key: v.string(),
    title: v.string(),
    detail: v.string(),
    scope: orUnknown(ScopeId),
  }),
)

/** A document as its page shows it. */
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
    /** On which ready ground it was closed; null where on none, or where that is not known. */
    closingGround: orUnknown(Id),
    /** Until when it is suspended; null when it is not. */
    suspendedUntil: v.nullable(CivilDate),
    subjectDescription: v.string(),
    caseFile: v.nullable(CaseFileOfDocument),
    receiptOrder: orUnknown(Id),
    parentDocument: v.nullable(
      v.object({ guid: Guid, documentNumber: v.nullable(v.string()), subjectDescription: v.string() }),
    ),
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
    /** Who is chosen to sign, signed or not. */
    signedBy: v.nullable(PersonOption),
    /** Who signed and when; `insteadOf` is the chosen one for whom a deputy did. Null while nobody has. */
    signature: v.nullable(v.object({ by: PersonOption, insteadOf: v.nullable(PersonOption), date: DateTime })),
    /** The day on which `signedBy` signed it on paper, as somebody has stated; null where nobody has. */
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
    /** The applicant is the first. A screen that shows only the names needs no further call. */
    correspondents: orUnknown(v.array(Option)),
    counts,
    /** What the rules ask beside what the page shows: whether it can be numbered, has left for good, is signed last. */
    ruleFacts: proposed(
      v.object({
        hasIndex: orTrue,
        wasSentByExchange: orFalse,
        registersBeforeSigning: orTrue,
        /** Given back by who did not agree, and asked of nobody since. */
        awaitsNewAgreement: proposed(v.optional(v.boolean()), false),
        /** Names of those who are to get it by ССЕВ or СЕОС and have no live profile there. */
        addresseesWithoutProfile: proposed(v.array(v.string()), []),
      }),
      { hasIndex: true, wasSentByExchange: false, registersBeforeSigning: true, addresseesWithoutProfile: [] },
    ),
    /** What stands in the way of closing, in words: titles of open tasks. */
    openTaskTitles: v.array(v.string()),
    /** Of the root of a case file: the other documents of the case on which work goes on, as far as I may read them. */
    unfinishedInCase: v.array(UnfinishedDocument),
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
/** What the current user may do on one document, and who else could. What a backend says nothing of it decides itself. */
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
    /** Money without its amount and day is nothing to count with: such a row is left out. */
    amount: Amount,
    /** Another code than ours is shown as it is, and is counted in no sum. */
    currency: proposed(v.union([v.picklist(['BGN', 'EUR']), v.string()]), ''),
    dateArisen: CivilDate,
    dueDate: v.nullable(CivilDate),
    paymentCode: textUpTo(100),
    statusId: proposed(Id, 0),
    note: textUpTo(1000),
    /** Why it was cancelled; required when it is, '' otherwise. */
    cancelReason: textUpTo(1000),
    payments: v.array(Payment),
  }),
)
export const Addressee = proposed(
  v.object({
    id: Id,
    kind: proposed(v.picklist(['correspondent', 'department', 'person']), 'correspondent'),
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
    /** When the receiver opened it; absent where that is not known. */
    servedAt: v.optional(v.nullable(DateTime)),
    /** What the receiver answered by СЕОС: the number it registered the document by; '' before. */
    answer: v.optional(v.string()),
    /** Why it did not arrive, or why the receiver refused to register it; '' when nothing went wrong. */
    failure: v.string(),
  }),
)
