import * as v from 'valibot'
import { CivilDate, DateTime, Guid, Id, Option, orUnknown, proposed, textUpTo } from './base.ts'
import { namesOf } from './recordOf.ts'

const LocalTime = v.pipe(v.string(), v.isoDateTime())

export const InspectedDevice = proposed(
  v.object({
    /** The identifier of the row, which never changes, because the photos of the row refer to it. */
    key: textUpTo(60),
    category: textUpTo(200),
    name: textUpTo(300),
    typeGuid: v.nullable(Guid),
    measuringType: textUpTo(200),
    serialNumber: textUpTo(100),
    mark: textUpTo(100),
    markValidUntil: v.nullable(CivilDate),
    reading: textUpTo(200),
    /** Whether the device conforms; null if it is not inspected yet. */
    isConforming: v.nullable(v.boolean()),
    violation: textUpTo(1000),
    measure: v.string(),
    nextCheckUntil: v.nullable(CivilDate),
  }),
)
export type InspectedDevice = v.InferOutput<typeof InspectedDevice>

export const InspectionMeasure = proposed(
  v.object({
    kind: v.string(),
    number: textUpTo(100),
    date: v.nullable(CivilDate),
    until: v.nullable(CivilDate),
    doneOn: v.nullable(CivilDate),
    text: textUpTo(1000),
  }),
)
export type InspectionMeasure = v.InferOutput<typeof InspectionMeasure>

export const InspectionProtocol = proposed(
  v.object({
    templateId: orUnknown(Id),
    number: textUpTo(50),
    date: v.nullable(CivilDate),
    time: textUpTo(5),
    place: textUpTo(150),
    author: v.nullable(Option),
    attendees: textUpTo(1000),
    content: v.string(),
    prescriptions: textUpTo(4000),
    prescriptionsUntil: v.nullable(CivilDate),
    objections: textUpTo(4000),
    copies: orUnknown(Id),
  }),
)
export type InspectionProtocol = v.InferOutput<typeof InspectionProtocol>

export const ProtocolForm = proposed(
  v.object({ id: Id, name: v.string(), inspectionKindId: v.nullable(Id), content: v.string() }),
)
export type ProtocolForm = v.InferOutput<typeof ProtocolForm>

const LinkedCaseFile = proposed(v.object({ guid: Guid, number: v.string(), rootDocumentGuid: orUnknown(Guid) }))
/** A document that was made from the protocol or the act of an inspection. An annulled one stays in the list. */
const InspectionDocument = proposed(
  v.object({
    guid: Guid,
    /** One of `inspectionPaperLabels`; an unknown paper is shown without a name. */
    paper: v.string(),
    documentNumber: v.nullable(v.string()),
    dateRegistered: v.nullable(DateTime),
    documentStatusId: orUnknown(Id),
  }),
)
export type InspectionDocument = v.InferOutput<typeof InspectionDocument>
const InspectionLink = v.object({ guid: Guid, number: v.string() })
const GroupLink = v.object({ guid: Guid, number: v.string(), statusId: orUnknown(Id) })

/** The typed fields of an inspection in the order of its form. */
const typedOfInspection = {
  kindId: orUnknown(Id),
  basis: v.string(),
  basisNumber: textUpTo(100),
  basisDate: v.nullable(CivilDate),
  startsAt: v.nullable(LocalTime),
  endsAt: v.nullable(LocalTime),
  department: v.nullable(Option),
  team: v.array(Option),
  inspectedPerson: v.nullable(Option),
  siteName: textUpTo(300),
  siteKind: textUpTo(200),
  settlementName: textUpTo(150),
  siteAddress: textUpTo(300),
  representativeName: textUpTo(200),
  representativePosition: textUpTo(200),
  categories: v.array(v.string()),
  requirements: textUpTo(2000),
  devices: v.array(InspectedDevice),
  findings: textUpTo(10_000),
  resultId: orUnknown(Id),
  measures: v.array(InspectionMeasure),
  followUpUntil: v.nullable(CivilDate),
  note: textUpTo(2000),
}
export const inspectionFields = namesOf(typedOfInspection)

