import { inspectionResults } from '../../fixtures/inspectionWords.ts'
import { inspectionKindLabels } from '../../src/contract/enumerations.ts'
import {
  type GroupedInspectionRow as GroupShape,
  type InspectionFilter,
  inspectionStatuses,
  type InspectionRow as Shape,
} from '../../src/contract/inspections.ts'
import { labelIn } from '../../src/contract/labels.ts'
import type { SortColumn } from '../../src/contract/shapes/base.ts'
import { numberSortKey } from '../../src/rules/identifiers/registrationNumber.ts'
import { foldText } from '../../src/rules/words/foldText.ts'
import { correspondentNameOf } from '../correspondents/names.ts'
import { ordered, type SortKeys, wordKey } from '../engine/ordered.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import type { World } from '../world.ts'
import type { GroupedInspectionRow, InspectionRow } from './rows.ts'

const nameIn = (list: readonly { id: number; name: string }[], id: number | null): string =>
  list.find((one) => one.id === id)?.name ?? ''
const departmentOf = (world: World, id: number): string => world.departments.get(id)?.name ?? ''
const personOf = (world: World, row: InspectionRow): string => {
  const person = world.correspondents.get(row.inspectedCorrespondentId)
  return person ? correspondentNameOf(person) : ''
}

export const inspectionView = (world: World, row: InspectionRow): Shape => ({
  guid: row.guid,
  number: row.number,
  date: row.dateFrom,
  kindName: labelIn(inspectionKindLabels, row.kindId),
  inspectedPersonName: personOf(world, row),
  siteName: row.siteName,
  settlementName: row.settlementName,
  departmentName: departmentOf(world, row.departmentId),
  devicesCount: row.devicesCount,
  nonConformingCount: row.nonConformingCount,
  resultName: nameIn(inspectionResults, row.resultId),
  followUpUntil: row.followUpUntil,
  statusId: row.statusId,
  statusName: nameIn(inspectionStatuses, row.statusId),
})

export const groupedInspectionView = (world: World, row: GroupedInspectionRow): GroupShape => {
  const leader = world.persons.get(row.leaderPersonId)
  const own = world.inspections.by('groupedInspectionGuid', row.guid)
  return {
    guid: row.guid,
    number: row.number,
    name: row.name,
    dateFrom: row.dateFrom,
    dateTo: row.dateTo,
    orderNumber: row.orderNumber,
    leaderName: leader ? firstAndLastNameOf(leader) : '',
    departmentNames: row.departmentIds.map((id) => departmentOf(world, id)),
    plannedCount: row.plannedCount,
    doneCount: own.filter(({ resultId }) => resultId !== null).length,
    violationsCount: own.filter(({ nonConformingCount }) => nonConformingCount > 0).length,
    statusId: row.statusId,
    statusName: nameIn(inspectionStatuses, row.statusId),
  }
}

type Facts = { number: string; text: string; from: string; to: string; departmentIds: number[]; statusId: number }

const fits = (filter: InspectionFilter) => {
  const number = filter.number?.trim().toLowerCase() ?? ''
  const text = foldText(filter.text ?? '')
  return (facts: Facts): boolean =>
    facts.number.toLowerCase().includes(number) &&
    (text === '' || foldText(facts.text).includes(text)) &&
    (!filter.fromDate || facts.to >= filter.fromDate) &&
    (!filter.toDate || facts.from <= filter.toDate) &&
    (filter.departmentId === undefined || facts.departmentIds.includes(filter.departmentId)) &&
    (filter.statusId ?? facts.statusId) === facts.statusId
}

type Paged = { pageNumber: number; pageSize: number }
const pageOf = <R, S>(
  { pageNumber, pageSize }: Paged,
  rows: readonly R[],
  by: SortColumn | undefined,
  keys: SortKeys<R>,
  view: (row: R) => S,
) => {
  const skip = (Math.max(1, pageNumber) - 1) * pageSize
  return {
    items: ordered(rows, by, keys)
      .slice(skip, skip + pageSize)
      .map(view),
    totalCount: rows.length,
  }
}

/** One page of inspections, the latest first unless sorted. */
export const inspectionPage = (world: World, paged: Paged, filter: InspectionFilter) => {
  const test = fits(filter)
  const rows = world.inspections.all().filter((row) =>
    test({
      number: row.number,
      text: `${personOf(world, row)} ${row.siteName} ${row.settlementName}`,
      from: row.dateFrom,
      to: row.dateFrom,
      departmentIds: [row.departmentId],
      statusId: row.statusId,
    }),
  )
  const keys: SortKeys<InspectionRow> = {
    number: ({ number, dateFrom }) => dateFrom.slice(0, 4) + numberSortKey(number),
    date: ({ dateFrom }) => dateFrom,
    inspectedPersonName: (row) => wordKey(personOf(world, row)),
    siteName: ({ siteName }) => wordKey(siteName),
    resultName: ({ resultId }) => String(resultId ?? 9),
    statusName: ({ statusId }) => nameIn(inspectionStatuses, statusId),
  }
  return pageOf(paged, rows.toReversed(), filter.sortColumns?.[0], keys, (row) => inspectionView(world, row))
}

/** One page of group inspections, the latest first unless sorted. */
export const groupedInspectionPage = (world: World, paged: Paged, filter: InspectionFilter) => {
  const test = fits(filter)
  const rows = world.groupedInspections.all().filter((row) =>
    test({
      number: row.number,
      text: `${row.name} ${row.category}`,
      from: row.dateFrom,
      to: row.dateTo,
      departmentIds: row.departmentIds,
      statusId: row.statusId,
    }),
  )
  const keys: SortKeys<GroupedInspectionRow> = {
    number: ({ number, dateFrom }) => dateFrom.slice(0, 4) + numberSortKey(number),
    name: ({ name }) => wordKey(name),
    dateFrom: ({ dateFrom }) => dateFrom,
    orderNumber: ({ orderNumber }) => numberSortKey(orderNumber),
    statusName: ({ statusId }) => nameIn(inspectionStatuses, statusId),
  }
  return pageOf(paged, rows.toReversed(), filter.sortColumns?.[0], keys, (row) => groupedInspectionView(world, row))
}
