import { countriesById } from '../../fixtures/geography/geography.ts'
import type { DeviceListItem, TypeContent } from '../../src/contract/shapes/devices.ts'
import { applySupplement, supplementsInForce } from '../../src/rules/devices/typeAsOfDate.ts'
import { shownNumber, typeStatus, typeStatusName } from '../../src/rules/devices/typeStatus.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { asOf } from '../records/formerRows.ts'
import { todayOf } from '../settings/calendar.ts'
import type { ContentRow, DeviceRow, DeviceTypeRow, SupplementRow } from './deviceRows.ts'

export const correspondentOption = (db: MockDatabase, id: number | null, at: string | null) => {
  const row = asOf(db, 'correspondents', id, at)
  return row ? { id: row.id, name: correspondentNameOf(row) } : null
}
const countryOption = (id: number | null) => {
  const country = id === null ? undefined : countriesById.get(id)
  return country ? { id: country.id, name: country.name } : null
}

export const contentView = (db: MockDatabase, row: ContentRow): TypeContent => ({
  measuringDeviceCategory: row.measuringDeviceCategory,
  measuringDeviceName: row.measuringDeviceName,
  measuringType: row.measuringType,
  manufacturer: row.manufacturer,
  manufacturerCountry: countryOption(row.manufacturerCountryId),
  holder: correspondentOption(db, row.holderCorrespondentId, row.certificateDate),
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

export const typeRowOf = (db: MockDatabase, guid: string | null): DeviceTypeRow | undefined =>
  db.approvedTypes.get(guid) ?? db.registeredTypes.get(guid)

export const supplementsToday = (db: MockDatabase, row: DeviceTypeRow): SupplementRow[] =>
  supplementsInForce(db.supplements.by('typeGuid', row.guid), todayOf(db))

export const saysToday = (db: MockDatabase, row: DeviceTypeRow): TypeContent =>
  supplementsToday(db, row).reduce(
    (says, one) => applySupplement(says, one, contentView(db, one)),
    contentView(db, row),
  )

export const numberOfType = (db: MockDatabase, row: DeviceTypeRow): string =>
  shownNumber(row.entryNumber ?? '', registeredCount(db, row))
const registeredCount = (db: MockDatabase, { guid }: DeviceTypeRow): number =>
  db.supplements.by('typeGuid', guid).filter(({ isDraft }) => !isDraft).length

export const deviceTypeStatusId = (db: MockDatabase, row: DeviceTypeRow): number | null => {
  const { isDraft, cancellations } = row
  return typeStatus(
    { isDraft, isCancelled: cancellations.length > 0, validUntil: saysToday(db, row).validUntil },
    todayOf(db),
  )
}
export const deviceTypeStatus = (db: MockDatabase, row: DeviceTypeRow): string =>
  typeStatusName(deviceTypeStatusId(db, row))

const noDevice = { serialNumber: '', lastVerification: null, nextVerification: null, siteName: '', departmentName: '' }

export const deviceTypeView = (db: MockDatabase, row: DeviceTypeRow): DeviceListItem => {
  const says = saysToday(db, row)
  const statusId = deviceTypeStatusId(db, row)
  return {
    ...noDevice,
    id: row.guid,
    entryNumber: row.entryNumber ?? '',
    measuringDeviceName: says.measuringDeviceName,
    measuringType: says.measuringType,
    measuringDeviceCategory: says.measuringDeviceCategory,
    // Null, because a type cannot be scrapped; the page shows a dash (specification 2, section 3).
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
    supplementsCount: registeredCount(db, row),
  }
}

export const deviceView = (db: MockDatabase, row: DeviceRow): DeviceListItem => ({
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
  holderName: correspondentOption(db, row.ownerCorrespondentId, row.entryDate)?.name ?? '',
  entryDate: row.entryDate,
  validUntil: row.validUntil,
  statusId: null,
  statusName: '',
  supplementsCount: null,
  lastVerification: row.verificationDate,
  nextVerification: row.nextVerification,
  siteName: row.siteName,
  departmentName: (row.departmentId === null ? undefined : db.departments.get(row.departmentId)?.name) ?? '',
})