export const Inspection = proposed(
  v.object({
    guid: v.string(),
    number: v.string(),
    statusId: orUnknown(Id),
    annulledBecause: v.string(),
    ...typedOfInspection,
    inspectedPersonIdentifier: v.string(),
    protocol: v.nullable(InspectionProtocol),
    groupedInspection: v.nullable(GroupLink),
    follows: v.nullable(InspectionLink),
    followedBy: v.array(InspectionLink),
    caseFiles: v.array(LinkedCaseFile),
    documents: v.array(InspectionDocument),
  }),
)
export type Inspection = v.InferOutput<typeof Inspection>

export const DepartmentPlan = v.object({ departmentId: Id, departmentName: v.string(), count: orUnknown(Id) })
export type DepartmentPlan = v.InferOutput<typeof DepartmentPlan>

export const IncludedInspection = proposed(
  v.object({
    guid: Guid,
    number: v.string(),
    date: orUnknown(CivilDate),
    departmentId: orUnknown(Id),
    inspectedPersonName: v.string(),
    siteName: v.string(),
    settlementName: v.string(),
    devicesCount: orUnknown(Id),
    nonConformingCount: orUnknown(Id),
    prescriptionsCount: orUnknown(Id),
    actsCount: orUnknown(Id),
    resultId: orUnknown(Id),
    statusId: orUnknown(Id),
  }),
)
export type IncludedInspection = v.InferOutput<typeof IncludedInspection>

const typedOfGroup = {
  name: textUpTo(300),
  theme: textUpTo(1000),
  categories: v.array(v.string()),
  dateFrom: v.nullable(CivilDate),
  dateTo: v.nullable(CivilDate),
  orderNumber: textUpTo(100),
  orderDate: v.nullable(CivilDate),
  leader: v.nullable(Option),
  plan: v.array(DepartmentPlan),
  /** The text of the summary report, without its numbers. */
  summary: v.string(),
}
export const groupFields = namesOf(typedOfGroup)

export const GroupedInspection = proposed(
  v.object({
    guid: v.string(),
    number: v.string(),
    statusId: orUnknown(Id),
    annulledBecause: v.string(),
    ...typedOfGroup,
    inspections: v.array(IncludedInspection),
    caseFiles: v.array(LinkedCaseFile),
  }),
)
export type GroupedInspection = v.InferOutput<typeof GroupedInspection>

export const InspectionFile = proposed(
  v.object({
    guid: Guid,
    deviceKey: v.string(),
    fileName: v.string(),
    size: orUnknown(Id),
    uploadedBy: v.string(),
    dateUploaded: proposed(DateTime, null),
  }),
)
export type InspectionFile = v.InferOutput<typeof InspectionFile>

export const DeviceToFollow = proposed(
  v.object({
    key: v.string(),
    inspectionGuid: Guid,
    inspectionNumber: v.string(),
    inspectionDate: orUnknown(CivilDate),
    siteName: v.string(),
    settlementName: v.string(),
    inspectedPersonName: v.string(),
    category: v.string(),
    name: v.string(),
    measuringType: v.string(),
    serialNumber: v.string(),
    violation: v.string(),
    until: v.nullable(CivilDate),
    departmentName: v.string(),
  }),
)
export type DeviceToFollow = v.InferOutput<typeof DeviceToFollow>

export const FollowFilter = proposed(
  v.partial(
    v.object({
      fromDate: CivilDate,
      toDate: CivilDate,
      departmentId: Id,
      category: v.string(),
      correspondentId: Id,
      inspectionGuid: Guid,
    }),
  ),
)
export type FollowFilter = v.InferOutput<typeof FollowFilter>
