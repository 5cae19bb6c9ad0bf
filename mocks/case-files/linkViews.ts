import type { CaseFileNode, LinkKind } from '../../src/contract/shapes/caseFiles.ts'
import type { DeviceTypeRow } from '../devices/deviceRows.ts'
import { deviceTypeStatus } from '../devices/deviceViews.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { groupedInspectionView, inspectionView } from '../inspections/inspectionViews.ts'
import type { CaseFileLinkRow } from './caseFileRows.ts'

export type LinkedObject = Pick<CaseFileNode, 'number' | 'title' | 'dateRegistered' | 'statusName'>

const typeFacts = (db: MockDatabase, row: DeviceTypeRow | undefined): LinkedObject | undefined =>
  row && {
    number: row.entryNumber ?? '',
    title: `${row.measuringDeviceName}, тип ${row.measuringType}`,
    dateRegistered: row.entryDate,
    statusName: deviceTypeStatus(db, row) || 'Чернова',
  }

const facts: Record<LinkKind, (db: MockDatabase, guid: string) => LinkedObject | undefined> = {
  inspection: (db, guid) => {
    const row = db.inspections.get(guid)
    if (!row) return undefined
    const { number, date, inspectedPersonName, siteName, settlementName, statusName } = inspectionView(db, row)
    return { number, title: `${inspectedPersonName}: ${siteName}, ${settlementName}`, dateRegistered: date, statusName }
  },
  groupedInspection: (db, guid) => {
    const row = db.groupedInspections.get(guid)
    if (!row) return undefined
    const { number, name, dateFrom, statusName } = groupedInspectionView(db, row)
    return { number, title: name, dateRegistered: dateFrom, statusName }
  },
  measuringDevice: (db, guid) => typeFacts(db, db.approvedTypes.get(guid)),
  foreignDevice: (db, guid) => typeFacts(db, db.registeredTypes.get(guid)),
}

export const linkedObject = (db: MockDatabase, kind: LinkKind, guid: string): LinkedObject | undefined =>
  facts[kind](db, guid)

const linkNode = (db: MockDatabase, { kind, targetGuid }: CaseFileLinkRow): CaseFileNode[] => {
  const target = linkedObject(db, kind, targetGuid)
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

export const linkNodes = (db: MockDatabase, file: CaseFileRow): CaseFileNode[] =>
  db.caseFileLinks.by('caseFileGuid', file.guid).flatMap((link) => linkNode(db, link))
