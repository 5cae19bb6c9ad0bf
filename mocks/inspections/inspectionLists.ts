import { inspectionResultLabels } from '../../src/contract/inspectionKinds.ts'
import type { InspectionFilter } from '../../src/contract/inspections.ts'
import { labelIn } from '../../src/contract/labels.ts'
import { numberMatcher, numberSortKey } from '../../src/rules/identifiers/registrationNumber.ts'
import { matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { pageOfRows } from '../records/recordHandlers.ts'
import { countKey, type SortKeys, sortRows, wordKey } from '../records/sortRows.ts'
import type { InspectionRow } from './inspectionRows.ts'
import {
  departmentOf,
  groupedInspectionView,
  inspectedNameOf,
  inspectionView,
  nonConformingOf,
  statusNameOf,
} from './inspectionViews.ts'
import { placeOfSite } from './placeOfSite.ts'

type Facts = {
  number: string
  text: string
  from: string
  to: string
  departmentIds: readonly number[]
  statusId: number
  categories: readonly string[]
  personIds: readonly (number | null)[]
}

const fits = (filter: InspectionFilter) => {
  const isNumber = numberMatcher(filter.number ?? '')
  const hasText = matcherOf(filter.text ?? '')
  return (facts: Facts): boolean =>
    (!filter.number || isNumber(facts.number, null)) &&
    hasText(searchable(facts.text)) &&
    (!filter.fromDate || facts.to >= filter.fromDate) &&
    (!filter.toDate || facts.from <= filter.toDate) &&
    (filter.departmentId === undefined || facts.departmentIds.includes(filter.departmentId)) &&
    (filter.statusId ?? facts.statusId) === facts.statusId &&
    (filter.category === undefined || facts.categories.includes(filter.category)) &&
    (filter.personId === undefined || facts.personIds.includes(filter.personId))
}

type Paged = { pageNumber: number; pageSize: number }
const isSame = <T>(wanted: T | undefined, value: T | null): boolean => wanted === undefined || wanted === value

const isInPlace = ({ districtId, municipalityId }: InspectionFilter, row: InspectionRow): boolean => {
  if (districtId === undefined && municipalityId === undefined) return true
  const place = placeOfSite(row)
  return place !== undefined && isSame(districtId, place.districtId) && isSame(municipalityId, place.municipalityId)
}

export const inspectionPage = (db: MockDatabase, paged: Paged, filter: InspectionFilter) => {
  const test = fits(filter)
  const rows = db.inspections.all().filter(
    (row) =>
      isSame(filter.kindId, row.kindId) &&
      isSame(filter.resultId, row.resultId) &&
      isSame(filter.correspondentId, row.inspectedCorrespondentId) &&
      (filter.serialNumber === undefined ||
        row.devices.some(({ serialNumber }) => serialNumber === filter.serialNumber)) &&
      isInPlace(filter, row) &&
      test({
        number: row.number,
        text: `${inspectedNameOf(db, row)} ${row.siteName} ${row.settlementName} ${row.siteAddress}`,
        from: row.dateFrom,
        to: row.dateFrom,
        departmentIds: [row.departmentId],
        statusId: row.statusId,
        categories: row.categories,
        personIds: row.inspectorPersonIds,
      }),
  )
  const keys: SortKeys<InspectionRow> = {
    number: ({ number, dateFrom }) => dateFrom.slice(0, 4) + numberSortKey(number),
    date: ({ dateFrom }) => dateFrom,
    kindName: ({ kindId }) => String(kindId),
    inspectedPersonName: (row) => wordKey(inspectedNameOf(db, row)),
    siteName: ({ siteName }) => wordKey(siteName),
    settlementName: ({ settlementName }) => wordKey(settlementName),
    departmentName: ({ departmentId }) => wordKey(departmentOf(db, departmentId)),
    devicesCount: ({ devices }) => countKey(devices.length),
    nonConformingCount: (row) => countKey(nonConformingOf(row)),
    resultName: ({ resultId }) => labelIn(inspectionResultLabels, resultId),
    followUpUntil: ({ followUpUntil }) => followUpUntil ?? '',
    statusName: ({ statusId }) => statusNameOf(statusId),
  }
  const { items, totalCount } = pageOfRows(sortRows(rows.toReversed(), filter.sortColumns?.[0], keys), paged)
  return { items: items.map((row) => inspectionView(db, row)), totalCount }
}

const groupKeys: SortKeys<ReturnType<typeof groupedInspectionView>> = {
  number: ({ number, dateFrom }) => (dateFrom ?? '').slice(0, 4) + numberSortKey(number),
  name: ({ name }) => wordKey(name),
  dateFrom: ({ dateFrom }) => dateFrom ?? '',
  orderNumber: ({ orderNumber }) => numberSortKey(orderNumber),
  plannedCount: ({ plannedCount }) => countKey(plannedCount),
  doneCount: ({ doneCount }) => countKey(doneCount),
  violationsCount: ({ violationsCount }) => countKey(violationsCount),
  statusName: ({ statusName }) => statusName,
}

export const groupedInspectionPage = (db: MockDatabase, paged: Paged, filter: InspectionFilter) => {
  const test = fits(filter)
  const rows = db.groupedInspections.all().filter((row) =>
    test({
      number: row.number,
      text: `${row.name} ${row.categories.join(' ')}`,
      from: row.dateFrom,
      to: row.dateTo,
      departmentIds: row.departmentIds,
      statusId: row.statusId,
      categories: row.categories,
      personIds: [row.leaderPersonId],
    }),
  )
  const shown = rows.toReversed().map((row) => groupedInspectionView(db, row))
  return pageOfRows(sortRows(shown, filter.sortColumns?.[0], groupKeys), paged)
}
