import { ApprovalKind } from '../../contract/deviceKinds.ts'
import type { Characteristic, DeviceTypeBody, TypeContent } from '../../contract/shapes/devices.ts'
import { addMonths, type CivilDate } from '../../dates/civilDate.ts'
import { notInFuture } from '../pastDay.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { pluralise } from '../words/pluralise.ts'

export const LONGEST_YEARS = 10
const LONGEST_PERIOD = 20

export type Purpose = 'draft' | 'register'
export type TypeErrors = FieldErrors<keyof DeviceTypeBody & string>
export type RegisterFacts = { isForeign: boolean; purpose: Purpose; today: CivilDate }

export const characteristicsProblem = (rows: readonly Characteristic[]): string | null => {
  const at = rows.findIndex(({ name, value }) => !name.trim() || !value.trim())
  return at < 0 ? null : `Ред ${at + 1}: попълнете показател и стойност.`
}

type Validity = Pick<TypeContent, 'certificateDate' | 'validUntil'>

const validityProblem = ({ certificateDate, validUntil }: Validity, isLimited: boolean): string | null => {
  if (certificateDate === null || validUntil === null) return null
  if (validUntil <= certificateDate) return 'Срокът трябва да е след датата на удостоверението.'
  return isLimited && validUntil > addMonths(certificateDate, 12 * LONGEST_YEARS)
    ? `Одобряването важи най-много ${pluralise(LONGEST_YEARS, 'year')}.`
    : null
}

const periodProblem = (years: number | null): string | null =>
  years !== null && (years < 1 || years > LONGEST_PERIOD) ? `Периодичността е от 1 до ${LONGEST_PERIOD} години.` : null

export const typeErrors = (
  record: DeviceTypeBody,
  { isForeign, purpose, today }: RegisterFacts,
  isChild = false,
): TypeErrors => {
  const toRegister = (value: unknown) => (purpose === 'register' ? required(value) : null)
  const ofApproval = (value: unknown) => (isForeign ? null : toRegister(value))
  const ofForeign = (value: unknown) => (isForeign ? required(value) : toRegister(value))
  const ofForeignOnly = (value: unknown) => (isForeign ? required(value) : null)
  return errorsOf<keyof DeviceTypeBody & string>({
    measuringDeviceCategory: required(record.measuringDeviceCategory),
    measuringDeviceName: required(record.measuringDeviceName),
    measuringType: required(record.measuringType),
    manufacturer: toRegister(record.manufacturer),
    manufacturerCountry: toRegister(record.manufacturerCountry),
    holder: toRegister(record.holder),
    holderRoleId: ofApproval(record.holderRoleId),
    issuingCountry: ofForeignOnly(record.issuingCountry),
    issuingBody: ofForeignOnly(record.issuingBody),
    approvalKindId: ofApproval(record.approvalKindId),
    limitation: record.approvalKindId === ApprovalKind.LIMITED ? required(record.limitation) : null,
    certificateNumber: ofForeign(record.certificateNumber),
    certificateDate: ofForeign(record.certificateDate) ?? notInFuture(record.certificateDate, today),
    validUntil: toRegister(record.validUntil) ?? validityProblem(record, !isForeign && !isChild),
    approvalSign: ofApproval(record.approvalSign),
    orderDate: notInFuture(record.orderDate, today),
    metrologicalCharacteristics:
      (toRegister(record.metrologicalCharacteristics) && 'Добавете поне една характеристика.') ??
      characteristicsProblem(record.metrologicalCharacteristics),
    verificationPeriod: periodProblem(record.verificationPeriod),
    typeDescription: toRegister(record.typeDescription),
  })
}
