import type { Cancellation, DeviceBody, DeviceEvent, TypeContent } from '../../src/contract/shapes/devices.ts'

export type ContentRow = Omit<TypeContent, 'holder' | 'manufacturerCountry' | 'issuingCountry'> & {
  holderCorrespondentId: number | null
  manufacturerCountryId: number | null
  issuingCountryId: number | null
}

/**
 * An approved type (одобрен тип) or a registered type (регистриран тип) of measuring device. A registered type was
 * approved abroad.
 */
export type DeviceTypeRow = ContentRow & {
  guid: string
  id: number
  /** The number in the register, assigned on registration; null for a draft. */
  entryNumber: string | null
  entryDate: string | null
  isDraft: boolean
  /** The cancellation of the type, if there is one; the list has at most one element. */
  cancellations: Cancellation[]
  history: DeviceEvent[]
}

export type SupplementRow = ContentRow & {
  guid: string
  id: number
  typeGuid: string
  number: number | null
  supplementKindId: number | null
  supplementDate: string | null
  supplementDescription: string
  /** The fields of `TypeContent` that this supplement changes. */
  changedFields: string[]
  isDraft: boolean
  history: DeviceEvent[]
}

export type DeviceRow = Omit<DeviceBody, 'id' | 'owner'> & {
  guid: string
  id: number
  /** The number in the register, assigned on registration together with the date; '' for a draft. */
  entryNumber: string
  entryDate: string | null
  ownerCorrespondentId: number | null
  history: DeviceEvent[]
}

export type DeviceFileRow = {
  guid: string
  deviceGuid: string
  fileName: string
  size: number
  kindId: number
  description: string
  personId: number
  dateUploaded: string
  isStored: boolean
}
