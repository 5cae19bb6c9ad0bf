/** An approved type (одобрен тип), or a registered one (вписан тип): a type approved abroad and entered here. */
export type DeviceTypeRow = {
  guid: string
  id: number
  /** Given on registration; null for a draft. */
  entryNumber: string | null
  entryDate: string | null
  category: string
  name: string
  type: string
  accuracyClass: string
  manufacturer: string
  /** Who applied for the approval, or represents the foreign manufacturer here. */
  holderCorrespondentId: number
  /** `limited`: only for the named pieces. */
  approval: 'full' | 'limited'
  serialNumber: string
  certificateNumber: string
  certificateDate: string
  validUntil: string
  /** The state that approved it; null for a type approved here. */
  foreignState: string | null
  verificationYears: number
  isDraft: boolean
  isCancelled: boolean
}
