import type { InspectedDevice, InspectionMeasure, InspectionProtocol } from '../../src/contract/shapes/inspections.ts'

/** The protocol of a row: its author by id, its text null until somebody has written it by hand. */
export type ProtocolRow = Omit<InspectionProtocol, 'author' | 'content'> & {
  authorPersonId: number | null
  content: string | null
}

/** One inspection of a site. */
export type InspectionRow = {
  guid: string
  id: number
  number: string
  kindId: number
  basis: string
  basisNumber: string
  basisDate: string | null
  /** Civil dates of `startsAt` and `endsAt`. */
  dateFrom: string
  dateTo: string | null
  /** `HH:MM` in Sofia. */
  timeFrom: string
  timeTo: string
  departmentId: number
  /** The first one leads. */
  inspectorPersonIds: number[]
  inspectedCorrespondentId: number | null
  siteKind: string
  siteName: string
  settlementName: string
  siteAddress: string
  representativeName: string
  representativePosition: string
  categories: string[]
  requirements: string
  devices: InspectedDevice[]
  findings: string
  resultId: number | null
  measures: InspectionMeasure[]
  followUpUntil: string | null
  statusId: number
  annulledBecause: string
  groupedInspectionGuid: string | null
  followsGuid: string | null
  /** One at most. */
  protocols: ProtocolRow[]
  /** The template of the protocol: by it the templates know that they are in use. */
  protocolTemplateId: number | null
  note: string
}

/** A campaign of inspections with one aim, in several departments. */
export type GroupedInspectionRow = {
  guid: string
  id: number
  number: string
  name: string
  theme: string
  categories: string[]
  dateFrom: string
  dateTo: string
  orderNumber: string
  orderDate: string | null
  departmentIds: number[]
  /** How many each of these departments is to make, in their order. */
  plannedCounts: number[]
  leaderPersonId: number | null
  summary: string
  statusId: number
  annulledBecause: string
}

/** What a file belongs to. */
export type FileOwnerKind = 'inspection' | 'group'

export type InspectionFileRow = {
  guid: string
  id: number
  ownerKind: FileOwnerKind
  ownerGuid: string
  deviceKey: string
  fileName: string
  size: number
  personId: number
  dateUploaded: string
}

declare module '../engine/rows.ts' {
  interface Rows {
    inspections: InspectionRow
    groupedInspections: GroupedInspectionRow
    inspectionFiles: InspectionFileRow
  }
}
