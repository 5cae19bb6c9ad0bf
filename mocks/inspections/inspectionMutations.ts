import { InspectionStatus } from '../../src/contract/inspectionKinds.ts'
import type { GroupedInspection, Inspection, InspectionProtocol } from '../../src/contract/shapes/inspections.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { nextNumber } from '../records/nextNumber.ts'
import type { GroupedInspectionRow, InspectionRow, ProtocolRow } from './inspectionRows.ts'

const protocolRow = ({ author, content, ...protocol }: InspectionProtocol): ProtocolRow => ({
  ...protocol,
  authorPersonId: author?.id ?? null,
  content,
})

/** Returns the number of an inspection. A draft whose dates move to another year gets a new number. */
const numberFor = (
  begin: string,
  dateFrom: string,
  before: { number: string; statusId: number } | undefined,
  numbers: () => readonly string[],
): string => {
  const year = `/${dateFrom.slice(0, 4)}`
  const stays = before && (before.statusId !== InspectionStatus.DRAFT || before.number.endsWith(year))
  return stays ? before.number : nextNumber(begin, numbers(), year)
}

export const inspectionWritten = (
  db: MockDatabase,
  one: Inspection,
  before: InspectionRow | undefined,
): InspectionRow => {
  const dateFrom = one.startsAt?.slice(0, 10) ?? ''
  const numbers = () => db.inspections.all().map(({ number }) => number)
  return {
    guid: before?.guid ?? (one.guid || db.newGuid()),
    id: before?.id ?? db.nextId('inspections'),
    number: numberFor('П-', dateFrom, before, numbers),
    statusId: before?.statusId ?? 1,
    annulledBecause: before?.annulledBecause ?? '',
    kindId: one.kindId ?? 0,
    ...{ basis: one.basis, basisNumber: one.basisNumber.trim(), basisDate: one.basisDate },
    ...{ dateFrom, timeFrom: one.startsAt?.slice(11, 16) ?? '' },
    ...{ dateTo: one.endsAt?.slice(0, 10) ?? null, timeTo: one.endsAt?.slice(11, 16) ?? '' },
    departmentId: one.department?.id ?? 0,
    inspectorPersonIds: one.team.map(({ id }) => id),
    inspectedCorrespondentId: one.inspectedPerson?.id ?? null,
    ...{ siteKind: one.siteKind, siteName: one.siteName.trim(), settlementName: one.settlementName.trim() },
    siteAddress: one.siteAddress.trim(),
    representativeName: one.representativeName.trim(),
    representativePosition: one.representativePosition.trim(),
    ...{ categories: one.categories, requirements: one.requirements, devices: one.devices, findings: one.findings },
    ...{ resultId: one.resultId, measures: one.measures, followUpUntil: one.followUpUntil, note: one.note },
    groupedInspectionGuid: before?.groupedInspectionGuid ?? one.groupedInspection?.guid ?? null,
    followsGuid: before?.followsGuid ?? one.follows?.guid ?? null,
    protocols: one.protocol ? [protocolRow(one.protocol)] : [],
    protocolTemplateId: one.protocol?.templateId ?? null,
  }
}

export const groupWritten = (
  db: MockDatabase,
  group: GroupedInspection,
  before: GroupedInspectionRow | undefined,
): GroupedInspectionRow => {
  const dateFrom = group.dateFrom ?? ''
  const numbers = () => db.groupedInspections.all().map(({ number }) => number)
  return {
    guid: before?.guid ?? (group.guid || db.newGuid()),
    id: before?.id ?? db.nextId('groupedInspections'),
    number: numberFor('ГП-', dateFrom, before, numbers),
    statusId: before?.statusId ?? 1,
    annulledBecause: before?.annulledBecause ?? '',
    ...{ name: group.name.trim(), theme: group.theme.trim(), categories: group.categories },
    ...{ dateFrom, dateTo: group.dateTo ?? '', orderNumber: group.orderNumber.trim(), orderDate: group.orderDate },
    departmentIds: group.plan.map(({ departmentId }) => departmentId),
    plannedCounts: group.plan.map(({ count }) => count ?? 0),
    leaderPersonId: group.leader?.id ?? null,
    summary: group.summary,
  }
}
