import * as v from 'valibot'
import { CivilDate, DateTime, Guid, Id, Option, orAbsent, orFalse, orUnknown, proposed, textUpTo } from './base.ts'

const text = v.string()
const date = orUnknown(CivilDate)

/** A row of a list of devices (specification 2, section 3): a type of one of the two registers, or a single device. */
export const DeviceListItem = v.object({
  id: orUnknown(Guid),
  entryNumber: text,
  measuringDeviceName: text,
  measuringType: text,
  isScrapped: v.nullable(v.boolean()),
  isDraft: orAbsent(v.boolean(), false),
  measuringDeviceCategory: proposed(text),
  manufacturer: proposed(text),
  /** The country of the manufacturer; for a registered type, the country that issued its document. */
  countryName: proposed(text),
  serialNumber: proposed(text),
  certificateNumber: proposed(text),
  /** The applicant of an approved type, the representative of a registered type, or the owner of a single device. */
  holderName: proposed(text),
  entryDate: proposed(date),
  /** The last day of a type's approval, or of the validity of a device's verification mark. */
  validUntil: proposed(date),
  statusId: orUnknown(Id),
  statusName: proposed(text),
  supplementsCount: orUnknown(Id),
  /** The day of the last verification, and the last day for the next one; only for single devices. */
  lastVerification: proposed(date),
  nextVerification: proposed(date),
  siteName: proposed(text),
  departmentName: proposed(text),
})
export type DeviceListItem = v.InferOutput<typeof DeviceListItem>

export const Characteristic = v.object({ name: textUpTo(200), value: textUpTo(200), unit: textUpTo(200) })
export type Characteristic = v.InferOutput<typeof Characteristic>

/** The fields that describe a device type. */
export const typeContent = {
  measuringDeviceCategory: textUpTo(200),
  measuringDeviceName: textUpTo(300),
  measuringType: textUpTo(200),
  manufacturer: textUpTo(300),
  manufacturerCountry: orUnknown(Option),
  holder: orUnknown(Option),
  holderRoleId: orUnknown(Id),
  importer: textUpTo(300),
  approvalKindId: orUnknown(Id),
  limitation: textUpTo(500),
  certificateNumber: textUpTo(50),
  certificateDate: date,
  validUntil: date,
  approvalSign: textUpTo(100),
  metrologicalCharacteristics: v.array(Characteristic),
  accuracyClass: textUpTo(100),
  measuringRange: textUpTo(200),
  typeDescription: textUpTo(4000),
  intendedUse: textUpTo(500),
  sealingPlaces: textUpTo(2000),
  /** The verification period, in years. */
  verificationPeriod: orUnknown(Id),
  testReport: textUpTo(300),
  orderNumber: textUpTo(50),
  orderDate: date,
  note: textUpTo(1000),
  issuingCountry: orUnknown(Option),
  issuingBody: textUpTo(300),
  foreignDocumentKindId: orUnknown(Id),
  notifiedBody: textUpTo(50),
  recognitionBasis: textUpTo(300),
}
export const TypeContent = v.object(typeContent)
export type TypeContent = v.InferOutput<typeof TypeContent>
export type ContentField = keyof TypeContent

export const supplementFacts = {
  supplementKindId: orUnknown(Id),
  supplementDate: date,
  supplementDescription: textUpTo(2000),
}

/** A device type or supplement as a form sends it; without `id` if it is new. */
export const DeviceTypeBody = proposed(v.object({ id: v.optional(Guid), ...typeContent, ...supplementFacts }))
export type DeviceTypeBody = v.InferOutput<typeof DeviceTypeBody>

export const Supplement = proposed(
  v.object({
    id: Guid,
    ...supplementFacts,
    /** The supplement's number, counted from 1 within the type; null for a draft. */
    number: orUnknown(Id),
    isDraft: orFalse,
    changedFields: v.array(text),
    content: TypeContent,
  }),
)
export type Supplement = v.InferOutput<typeof Supplement>

export const DeviceFile = proposed(
  v.object({
    guid: Guid,
    fileName: text,
    size: orUnknown(Id),
    kindId: orUnknown(Id),
    description: text,
    uploadedBy: text,
    dateUploaded: orUnknown(DateTime),
  }),
)
export type DeviceFile = v.InferOutput<typeof DeviceFile>

export const DeviceCaseFile = proposed(
  v.object({ guid: Guid, number: text, rootDocumentGuid: orUnknown(Guid), subject: text }),
)
export type DeviceCaseFile = v.InferOutput<typeof DeviceCaseFile>

export const DeviceEvent = proposed(
  v.object({ date: orUnknown(DateTime), personName: text, action: text, details: text }),
)
export type DeviceEvent = v.InferOutput<typeof DeviceEvent>

export const Cancellation = proposed(
  v.object({
    basisId: orUnknown(Id),
    orderNumber: textUpTo(50),
    orderDate: date,
    date,
    motives: textUpTo(2000),
    fileName: text,
    fileGuid: orUnknown(Guid),
  }),
)
export type Cancellation = v.InferOutput<typeof Cancellation>

const belongings = {
  files: v.array(DeviceFile),
  caseFiles: v.array(DeviceCaseFile),
  history: v.array(DeviceEvent),
}

/**
 * A device type as first entered, with its supplements by date. A supplement has `parentId` and the complete data of
 * the type from its date on.
 */
export const DeviceType = proposed(
  v.object({
    id: Guid,
    entryNumber: text,
    entryDate: date,
    isDraft: orFalse,
    ...typeContent,
    ...supplementFacts,
    parentId: orUnknown(Guid),
    parentNumber: text,
    supplementNumber: orUnknown(Id),
    supplements: v.array(Supplement),
    cancellation: orUnknown(Cancellation),
    ...belongings,
  }),
)
export type DeviceType = v.InferOutput<typeof DeviceType>

export const deviceContent = {
  basisKindId: orUnknown(Id),
  typeId: orUnknown(Guid),
  basisNumber: textUpTo(100),
  measuringDeviceCategory: textUpTo(200),
  measuringDeviceName: textUpTo(300),
  measuringType: textUpTo(200),
  manufacturer: textUpTo(300),
  serialNumber: textUpTo(100),
  productionYear: orUnknown(Id),
  owner: orUnknown(Option),
  siteName: textUpTo(300),
  siteAddress: textUpTo(300),
  departmentId: orUnknown(Id),
  verificationDate: date,
  verificationKindId: orUnknown(Id),
  verificationResultId: orUnknown(Id),
  markNumber: textUpTo(50),
  validUntil: date,
  nextVerification: date,
  isScrapped: orFalse,
  scrappedDate: date,
  scrappedReason: textUpTo(300),
  isDraft: orFalse,
  note: textUpTo(1000),
}
export const DeviceBody = proposed(v.object({ id: v.optional(Guid), ...deviceContent }))
export type DeviceBody = v.InferOutput<typeof DeviceBody>

export const Device = proposed(
  v.object({
    id: Guid,
    entryNumber: text,
    entryDate: date,
    ...deviceContent,
    departmentName: text,
    typeNumber: text,
    ...belongings,
  }),
)
export type Device = v.InferOutput<typeof Device>
