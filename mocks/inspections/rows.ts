/** One inspection of a site. */
export type InspectionRow = {
  guid: string
  id: number
  number: string
  kindId: number
  /** Civil dates. */
  dateFrom: string
  dateTo: string | null
  departmentId: number
  inspectorPersonIds: number[]
  inspectedCorrespondentId: number
  siteKind: string
  siteName: string
  settlementName: string
  category: string
  devicesCount: number
  nonConformingCount: number
  resultId: number | null
  followUpUntil: string | null
  statusId: 1 | 2 | 3 | 4 | 5
  groupedInspectionGuid: string | null
  /** By which the protocol of a finished inspection was written. */
  protocolTemplateId: number | null
}

/** A campaign of inspections with one aim, in several departments. */
export type GroupedInspectionRow = {
  guid: string
  id: number
  number: string
  name: string
  category: string
  dateFrom: string
  dateTo: string
  orderNumber: string
  departmentIds: number[]
  leaderPersonId: number
  plannedCount: number
  statusId: 1 | 2 | 3 | 4 | 5
}
