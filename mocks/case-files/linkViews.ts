import type { CaseFileNode, LinkKind } from '../../src/contract/shapes/caseFiles.ts'
import type { DeviceTypeRow } from '../devices/rows.ts'
import { deviceTypeStatus } from '../devices/views.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import type { World } from '../engine/world.ts'
import { groupedInspectionView, inspectionView } from '../inspections/views.ts'
import type { CaseFileLinkRow } from './rows.ts'

export type LinkedObject = Pick<CaseFileNode, 'number' | 'title' | 'dateRegistered' | 'statusName'>

const typeFacts = (world: World, row: DeviceTypeRow | undefined): LinkedObject | undefined =>
  row && {
    number: row.entryNumber ?? '',
    title: `${row.measuringDeviceName}, тип ${row.measuringType}`,
    dateRegistered: row.entryDate,
    statusName: deviceTypeStatus(world, row) || 'Чернова',
  }

const facts: Record<LinkKind, (world: World, guid: string) => LinkedObject | undefined> = {
  inspection: (world, guid) => {
    const row = world.inspections.get(guid)
    if (!row) return undefined
    const { number, date, inspectedPersonName, siteName, settlementName, statusName } = inspectionView(world, row)
    return { number, title: `${inspectedPersonName}: ${siteName}, ${settlementName}`, dateRegistered: date, statusName }
  },
  groupedInspection: (world, guid) => {
    const row = world.groupedInspections.get(guid)
    if (!row) return undefined
    const { number, name, dateFrom, statusName } = groupedInspectionView(world, row)
    return { number, title: name, dateRegistered: dateFrom, statusName }
  },
  measuringDevice: (world, guid) => typeFacts(world, world.approvedTypes.get(guid)),
  foreignDevice: (world, guid) => typeFacts(world, world.registeredTypes.get(guid)),
}

export const linkedObject = (world: World, kind: LinkKind, guid: string): LinkedObject | undefined =>
  facts[kind](world, guid)

const linkNode = (world: World, { kind, targetGuid }: CaseFileLinkRow): CaseFileNode[] => {
  const target = linkedObject(world, kind, targetGuid)
  if (!target) return []
  return [
    {
      ...target,
      guid: targetGuid,
      nodeType: kind === 'inspection' || kind === 'groupedInspection' ? 'inspection' : 'device',
      directionId: null,
      isUnread: false,
      isFocused: false,
      deadlineEnd: null,
      isOverdue: false,
      linkKind: kind,
      children: [],
    },
  ]
}

export const linkNodes = (world: World, file: CaseFileRow): CaseFileNode[] =>
  world.caseFileLinks.by('caseFileGuid', file.guid).flatMap((link) => linkNode(world, link))
