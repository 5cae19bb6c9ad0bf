import {
  InspectionStatus,
  inspectionKindLabels,
  inspectionResultLabels,
  inspectionStatusLabels,
} from '../../src/contract/inspectionKinds.ts'
import type { GroupedInspectionRow as GroupShape, InspectionRow as Shape } from '../../src/contract/inspections.ts'
import { labelIn } from '../../src/contract/labels.ts'
import type {
  GroupedInspection,
  IncludedInspection,
  Inspection,
  InspectionDocument,
  InspectionProtocol,
} from '../../src/contract/shapes/inspections.ts'
import { filledProtocol } from '../../src/rules/inspections/protocolFill.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf, fullNameOf } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import type { GroupedInspectionRow, InspectionRow, ProtocolRow } from './inspectionRows.ts'

export const statusNameOf = (statusId: number): string => labelIn(inspectionStatusLabels, statusId)
export const departmentOf = (db: MockDatabase, id: number): string => db.departments.get(id)?.name ?? ''
const endOf = ({ statusId, dateTo, dateFrom }: InspectionRow): string | null =>
  statusId === InspectionStatus.FINISHED ? (dateTo ?? dateFrom) : null
export const inspectedNameOf = (db: MockDatabase, row: InspectionRow): string => {
  const person = asOf(db, 'correspondents', row.inspectedCorrespondentId, endOf(row))
  return person ? correspondentNameOf(person) : ''
}
const personOf = (db: MockDatabase, id: number | null, at: string | null = null) => {
  const person = asOf(db, 'persons', id, at)
  return person ? { id: person.id, name: fullNameOf(person) } : null
}
export const nonConformingOf = ({ devices }: InspectionRow): number =>
  devices.filter(({ isConforming }) => isConforming === false).length

export const inspectionView = (db: MockDatabase, row: InspectionRow): Shape => ({
  guid: row.guid,
  number: row.number,
  date: row.dateFrom,
  kindName: labelIn(inspectionKindLabels, row.kindId),
  inspectedPersonName: inspectedNameOf(db, row),
  siteName: row.siteName,
  settlementName: row.settlementName,
  departmentName: departmentOf(db, row.departmentId),
  devicesCount: row.devices.length,
  nonConformingCount: nonConformingOf(row),
  resultName: labelIn(inspectionResultLabels, row.resultId),
  followUpUntil: row.followUpUntil,
  statusId: row.statusId,
  statusName: statusNameOf(row.statusId),
})

export const groupedInspectionView = (db: MockDatabase, row: GroupedInspectionRow): GroupShape => {
  const leader = db.persons.get(row.leaderPersonId)
  const done = db.inspections
    .by('groupedInspectionGuid', row.guid)
    .filter(({ statusId }) => statusId === InspectionStatus.FINISHED)
  return {
    guid: row.guid,
    number: row.number,
    name: row.name,
    dateFrom: row.dateFrom,
    dateTo: row.dateTo,
    orderNumber: row.orderNumber,
    leaderName: leader ? firstAndLastNameOf(leader) : '',
    departmentNames: row.departmentIds.map((id) => departmentOf(db, id)),
    plannedCount: row.plannedCounts.reduce((sum, count) => sum + count, 0),
    doneCount: done.length,
    violationsCount: done.filter((one) => nonConformingOf(one) > 0).length,
    statusId: row.statusId,
    statusName: statusNameOf(row.statusId),
  }
}

const groupOf = (row: GroupedInspectionRow | undefined): Inspection['groupedInspection'] =>
  row ? { guid: row.guid, number: row.number, statusId: row.statusId } : null

const linkTo = (row: { guid: string; number: string } | undefined) =>
  row ? { guid: row.guid, number: row.number } : null

const caseFilesOf = (db: MockDatabase, targetGuid: string) =>
  db.caseFileLinks.by('targetGuid', targetGuid).flatMap(({ caseFileGuid }) => {
    const file = db.caseFiles.get(caseFileGuid)
    return file ? [{ guid: file.guid, number: file.number ?? '', rootDocumentGuid: file.rootDocumentGuid }] : []
  })

