import * as v from 'valibot'
import { documentWork, inspectors } from './callers.ts'
import { area } from './endpoint.ts'
import { CivilDate, Guid, Id, orUnknown, proposed, sorted } from './shapes/base.ts'

/** 1 draft, 2 planned, 3 under way, 4 finished, 5 annulled. */
export const inspectionStatuses = [
  { id: 1, name: 'Чернова' },
  { id: 2, name: 'Планирана' },
  { id: 3, name: 'В ход' },
  { id: 4, name: 'Приключена' },
  { id: 5, name: 'Анулирана' },
] as const

const PageNumber = v.object({ pageNumber: Id, pageSize: Id })
const found = <S extends v.GenericSchema>(row: S) => v.object({ items: v.array(row), totalCount: Id })

/** Filter of both lists; `text` is looked for in the inspected person and the site, or in the name of a group. */
export const InspectionFilter = proposed(
  v.object({
    number: v.optional(v.string()),
    text: v.optional(v.string()),
    fromDate: v.optional(CivilDate),
    toDate: v.optional(CivilDate),
    departmentId: v.optional(Id),
    statusId: v.optional(Id),
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

/**
 * The inspections a case file is linked to. The specification links to them (document 2, section 7) and names a
 * dialog „inspections list“ (section 2), but shows no call that lists them: these two are proposals.
 */
export const inspections = area(
  { backend: 'register', reading: 'device' },
  {
    getInspections: {
      summary: 'List of inspections',
      method: 'POST',
      path: '/api/Inspection/GetInspections',
      roles: [...inspectors, ...documentWork],
      query: PageNumber,
      body: InspectionFilter,
      reply: found(InspectionRow),
      proposed: true,
    },
    getGroupedInspections: {
      summary: 'List of group inspections',
      method: 'POST',
      path: '/api/GroupedInspection/GetGroupedInspections',
      roles: [...inspectors, ...documentWork],
      query: PageNumber,
      body: InspectionFilter,
      reply: found(GroupedInspectionRow),
      proposed: true,
    },
  },
)
