import type * as v from 'valibot'
import type { DeviceFilters, DeviceListItem, DeviceRecord } from '../../src/contract/devices.ts'
import { numberSortKey } from '../../src/rules/identifiers/registrationNumber.ts'
import { foldText } from '../../src/rules/words/foldText.ts'
import { correspondentNameOf } from '../correspondents/names.ts'
import { ordered, type SortKeys, wordKey } from '../engine/ordered.ts'
import { todayOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'
import type { DeviceTypeRow } from './rows.ts'

const holderOf = (world: World, row: DeviceTypeRow): string => {
  const holder = world.correspondents.get(row.holderCorrespondentId)
  return holder ? correspondentNameOf(holder) : ''
}

/** What has become of an entry: derived from its cancelling and its term; '' for a draft. */
export const deviceTypeStatus = (world: World, { isDraft, isCancelled, validUntil }: DeviceTypeRow): string => {
  if (isDraft) return ''
  if (isCancelled) return 'Отменен'
  return validUntil < todayOf(world) ? 'С изтекъл срок' : 'Действащ'
}

export const deviceTypeView = (world: World, row: DeviceTypeRow): DeviceListItem => ({
  id: row.guid,
  entryNumber: row.entryNumber ?? '',
  measuringDeviceName: row.name,
  measuringType: row.type,
  // A type is not an instrument: it is never scrapped (document 2, section 3 shows a dash).
  isScrapped: null,
  isDraft: row.isDraft,
  manufacturer: row.manufacturer,
  serialNumber: row.serialNumber,
  certificateNumber: row.certificateNumber,
  holderName: holderOf(world, row),
  entryDate: row.entryDate,
  validUntil: row.validUntil,
  statusName: deviceTypeStatus(world, row),
})

export const deviceRecordView = (world: World, row: DeviceTypeRow): v.InferOutput<typeof DeviceRecord> => ({
  ...deviceTypeView(world, row),
  id: row.guid,
  validTo: row.validUntil,
  category: row.category,
  accuracyClass: row.accuracyClass,
  certificateDate: row.certificateDate,
  foreignState: row.foreignState,
  verificationYears: row.verificationYears,
})

const has = (text: string, wanted: string | undefined): boolean =>
  !wanted || foldText(text).includes(foldText(wanted.trim()))

const fits = (world: World, filter: DeviceFilters) => {
  const number = filter.EntryNumber?.trim().replace(/^№\s*/, '')
  return (row: DeviceTypeRow): boolean =>
    (!number || (row.entryNumber?.startsWith(number) ?? false)) &&
    (filter.IsDraft ?? row.isDraft) === row.isDraft &&
    filter.IsScrapped === undefined &&
    has(row.name, filter.MeasuringDeviceName) &&
    has(row.type, filter.MeasuringType) &&
    has(row.manufacturer, filter.Manufacturer) &&
    has(row.serialNumber, filter.SerialNumber) &&
    has(row.certificateNumber, filter.CertificateNumber) &&
    (!filter.HolderName || has(holderOf(world, row), filter.HolderName))
}

const sortKeys = (world: World): SortKeys<DeviceTypeRow> => ({
  entryNumber: ({ entryNumber }) => numberSortKey(entryNumber),
  measuringDeviceName: ({ name }) => wordKey(name),
  measuringType: ({ type }) => numberSortKey(type),
  manufacturer: ({ manufacturer }) => wordKey(manufacturer),
  serialNumber: ({ serialNumber }) => numberSortKey(serialNumber),
  certificateNumber: ({ certificateNumber }) => numberSortKey(certificateNumber),
  holderName: (row) => wordKey(holderOf(world, row)),
  validUntil: ({ validUntil }) => validUntil,
  isDraft: ({ isDraft }) => (isDraft ? '0' : '1'),
})

/** One page of a register of types, the newest entry first unless sorted. `pageNumber` counts from 1. */
export const deviceTypePage = (
  world: World,
  all: readonly DeviceTypeRow[],
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
  filter: DeviceFilters,
): { items: DeviceListItem[]; totalCount: number } => {
  const rows = ordered(all.toReversed().filter(fits(world, filter)), filter.sortColumns?.[0], sortKeys(world))
  const skip = (Math.max(1, pageNumber) - 1) * pageSize
  return {
    items: rows.slice(skip, skip + pageSize).map((row) => deviceTypeView(world, row)),
    totalCount: rows.length,
  }
}