export const documentsOfInspection = (db: MockDatabase, guid: string): InspectionDocument[] =>
  db.inspectionDocuments.by('inspectionGuid', guid).flatMap(({ documentGuid, paper }) => {
    const row = db.documents.get(documentGuid)
    if (!row) return []
    const { number, dateRegistered, statusId } = row
    return [{ guid: row.guid, paper, documentNumber: number, dateRegistered, documentStatusId: statusId }]
  })

const protocolView = (db: MockDatabase, protocol: ProtocolRow, one: Inspection): InspectionProtocol => {
  const { authorPersonId, content, ...rest } = protocol
  const template = db.protocolTemplates.get(protocol.templateId)
  return {
    ...rest,
    author: personOf(db, authorPersonId),
    content: content ?? filledProtocol(template?.versions.at(-1)?.content ?? '', one, protocol.date),
  }
}

export const inspectionRecord = (db: MockDatabase, row: InspectionRow): Inspection => {
  const inspected = asOf(db, 'correspondents', row.inspectedCorrespondentId, endOf(row))
  const one: Inspection = {
    ...{ guid: row.guid, number: row.number, statusId: row.statusId, annulledBecause: row.annulledBecause },
    ...{ kindId: row.kindId, basis: row.basis, basisNumber: row.basisNumber, basisDate: row.basisDate },
    startsAt: `${row.dateFrom}T${row.timeFrom}`,
    endsAt: row.dateTo === null ? null : `${row.dateTo}T${row.timeTo}`,
    department: { id: row.departmentId, name: departmentOf(db, row.departmentId) },
    team: row.inspectorPersonIds.flatMap((id) => personOf(db, id, endOf(row)) ?? []),
    inspectedPerson: inspected ? { id: inspected.id, name: correspondentNameOf(inspected) } : null,
    inspectedPersonIdentifier: inspected?.entityIdentifier ? `ЕИК ${inspected.entityIdentifier}` : '',
    ...{
      siteName: row.siteName,
      siteKind: row.siteKind,
      settlementName: row.settlementName,
      siteAddress: row.siteAddress,
    },
    representativeName: row.representativeName,
    representativePosition: row.representativePosition,
    ...{ categories: row.categories, requirements: row.requirements, devices: row.devices, findings: row.findings },
    ...{ resultId: row.resultId, measures: row.measures, followUpUntil: row.followUpUntil, note: row.note },
    protocol: null,
    groupedInspection: groupOf(db.groupedInspections.get(row.groupedInspectionGuid)),
    follows: linkTo(db.inspections.get(row.followsGuid)),
    followedBy: db.inspections.by('followsGuid', row.guid).map(({ guid, number }) => ({ guid, number })),
    caseFiles: caseFilesOf(db, row.guid),
    documents: documentsOfInspection(db, row.guid),
  }
  const [protocol] = row.protocols
  return protocol ? { ...one, protocol: protocolView(db, protocol, one) } : one
}

const countOf = ({ measures }: InspectionRow, kind: string): number =>
  measures.filter((measure) => measure.kind === kind).length

const includedView = (db: MockDatabase, row: InspectionRow): IncludedInspection => ({
  ...{ guid: row.guid, number: row.number, date: row.dateFrom, departmentId: row.departmentId },
  inspectedPersonName: inspectedNameOf(db, row),
  ...{ siteName: row.siteName, settlementName: row.settlementName, resultId: row.resultId, statusId: row.statusId },
  devicesCount: row.devices.length,
  nonConformingCount: nonConformingOf(row),
  prescriptionsCount: countOf(row, 'prescription'),
  actsCount: countOf(row, 'act'),
})

export const groupRecord = (db: MockDatabase, row: GroupedInspectionRow): GroupedInspection => ({
  ...{ guid: row.guid, number: row.number, statusId: row.statusId, annulledBecause: row.annulledBecause },
  ...{ name: row.name, theme: row.theme, categories: row.categories, dateFrom: row.dateFrom, dateTo: row.dateTo },
  ...{ orderNumber: row.orderNumber, orderDate: row.orderDate, summary: row.summary },
  leader: personOf(db, row.leaderPersonId),
  plan: row.departmentIds.map((departmentId, at) => ({
    departmentId,
    departmentName: departmentOf(db, departmentId),
    count: row.plannedCounts[at] ?? 0,
  })),
  inspections: db.inspections.by('groupedInspectionGuid', row.guid).map((one) => includedView(db, one)),
  caseFiles: caseFilesOf(db, row.guid),
})
