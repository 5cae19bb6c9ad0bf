import * as v from 'valibot'
import { CivilDate, DateTime, Guid, Id, oneOf, orFalse, orUnknown, proposed, sorted } from './base.ts'
import { DirectionId } from './codes.ts'
import { AwaitedInCase } from './documents.ts'

export const CaseFileFilter = proposed(
  v.object({
    Number: v.optional(v.string()),
    Guid: v.optional(Guid),
    fromDate: v.optional(CivilDate),
    toDate: v.optional(CivilDate),
    subject: v.optional(v.string()),
    correspondentID: v.optional(Id),
    departmentId: v.optional(Id),
    documentTypeId: v.optional(Id),
    statusId: v.optional(Id),
    processStepId: v.optional(Id),
    /**
     * True to search the number also among the documents of a case file, with our numbers and those of senders. The
     * period of the filter then applies to the date of the found number.
     */
    anyNumber: v.optional(v.boolean()),
    ...sorted,
  }),
)
/** A row of the case-file search and of the flat autocomplete (specification 2, section 3). */
export const CaseFileRow = v.object({
  guid: Guid,
  number: v.string(),
  rootDocumentGuid: Guid,
  rootDocumentNumber: v.string(),
  rootDocumentDateRegistered: v.nullable(DateTime),
  rootDocumentDepartmentName: v.string(),
  rootDocumentSubjectDescription: v.string(),
  documentNumber: v.string(),
  dateRegistered: v.nullable(DateTime),
  documentDirectionId: DirectionId,
  documentTypeName: v.string(),
  documentStatusName: v.string(),
  subjectDescription: v.string(),
  correspondents: v.array(v.string()),
  documentsCount: orUnknown(Id),
  deadline: proposed(v.nullable(CivilDate)),
  awaited: orUnknown(AwaitedInCase),
  /** The people who have its open documents, and since when the first of them has one. */
  heldBy: proposed(v.optional(v.string())),
  heldSince: proposed(v.optional(v.nullable(DateTime))),
  /** The document by whose number the case file was found; null if it was found by its own number. */
  foundBy: v.optional(
    v.nullable(proposed(v.object({ number: v.string(), date: v.nullable(DateTime), isExternal: orFalse }))),
  ),
})
export const CaseFile = v.object({
  guid: Guid,
  number: v.string(),
  rootDocument: v.object({
    guid: Guid,
    documentNumber: v.string(),
    dateRegistered: v.nullable(DateTime),
    addressedToDepartment: v.nullable(v.object({ departmentName: v.string() })),
    subjectDescription: v.string(),
  }),
  caseFileGuid: Guid,
  caseFileDocumentNumber: v.string(),
})

/**
 * Kinds of objects, besides documents, that a case file can be linked to (specification 2, section 7). The link to
 * another case file is proposed.
 */
export const linkKinds = ['inspection', 'groupedInspection', 'measuringDevice', 'foreignDevice', 'caseFile'] as const
export type LinkKind = (typeof linkKinds)[number]

export type CaseFileNode = {
  guid: string
  /** The kind of the node; null if this version does not know the kind. */
  nodeType: 'caseFile' | 'document' | 'resolution' | 'task' | 'inspection' | 'device' | null
  title: string
  number: string
  dateRegistered: string | null
  statusName: string
  directionId: number | null
  isUnread: boolean
  isFocused: boolean
  deadlineEnd: string | null
  isOverdue: boolean
  failedDeliveries?: number | undefined
  refusedDeliveries?: number | undefined
  /** Who has the document or the case file, or must still complete the task; '' if nobody or unknown. */
  heldBy?: string | undefined
  heldSince?: string | null | undefined
  linkKind: LinkKind | null
  children: CaseFileNode[]
}
export const CaseFileNode: v.GenericSchema<CaseFileNode> = proposed(
  v.object({
    guid: v.string(),
    nodeType: oneOf(['caseFile', 'document', 'resolution', 'task', 'inspection', 'device'], 'document'),
    title: v.string(),
    number: v.string(),
    dateRegistered: v.nullable(v.string()),
    statusName: v.string(),
    directionId: v.nullable(v.number()),
    isUnread: orFalse,
    isFocused: orFalse,
    deadlineEnd: v.nullable(v.string()),
    isOverdue: orFalse,
    failedDeliveries: proposed(v.optional(Id), 0),
    refusedDeliveries: proposed(v.optional(Id), 0),
    heldBy: proposed(v.optional(v.string())),
    heldSince: proposed(v.optional(v.nullable(DateTime))),
    linkKind: v.nullable(v.picklist(linkKinds)),
    children: v.array(v.lazy(() => CaseFileNode)),
  }),
)
export const RouteStep = proposed(
  v.object({
    stepId: orUnknown(Id),
    name: v.string(),
    performer: v.string(),
    startedAt: v.nullable(DateTime),
    dueDate: v.nullable(CivilDate),
    finishedAt: v.nullable(DateTime),
    result: v.string(),
    comment: v.string(),
    isCurrent: orFalse,
  }),
)
export const ProcessInfo = proposed(
  v.object({
    processId: orUnknown(Id),
    processName: v.string(),
    current: v.nullable(RouteStep),
    stages: v.array(RouteStep),
  }),
  { processId: null, processName: '', current: null, stages: [] },
)
export const DataItemDefinition = proposed(
  v.object({
    name: v.string(),
    label: v.string(),
    kind: proposed(v.picklist(['text', 'date', 'number']), 'text'),
    isRequired: orFalse,
  }),
)
export const PossibleRoute = proposed(
  v.object({
    stepId: Id,
    name: v.string(),
    isBack: orFalse,
    performer: v.nullable(v.string()),
    dataItems: v.array(DataItemDefinition),
  }),
)
export const DataItem = proposed(v.object({ name: v.string(), value: v.string() }))
