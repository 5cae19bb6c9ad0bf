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
  InspectionProtocol,
} from '../../src/contract/shapes/inspections.ts'
import { filledProtocol } from '../../src/rules/inspections/protocolFill.ts'
import { correspondentNameOf } from '../correspondents/names.ts'
import type { World } from '../engine/world.ts'
import { firstAndLastNameOf, fullNameOf } from '../people/names.ts'
import { asOf } from '../records/formerRows.ts'
import type { GroupedInspectionRow, InspectionRow, ProtocolRow } from './rows.ts'

export const statusNameOf = (statusId: number): string => labelIn(inspectionStatusLabels, statusId)
export const departmentOf = (world: World, id: number): string => world.departments.get(id)?.name ?? ''
/** The end of a finished inspection: names are shown as of that day; null if it is not finished. */
const endOf = ({ statusId, dateTo, dateFrom }: InspectionRow): string | null =>
  statusId === InspectionStatus.FINISHED ? (dateTo ?? dateFrom) : null
export const inspectedNameOf = (world: World, row: InspectionRow): string => {
  const person = asOf(world, 'correspondents', row.inspectedCorrespondentId, endOf(row))
  return person ? correspondentNameOf(person) : ''
}
const personOf = (world: World, id: number | null, at: string | null = null) => {
  const person = asOf(world, 'persons', id, at)
  return person ? { id: person.id, name: fullNameOf(person) } : null
}
export const nonConformingOf = ({ devices }: InspectionRow): number =>
  devices.filter(({ isConforming }) => isConforming === false).length

export const inspectionView = (world: World, row: InspectionRow): Shape => ({
  guid: row.guid,
  number: row.number,
  date: row.dateFrom,
  kindName: labelIn(inspectionKindLabels, row.kindId),
  inspectedPersonName: inspectedNameOf(world, row),
  siteName: row.siteName,
  settlementName: row.settlementName,
  departmentName: departmentOf(world, row.departmentId),
  devicesCount: row.devices.length,
  nonConformingCount: nonConformingOf(row),
  resultName: labelIn(inspectionResultLabels, row.resultId),
  followUpUntil: row.followUpUntil,
  statusId: row.statusId,
  statusName: statusNameOf(row.statusId),
})

export const groupedInspectionView = (world: World, row: GroupedInspectionRow): GroupShape => {
  const leader = world.persons.get(row.leaderPersonId)
  const done = world.inspections
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
    departmentNames: row.departmentIds.map((id) => departmentOf(world, id)),
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

const caseFilesOf = (world: World, targetGuid: string) =>
  world.caseFileLinks.by('targetGuid', targetGuid).flatMap(({ caseFileGuid }) => {
    const file = world.caseFiles.get(caseFileGuid)
    return file ? [{ guid: file.guid, number: file.number ?? '', rootDocumentGuid: file.rootDocumentGuid }] : []
  })

const protocolView = (world: World, protocol: ProtocolRow, one: Inspection): InspectionProtocol => {
  const { authorPersonId, content, ...rest } = protocol
  const template = world.protocolTemplates.get(protocol.templateId)
  return {
    ...rest,
    author: personOf(world, authorPersonId),
    content: content ?? filledProtocol(template?.versions.at(-1)?.content ?? '', one, protocol.date),
  }
}

export const inspectionRecord = (world: World, row: InspectionRow): Inspection => {
  const inspected = asOf(world, 'correspondents', row.inspectedCorrespondentId, endOf(row))
  const one: Inspection = {
    ...{ guid: row.guid, number: row.number, statusId: row.statusId, annulledBecause: row.annulledBecause },
    ...{ kindId: row.kindId, basis: row.basis, basisNumber: row.basisNumber, basisDate: row.basisDate },
    startsAt: `${row.dateFrom}T${row.timeFrom}`,
    endsAt: row.dateTo === null ? null : `${row.dateTo}T${row.timeTo}`,
    department: { id: row.departmentId, name: departmentOf(world, row.departmentId) },
    team: row.inspectorPersonIds.flatMap((id) => personOf(world, id, endOf(row)) ?? []),
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
    groupedInspection: groupOf(world.groupedInspections.get(row.groupedInspectionGuid)),
    follows: linkTo(world.inspections.get(row.followsGuid)),
    followedBy: world.inspections.by('followsGuid', row.guid).map(({ guid, number }) => ({ guid, number })),
    caseFiles: caseFilesOf(world, row.guid),
  }
  const [protocol] = row.protocols
  return protocol ? { ...one, protocol: protocolView(world, protocol, one) } : one
}

const countOf = ({ measures }: InspectionRow, kind: string): number =>
  measures.filter((measure) => measure.kind === kind).length

const includedView = (world: World, row: InspectionRow): IncludedInspection => ({
  ...{ guid: row.guid, number: row.number, date: row.dateFrom, departmentId: row.departmentId },
  inspectedPersonName: inspectedNameOf(world, row),
  ...{ siteName: row.siteName, settlementName: row.settlementName, resultId: row.resultId, statusId: row.statusId },
  devicesCount: row.devices.length,
  nonConformingCount: nonConformingOf(row),
  prescriptionsCount: countOf(row, 'prescription'),
  actsCount: countOf(row, 'act'),
})

export const groupRecord = (world: World, row: GroupedInspectionRow): GroupedInspection => ({
  ...{ guid: row.guid, number: row.number, statusId: row.statusId, annulledBecause: row.annulledBecause },
  ...{ name: row.name, theme: row.theme, categories: row.categories, dateFrom: row.dateFrom, dateTo: row.dateTo },
  ...{ orderNumber: row.orderNumber, orderDate: row.orderDate, summary: row.summary },
  leader: personOf(world, row.leaderPersonId),
  plan: row.departmentIds.map((departmentId, at) => ({
    departmentId,
    departmentName: departmentOf(world, departmentId),
    count: row.plannedCounts[at] ?? 0,
  })),
  inspections: world.inspections.by('groupedInspectionGuid', row.guid).map((one) => includedView(world, one)),
  caseFiles: caseFilesOf(world, row.guid),
})
