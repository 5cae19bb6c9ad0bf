import * as v from 'valibot'
import { CivilDate, DateTime, Guid, Id, Option, orAbsent, orFalse, orUnknown, proposed, textUpTo } from './base.ts'

const text = v.string()
const date = orUnknown(CivilDate)

/** Device list item (document 2, section 3): a type of one of the two registers, or a single device. */
export const DeviceListItem = v.object({
  id: orUnknown(Guid),
  entryNumber: text,
  measuringDeviceName: text,
  measuringType: text,
  isScrapped: v.nullable(v.boolean()),
  isDraft: orAbsent(v.boolean(), false),
  measuringDeviceCategory: proposed(text),
  manufacturer: proposed(text),
  /** The manufacturer's country of an approved type; for a registered type, the country that issued the document. */
  countryName: proposed(text),
  serialNumber: proposed(text),
  /** Number of the approval: the certificate of an approved type, the foreign certificate of a registered one. */
  certificateNumber: proposed(text),
  /** Applicant of an approved type, representative of a registered one, owner of a single device. */
  holderName: proposed(text),
  entryDate: proposed(date),
  /** End of the approval of a type, or of the mark of a device. */
  validUntil: proposed(date),
  /** `TypeStatus`; null for a draft and for single devices. */
  statusId: orUnknown(Id),
  /** „Действащ“, „С изтекъл срок“, „Отменен“; empty for a draft. */
  statusName: proposed(text),
  /** Number of registered supplements of a type, shown as „5123, доп. 2“. */
  supplementsCount: orUnknown(Id),
  /** For single devices: the day of the last verification and the day until which the next one is due. */
  lastVerification: proposed(date),
  nextVerification: proposed(date),
  siteName: proposed(text),
  departmentName: proposed(text),
})
export type DeviceListItem = v.InferOutput<typeof DeviceListItem>

/** A row of the metrological characteristics: „Номинален разход Q3“, „2,5“, „m³/h“. */
export const Characteristic = v.object({ name: textUpTo(200), value: textUpTo(200), unit: textUpTo(200) })
export type Characteristic = v.InferOutput<typeof Characteristic>

/**
 * The data of a type; a supplement may change it from its date on. The fields of foreign approvals are empty for other
 * types.
 */
export const typeContent = {
  measuringDeviceCategory: textUpTo(200),
  measuringDeviceName: textUpTo(300),
  measuringType: textUpTo(200),
  manufacturer: textUpTo(300),
  manufacturerCountry: orUnknown(Option),
  /** Applicant of an approved type, representative in Bulgaria of a registered one: a correspondent. */
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
  /** In years. */
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
  /** The day from which the change applies. */
  supplementDate: date,
  supplementDescription: textUpTo(2000),
}

/** The written data of a type or a supplement. For a supplement: the data of the type with the supplement applied. */
export const DeviceTypeBody = proposed(v.object({ id: v.optional(Guid), ...typeContent, ...supplementFacts }))
export type DeviceTypeBody = v.InferOutput<typeof DeviceTypeBody>

/** A supplement as listed by its type. Only `changedFields` of `content` differ from the type. */
export const Supplement = proposed(
  v.object({
    id: Guid,
    ...supplementFacts,
    /** 1, 2, 3 … within the type; null for a draft. */
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
 * A type of a register as first entered, with its supplements ordered by date; or a supplement (`parentId`), with the
 * data of the type from its date on.
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
  /** Number of another basis: a certificate of conformity, an entry in another register. */
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
    /** The number of the type that is its basis: „5123, доп. 2“. */
    typeNumber: text,
    ...belongings,
  }),
)
export type Device = v.InferOutput<typeof Device>
