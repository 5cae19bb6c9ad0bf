import { BasisKind, VerificationResult } from '../../contract/deviceKinds.ts'
import type { DeviceBody } from '../../contract/shapes/devices.ts'
import { type CivilDate, yearOf } from '../../dates/civilDate.ts'
import { pastDay } from '../pastDay.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'

export type DeviceErrors = FieldErrors<keyof DeviceBody & string>
const firstYear = 1950

/** True if the device is based on a registered type. The data of the device then comes from the type. */
export const isOfType = (basisKindId: number | null): boolean =>
  basisKindId === BasisKind.APPROVED_TYPE || basisKindId === BasisKind.REGISTERED_TYPE
const needsNumber = (basisKindId: number | null): boolean =>
  basisKindId === BasisKind.CONFORMITY || basisKindId === BasisKind.OTHER

const yearProblem = (year: number | null, today: CivilDate): string | null =>
  year !== null && (year < firstYear || year > yearOf(today)) ? `Годината е от ${firstYear} до ${yearOf(today)}.` : null

const verificationErrors = (device: DeviceBody, today: CivilDate): DeviceErrors => {
  const { verificationDate, verificationResultId, validUntil, nextVerification } = device
  const isVerified = verificationDate !== null || verificationResultId !== null || device.markNumber.trim() !== ''
  if (!isVerified) return {}
  const hasPassed = verificationResultId === VerificationResult.PASSED
  const isBefore = (date: CivilDate | null) => date !== null && verificationDate !== null && date <= verificationDate
  return errorsOf<keyof DeviceBody & string>({
    verificationDate: pastDay(verificationDate, today),
    verificationKindId: required(device.verificationKindId),
    verificationResultId: required(verificationResultId),
    markNumber: hasPassed ? required(device.markNumber) : null,
    validUntil:
      (hasPassed ? required(validUntil) : null) ?? (isBefore(validUntil) ? 'Знакът важи след проверката.' : null),
    nextVerification: isBefore(nextVerification) ? 'Следващата проверка е след последната.' : null,
  })
}

const scrappingErrors = ({ isScrapped, scrappedDate, scrappedReason }: DeviceBody, today: CivilDate): DeviceErrors =>
  isScrapped
    ? errorsOf<keyof DeviceBody & string>({
        scrappedDate: pastDay(scrappedDate, today),
        scrappedReason: required(scrappedReason),
      })
    : {}

const kindErrors = (device: DeviceBody): DeviceErrors =>
  errorsOf<keyof DeviceBody & string>(
    isOfType(device.basisKindId)
      ? { typeId: device.typeId === null ? 'Изберете типа от регистъра.' : null }
      : {
          basisNumber: !device.isDraft && needsNumber(device.basisKindId) ? required(device.basisNumber) : null,
          measuringDeviceCategory: required(device.measuringDeviceCategory),
          measuringDeviceName: required(device.measuringDeviceName),
          measuringType: required(device.measuringType),
        },
  )

/**
 * Returns the errors of a device. A draft may lack the owner and the number of its basis. `others`: devices with which
 * the serial number is compared.
 */
export const deviceErrors = (
  device: DeviceBody,
  today: CivilDate,
  others: readonly DeviceBody[] = [],
): DeviceErrors => {
  const isTaken = others.some(
    (one) =>
      one.id !== device.id &&
      one.serialNumber.trim() === device.serialNumber.trim() &&
      one.measuringType === device.measuringType &&
      one.manufacturer === device.manufacturer,
  )
  return {
    ...errorsOf<keyof DeviceBody & string>({
      basisKindId: required(device.basisKindId),
    }),
    ...kindErrors(device),
    ...errorsOf<keyof DeviceBody & string>({
      serialNumber:
        required(device.serialNumber) ??
        (isTaken ? 'Вече има средство от този тип и производител със същия сериен номер.' : null),
      productionYear: yearProblem(device.productionYear, today),
      owner: device.isDraft ? null : required(device.owner),
    }),
    ...verificationErrors(device, today),
    ...scrappingErrors(device, today),
  }
}
