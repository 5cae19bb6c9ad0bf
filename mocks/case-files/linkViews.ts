import type { CaseFileNode, LinkKind } from '../../src/contract/shapes/caseFiles.ts'
import { caseFileStatusName } from '../../src/rules/documents/caseFileStatus.ts'
import type { DeviceTypeRow } from '../devices/deviceRows.ts'
import { deviceTypeStatus } from '../devices/deviceViews.ts'
import { awaitedCounts } from '../documents/awaitedWorkInCase.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import { shownStatusOf } from '../documents/listRow.ts'
import { mayReadCase } from '../documents/readableDocument.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { groupedInspectionView, inspectionView } from '../inspections/inspectionViews.ts'
import type { CaseFileLinkRow } from './caseFileRows.ts'

export type Link = Pick<CaseFileLinkRow, 'kind' | 'targetGuid'>

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
  caseFile: (db, guid) => {
    const file = db.caseFiles.get(guid)
    const root = db.documents.get(file?.rootDocumentGuid)
    if (!file || !root) return undefined
    return {
      number: file.number ?? '',
      title: root.subject,
      dateRegistered: file.dateOpened,
      statusName: caseFileStatusName(shownStatusOf(root), awaitedCounts(db, file)),
    }
  },
}

export const linkedObject = (db: MockDatabase, kind: LinkKind, guid: string): LinkedObject | undefined =>
  facts[kind](db, guid)

const nodeTypes: Record<LinkKind, CaseFileNode['nodeType']> = {
  inspection: 'inspection',
  groupedInspection: 'inspection',
  measuringDevice: 'device',
  foreignDevice: 'device',
  caseFile: 'caseFile',
}

const linkNode = (db: MockDatabase, { kind, targetGuid }: Link): CaseFileNode[] => {
  const target = linkedObject(db, kind, targetGuid)
  if (!target) return []
  return [
    {
      ...target,
      guid: targetGuid,
      nodeType: nodeTypes[kind],
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

/** Returns the links of a case file. A link of two case files is stored once and returned for both. */
export const linksOf = (db: MockDatabase, { guid }: CaseFileRow): Link[] => [
  ...db.caseFileLinks.by('caseFileGuid', guid),
  ...db.caseFileLinks
    .by('targetGuid', guid)
    .filter(({ kind }) => kind === 'caseFile')
    .map(({ kind, caseFileGuid }) => ({ kind, targetGuid: caseFileGuid })),
]

/** Returns the linked objects, except case files that the caller may not read. */
export const linkNodes = (db: MockDatabase, caller: Caller, file: CaseFileRow): CaseFileNode[] =>
  linksOf(db, file)
    .filter(({ kind, targetGuid }) => kind !== 'caseFile' || mayReadCase(db, caller, targetGuid))
    .flatMap((link) => linkNode(db, link))
