import type { DeviceFilters } from '../../src/contract/devices.ts'
import type { DeviceListItem } from '../../src/contract/shapes/devices.ts'
import { numberSortKey, parseNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { foldText, matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { pageOfRows } from '../records/recordHandlers.ts'
import { countKey, type SortKeys, sortRows, wordKey } from '../records/sortRows.ts'
import type { DeviceRow, DeviceTypeRow } from './deviceRows.ts'
import { deviceTypeView, deviceView, saysToday } from './deviceViews.ts'

type FoundDevice = DeviceListItem & {
  holderId: number | null
  countryId: number | null
  typeId: string | null
  departmentId: number | null
}

const has = (text: string, wanted: string | undefined): boolean => !wanted || matcherOf(wanted)(searchable(text))
const isOne = <T>(value: T | null, wanted: T | undefined): boolean => wanted === undefined || value === wanted

/** True if the entry number starts with the typed number: „№ 51“ finds 5123; „СИ-00012“ and „12“ find СИ-00012. */
const hasNumber = (entryNumber: string, wanted: string | undefined): boolean => {
  const number = foldText(parseNumber(wanted ?? '').number)
  if (!number) return true
  const known = foldText(entryNumber)
  return known.startsWith(number) || known.replace(/^si-0*/, '').startsWith(number)
}

const fits =
  (filter: DeviceFilters) =>
  (row: FoundDevice): boolean =>
    hasNumber(row.entryNumber, filter.EntryNumber) &&
    isOne(row.isDraft, filter.IsDraft) &&
    isOne(row.isScrapped, filter.IsScrapped) &&
    has(row.measuringDeviceName, filter.MeasuringDeviceName) &&
    has(row.measuringType, filter.MeasuringType) &&
    has(row.manufacturer, filter.Manufacturer) &&
    has(row.serialNumber, filter.SerialNumber) &&
    has(row.certificateNumber, filter.CertificateNumber) &&
    has(row.holderName, filter.HolderName) &&
    isOne(row.holderId, filter.HolderId) &&
    isOne(row.measuringDeviceCategory, filter.Category || undefined) &&
    isOne(row.countryId, filter.CountryId) &&
    isOne(row.typeId, filter.TypeId) &&
    isOne(row.departmentId, filter.DepartmentId) &&
    isOne(row.statusId, filter.StatusId) &&
    (!filter.ValidFrom || (row.validUntil ?? '') >= filter.ValidFrom) &&
    (!filter.EntryFrom || (row.entryDate ?? '') >= filter.EntryFrom) &&
    (!filter.EntryTo || (row.entryDate !== null && row.entryDate <= filter.EntryTo)) &&
    (!filter.ValidTo || (row.validUntil !== null && row.validUntil <= filter.ValidTo))

const sortKeys: SortKeys<FoundDevice> = {
  entryNumber: ({ entryNumber }) => numberSortKey(entryNumber),
  entryDate: ({ entryDate }) => entryDate ?? '',
  measuringDeviceCategory: ({ measuringDeviceCategory }) => wordKey(measuringDeviceCategory),
  measuringDeviceName: ({ measuringDeviceName }) => wordKey(measuringDeviceName),
  measuringType: ({ measuringType }) => numberSortKey(measuringType),
  manufacturer: ({ manufacturer }) => wordKey(manufacturer),
  countryName: ({ countryName }) => wordKey(countryName),
  serialNumber: ({ serialNumber }) => numberSortKey(serialNumber),
  certificateNumber: ({ certificateNumber }) => numberSortKey(certificateNumber),
  holderName: ({ holderName }) => wordKey(holderName),
  validUntil: ({ validUntil }) => validUntil ?? '',
  lastVerification: ({ lastVerification }) => lastVerification ?? '',
  nextVerification: ({ nextVerification }) => nextVerification ?? '',
  supplementsCount: ({ supplementsCount }) => countKey(supplementsCount),
  statusName: ({ statusId }) => countKey(statusId ?? null),
  siteName: ({ siteName }) => wordKey(siteName),
  departmentName: ({ departmentName }) => wordKey(departmentName),
  isDraft: ({ isDraft }) => (isDraft ? '0' : '1'),
  isScrapped: ({ isScrapped }) => (isScrapped ? '1' : '0'),
}

const inOrder = (rows: readonly FoundDevice[], filter: DeviceFilters): readonly FoundDevice[] =>
  sortRows(rows.toReversed().filter(fits(filter)), filter.sortColumns?.[0], sortKeys)

export const foundTypes = (
  db: MockDatabase,
  all: readonly DeviceTypeRow[],
  filter: DeviceFilters,
): readonly FoundDevice[] =>
  inOrder(
    all.map((row) => {
      const { holder, issuingCountry, manufacturerCountry } = saysToday(db, row)
      const countryId = (issuingCountry ?? manufacturerCountry)?.id ?? null
      return {
        ...deviceTypeView(db, row),
        holderId: holder?.id ?? null,
        countryId,
        typeId: null,
        departmentId: null,
      }
    }),
    filter,
  )

export const foundDevices = (
  db: MockDatabase,
  all: readonly DeviceRow[],
  filter: DeviceFilters,
): readonly FoundDevice[] =>
  inOrder(
    all.map((row) => ({
      ...deviceView(db, row),
      holderId: row.ownerCorrespondentId,
      countryId: null,
      typeId: row.typeId,
      departmentId: row.departmentId,
    })),
    filter,
  )

const asListItem = ({
  holderId: _h,
  countryId: _c,
  typeId: _t,
  departmentId: _d,
  ...item
}: FoundDevice): DeviceListItem => item

export const pageOfFound = (rows: readonly FoundDevice[], place: { pageNumber: number; pageSize: number }) => {
  const { items, totalCount } = pageOfRows(rows, place)
  return { items: items.map(asListItem), totalCount }
}
