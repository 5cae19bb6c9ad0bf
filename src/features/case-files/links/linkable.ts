import type { DeviceListItem } from '../../../contract/devices.ts'
import type { GroupedInspectionRow, InspectionRow } from '../../../contract/inspections.ts'
import type { CaseFileNode, LinkKind } from '../../../contract/shapes/caseFiles.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import type { CaseFileLine } from '../caseFileState.ts'

export type Linkable = { kind: LinkKind; guid: string; number: string; title: string; note: string }

const joinTexts = (...texts: string[]): string => texts.filter(Boolean).join(', ')

export const ofInspection = (row: InspectionRow): Linkable => ({
  kind: 'inspection',
  guid: row.guid,
  number: row.number,
  title: `${row.inspectedPersonName}: ${joinTexts(row.siteName, row.settlementName)}`,
  note: joinTexts(formatDate(row.date), row.statusName.toLowerCase()),
})

export const ofGroupedInspection = (row: GroupedInspectionRow): Linkable => ({
  kind: 'groupedInspection',
  guid: row.guid,
  number: row.number,
  title: row.name,
  note: joinTexts(`${formatDate(row.dateFrom)} – ${formatDate(row.dateTo)}`, row.statusName.toLowerCase()),
})

export const ofDeviceType = (kind: 'measuringDevice' | 'foreignDevice', row: DeviceListItem): Linkable => ({
  kind,
  guid: row.id ?? '',
  number: row.entryNumber,
  title: `${row.measuringDeviceName}, тип ${row.measuringType}`,
  note: joinTexts(row.manufacturer, row.isDraft ? 'чернова' : row.statusName.toLowerCase()),
})

export const ofCaseFile = (row: CaseFileLine): Linkable => ({
  kind: 'caseFile',
  guid: row.guid,
  number: row.number,
  title: row.rootDocumentSubjectDescription,
  note: joinTexts(formatDate(row.rootDocumentDateRegistered), row.documentStatusName.toLowerCase()),
})

export const keyOf = ({ kind, guid }: Pick<Linkable, 'kind' | 'guid'>): string => `${kind}:${guid}`

export const linkableOfNode = (node: CaseFileNode & { linkKind: LinkKind }): Linkable => ({
  kind: node.linkKind,
  guid: node.guid,
  number: node.number,
  title: node.title,
  note: node.statusName.toLowerCase(),
})
