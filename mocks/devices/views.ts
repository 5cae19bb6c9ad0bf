import { countriesById } from '../../fixtures/geography/geography.ts'
import type { DeviceListItem, TypeContent } from '../../src/contract/shapes/devices.ts'
import { inForce, supplemented } from '../../src/rules/devices/effective.ts'
import { shownNumber, typeStatus, typeStatusName } from '../../src/rules/devices/typeStatus.ts'
import { correspondentNameOf } from '../correspondents/names.ts'
import type { World } from '../engine/world.ts'
import { asOf } from '../records/formerRows.ts'
import { todayOf } from '../settings/calendar.ts'
import type { ContentRow, DeviceRow, DeviceTypeRow, SupplementRow } from './rows.ts'

/** The correspondent with its name at the date of a document; null for the current name. */
export const correspondentOption = (world: World, id: number | null, at: string | null) => {
  const row = asOf(world, 'correspondents', id, at)
  return row ? { id: row.id, name: correspondentNameOf(row) } : null
}
const countryOption = (id: number | null) => {
  const country = id === null ? undefined : countriesById.get(id)
  return country ? { id: country.id, name: country.name } : null
}

export const contentView = (world: World, row: ContentRow): TypeContent => ({
  measuringDeviceCategory: row.measuringDeviceCategory,
  measuringDeviceName: row.measuringDeviceName,
  measuringType: row.measuringType,
  manufacturer: row.manufacturer,
  manufacturerCountry: countryOption(row.manufacturerCountryId),
  holder: correspondentOption(world, row.holderCorrespondentId, row.certificateDate),
  holderRoleId: row.holderRoleId,
  importer: row.importer,
  approvalKindId: row.approvalKindId,
  limitation: row.limitation,
  certificateNumber: row.certificateNumber,
  certificateDate: row.certificateDate,
  validUntil: row.validUntil,
  approvalSign: row.approvalSign,
  metrologicalCharacteristics: row.metrologicalCharacteristics,
  accuracyClass: row.accuracyClass,
  measuringRange: row.measuringRange,
  typeDescription: row.typeDescription,
  intendedUse: row.intendedUse,
  sealingPlaces: row.sealingPlaces,
  verificationPeriod: row.verificationPeriod,
  testReport: row.testReport,
  orderNumber: row.orderNumber,
  orderDate: row.orderDate,
  note: row.note,
  issuingCountry: countryOption(row.issuingCountryId),
  issuingBody: row.issuingBody,
  foreignDocumentKindId: row.foreignDocumentKindId,
  notifiedBody: row.notifiedBody,
  recognitionBasis: row.recognitionBasis,
})

export const typeRowOf = (world: World, guid: string | null): DeviceTypeRow | undefined =>
  world.approvedTypes.get(guid) ?? world.registeredTypes.get(guid)

/** The registered supplements of a type that are in force today, in the order of their dates. */
export const supplementsToday = (world: World, row: DeviceTypeRow): SupplementRow[] =>
  inForce(world.supplements.by('typeGuid', row.guid), todayOf(world))

export const saysToday = (world: World, row: DeviceTypeRow): TypeContent =>
  supplementsToday(world, row).reduce(
    (says, one) => supplemented(says, one, contentView(world, one)),
    contentView(world, row),
  )

/** Returns for example „5123, доп. 2“. */
export const numberOfType = (world: World, row: DeviceTypeRow): string =>
  shownNumber(row.entryNumber ?? '', registeredCount(world, row))
const registeredCount = (world: World, { guid }: DeviceTypeRow): number =>
  world.supplements.by('typeGuid', guid).filter(({ isDraft }) => !isDraft).length

export const deviceTypeStatusId = (world: World, row: DeviceTypeRow): number | null => {
  const { isDraft, cancellations } = row
  return typeStatus(
    { isDraft, isCancelled: cancellations.length > 0, validUntil: saysToday(world, row).validUntil },
    todayOf(world),
  )
}
export const deviceTypeStatus = (world: World, row: DeviceTypeRow): string =>
  typeStatusName(deviceTypeStatusId(world, row))

const noDevice = { serialNumber: '', lastVerification: null, nextVerification: null, siteName: '', departmentName: '' }

export const deviceTypeView = (world: World, row: DeviceTypeRow): DeviceListItem => {
  const says = saysToday(world, row)
  const statusId = deviceTypeStatusId(world, row)
  return {
    ...noDevice,
    id: row.guid,
    entryNumber: row.entryNumber ?? '',
    measuringDeviceName: says.measuringDeviceName,
    measuringType: says.measuringType,
    measuringDeviceCategory: says.measuringDeviceCategory,
    // A type is never scrapped (document 2, section 3 shows a dash).
    isScrapped: null,
    isDraft: row.isDraft,
    manufacturer: says.manufacturer,
    countryName: (says.issuingCountry ?? says.manufacturerCountry)?.name ?? '',
    certificateNumber: says.certificateNumber,
    holderName: says.holder?.name ?? '',
    entryDate: row.entryDate,
    validUntil: says.validUntil,
    statusId,
    statusName: typeStatusName(statusId),
    supplementsCount: registeredCount(world, row),
  }
}

export const deviceView = (world: World, row: DeviceRow): DeviceListItem => ({
  id: row.guid,
  entryNumber: row.entryNumber,
  measuringDeviceName: row.measuringDeviceName,
  measuringType: row.measuringType,
  measuringDeviceCategory: row.measuringDeviceCategory,
  isScrapped: row.isScrapped,
  isDraft: row.isDraft,
  manufacturer: row.manufacturer,
  countryName: '',
  serialNumber: row.serialNumber,
  certificateNumber: row.basisNumber,
  holderName: correspondentOption(world, row.ownerCorrespondentId, row.entryDate)?.name ?? '',
  entryDate: row.entryDate,
  validUntil: row.validUntil,
  statusId: null,
  statusName: '',
  supplementsCount: null,
  lastVerification: row.verificationDate,
  nextVerification: row.nextVerification,
  siteName: row.siteName,
  departmentName: (row.departmentId === null ? undefined : world.departments.get(row.departmentId)?.name) ?? '',
})
