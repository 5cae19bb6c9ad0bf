import * as v from 'valibot'
import { documentWork, inspectionRemovers, inspectionWriters, inspectors, registerReaders } from './callers.ts'
import { area, type Declaration } from './endpoint.ts'
import { PageNumber } from './records.ts'
import { byGuid, CivilDate, Guid, Id, orUnknown, pageOf, proposed, sorted, textUpTo } from './shapes/base.ts'
import { GroupedInspection, Inspection, InspectionFile, ProtocolForm } from './shapes/inspections.ts'

export const InspectionFilter = proposed(
  v.object({
    number: v.optional(v.string()),
    text: v.optional(v.string()),
    fromDate: v.optional(CivilDate),
    toDate: v.optional(CivilDate),
    departmentId: v.optional(Id),
    statusId: v.optional(Id),
    kindId: v.optional(Id),
    resultId: v.optional(Id),
    category: v.optional(v.string()),
    districtId: v.optional(Id),
    municipalityId: v.optional(Id),
    serialNumber: v.optional(v.string()),
    correspondentId: v.optional(Id),
    personId: v.optional(Id),
    ...sorted,
  }),
)
export type InspectionFilter = v.InferOutput<typeof InspectionFilter>

export const InspectionRow = proposed(
  v.object({
    guid: Guid,
    number: v.string(),
    date: orUnknown(CivilDate),
    kindName: v.string(),
    inspectedPersonName: v.string(),
    siteName: v.string(),
    settlementName: v.string(),
    departmentName: v.string(),
    devicesCount: orUnknown(Id),
    nonConformingCount: orUnknown(Id),
    resultName: v.string(),
    followUpUntil: v.nullable(CivilDate),
    statusId: orUnknown(Id),
    statusName: v.string(),
  }),
)
export type InspectionRow = v.InferOutput<typeof InspectionRow>

export const GroupedInspectionRow = proposed(
  v.object({
    guid: Guid,
    number: v.string(),
    name: v.string(),
    dateFrom: orUnknown(CivilDate),
    dateTo: orUnknown(CivilDate),
    orderNumber: v.string(),
    leaderName: v.string(),
    departmentNames: v.array(v.string()),
    plannedCount: orUnknown(Id),
    doneCount: orUnknown(Id),
    violationsCount: orUnknown(Id),
    statusId: orUnknown(Id),
    statusName: v.string(),
  }),
)
export type GroupedInspectionRow = v.InferOutput<typeof GroupedInspectionRow>

export const MoveOfInspection = proposed(v.object({ guid: Guid, move: v.string(), comment: textUpTo(1000) }))

type Named<N extends string> = { name: N; what: string }
const recordCalls = <const N extends string, S extends v.GenericSchema>({ name, what }: Named<N>, shape: S) =>
  ({
    byGuid: {
      summary: `One of the ${what}`,
      method: 'GET',
      kind: 'read',
      path: `/api/${name}/Get${name}ByGuid`,
      roles: inspectors,
      query: byGuid,
      reply: shape,
      proposed: true,
    },
    insert: {
      summary: `Add to the ${what}`,
      method: 'POST',
      kind: 'create',
      path: `/api/${name}/Insert${name}`,
      roles: inspectionWriters,
      body: shape,
      reply: shape,
      proposed: true,
    },
    update: {
      summary: `Change one of the ${what}`,
      method: 'PUT',
      kind: 'update',
      path: `/api/${name}/Update${name}`,
      roles: inspectionWriters,
      body: shape,
      reply: shape,
      proposed: true,
    },
    remove: {
      summary: `Delete a draft of the ${what}`,
      method: 'DELETE',
      kind: 'delete',
      path: `/api/${name}/Delete${name}`,
      roles: inspectionRemovers,
      query: byGuid,
      reply: 'nothing',
      proposed: true,
    },
    move: {
      summary: `Move one of the ${what} to another status`,
      method: 'POST',
      kind: 'action',
      path: `/api/${name}/Move${name}`,
      roles: inspectionWriters,
      body: MoveOfInspection,
      reply: shape,
      proposed: true,
    },
  }) as const satisfies Record<string, Declaration>

/**
 * Single inspections. The specification links to them (specification 2, section 7) and names a dialog „inspections
 * list“ (section 2), but no calls; this product proposes the calls.
 */
export const inspections = area(
  { backend: 'register', reading: 'device' },
  {
    getInspections: {
      summary: 'List of inspections',
      method: 'POST',
      kind: 'read',
      path: '/api/Inspection/GetInspections',
      roles: [...inspectors, ...registerReaders, ...documentWork],
      query: PageNumber,
      body: InspectionFilter,
      reply: pageOf(InspectionRow),
      proposed: true,
    },
    ...recordCalls({ name: 'Inspection', what: 'inspections' }, Inspection),
    getProtocolForms: {
      summary: 'The templates in force that a protocol may be written by',
      method: 'GET',
      kind: 'read',
      path: '/api/Inspection/GetProtocolForms',
      roles: inspectors,
      reply: v.array(ProtocolForm),
      proposed: true,
    },
  },
)

export const groupedInspections = area(
  { backend: 'register', reading: 'device' },
  {
    getGroupedInspections: {
      summary: 'List of group inspections',
      method: 'POST',
      kind: 'read',
      path: '/api/GroupedInspection/GetGroupedInspections',
      roles: [...inspectors, ...documentWork],
      query: PageNumber,
      body: InspectionFilter,
      reply: pageOf(GroupedInspectionRow),
      proposed: true,
    },
    ...recordCalls({ name: 'GroupedInspection', what: 'group inspections' }, GroupedInspection),
  },
)

export const inspectionFiles = area(
  { backend: 'register', reading: 'device' },
  {
    list: {
      summary: 'Files of an inspection or a group',
      method: 'GET',
      kind: 'read',
      path: '/api/InspectionFile/GetInspectionFiles',
      roles: inspectors,
      query: v.object({ ownerGuid: Guid }),
      reply: v.array(InspectionFile),
      proposed: true,
    },
    add: {
      summary: 'Add a file to an inspection, to one of its devices, or to a group',
      method: 'POST',
      kind: 'create',
      path: '/api/InspectionFile/AddInspectionFile',
      roles: inspectionWriters,
      query: v.object({ ownerGuid: Guid, deviceKey: v.optional(v.string()) }),
      body: 'form',
      parts: { file: 'file' },
      reply: InspectionFile,
      proposed: true,
    },
    download: {
      summary: 'Download such a file',
      method: 'GET',
      kind: 'read',
      path: '/api/InspectionFile/DownloadInspectionFile',
      roles: inspectors,
      query: byGuid,
      reply: 'file',
      proposed: true,
    },
    remove: {
      summary: 'Delete such a file',
      method: 'DELETE',
      kind: 'delete',
      path: '/api/InspectionFile/DeleteInspectionFile',
      roles: inspectionWriters,
      query: byGuid,
      reply: 'nothing',
      proposed: true,
    },
  },
)
