import type { DeviceListItem } from '../../../contract/devices.ts'
import type { GroupedInspectionRow, InspectionRow } from '../../../contract/inspections.ts'
import type { CaseFileNode, LinkKind } from '../../../contract/shapes/caseFiles.ts'
import { formatDate } from '../../../dates/civilDate.ts'

export type Linkable = { kind: LinkKind; guid: string; number: string; title: string; note: string }

const joined = (...texts: string[]): string => texts.filter(Boolean).join(', ')

export const ofInspection = (row: InspectionRow): Linkable => ({
  kind: 'inspection',
  guid: row.guid,
  number: row.number,
  title: `${row.inspectedPersonName}: ${joined(row.siteName, row.settlementName)}`,
  note: joined(formatDate(row.date), row.statusName.toLowerCase()),
})

export const ofGroupedInspection = (row: GroupedInspectionRow): Linkable => ({
  kind: 'groupedInspection',
  guid: row.guid,
  number: row.number,
  title: row.name,
  note: joined(`${formatDate(row.dateFrom)} – ${formatDate(row.dateTo)}`, row.statusName.toLowerCase()),
})

export const ofDeviceType = (kind: 'measuringDevice' | 'foreignDevice', row: DeviceListItem): Linkable => ({
  kind,
  guid: row.id ?? '',
  number: row.entryNumber,
  title: `${row.measuringDeviceName}, тип ${row.measuringType}`,
  note: joined(row.manufacturer, row.isDraft ? 'чернова' : row.statusName.toLowerCase()),
})

export const keyOf = ({ kind, guid }: Pick<Linkable, 'kind' | 'guid'>): string => `${kind}:${guid}`

export const linkableOfNode = (node: CaseFileNode & { linkKind: LinkKind }): Linkable => ({
  kind: node.linkKind,
  guid: node.guid,
  number: node.number,
  title: node.title,
  note: node.statusName.toLowerCase(),
})
