import type { InspectionPaper } from '../../src/contract/inspectionKinds.ts'
import type { InspectedDevice, InspectionMeasure, InspectionProtocol } from '../../src/contract/shapes/inspections.ts'

export type ProtocolRow = Omit<InspectionProtocol, 'author' | 'content'> & {
  authorPersonId: number | null
  content: string | null
}

export type InspectionRow = {
  guid: string
  id: number
  number: string
  kindId: number
  basis: string
  basisNumber: string
  basisDate: string | null
  dateFrom: string
  dateTo: string | null
  /** `HH:MM` in Sofia. */
  timeFrom: string
  timeTo: string
  departmentId: number
  /** The ids of the inspectors; the first one leads the inspection. */
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
  /** The protocol, if there is one; the list has at most one element. */
  protocols: ProtocolRow[]
  /** The template from which the protocol was made; used to find out if a template is in use. */
  protocolTemplateId: number | null
  note: string
}

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
  plannedCounts: number[]
  leaderPersonId: number | null
  summary: string
  statusId: number
  annulledBecause: string
}

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

/** The document that was made from a paper of an inspection; `key` is the GUID of the document. */
export type InspectionDocumentRow = {
  key: string
  documentGuid: string
  inspectionGuid: string
  paper: InspectionPaper
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    inspectionDocuments: InspectionDocumentRow
    inspections: InspectionRow
    groupedInspections: GroupedInspectionRow
    inspectionFiles: InspectionFileRow
  }
}
