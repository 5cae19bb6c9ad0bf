import type { ContentField, TypeContent } from '../../../contract/shapes/devices.ts'
import { shownValue } from '../typeLabels.ts'

const usualFields: readonly ContentField[] = [
  'measuringDeviceCategory',
  'measuringType',
  'manufacturer',
  'manufacturerCountry',
  'holder',
  'certificateNumber',
  'certificateDate',
  'validUntil',
]
const ofApproval: readonly ContentField[] = ['holderRoleId', 'approvalKindId', 'approvalSign']
const ofForeign: readonly ContentField[] = ['issuingCountry', 'issuingBody', 'foreignDocumentKindId', 'notifiedBody']
const verificationFields: readonly ContentField[] = ['accuracyClass', 'measuringRange', 'verificationPeriod']
const rareFields: readonly ContentField[] = [
  'limitation',
  'importer',
  'orderNumber',
  'orderDate',
  'testReport',
  'recognitionBasis',
]
const longFields: readonly ContentField[] = ['intendedUse', 'typeDescription', 'sealingPlaces', 'note']

/**
 * Returns the fields of a type in the order in which they are shown on the screen and in print. `long`: fields that
 * take a whole line.
 */
export const shownFields = ({ isForeign }: { isForeign: boolean }, says: TypeContent) => {
  const saysSomething = (field: ContentField): boolean => shownValue(field, says) !== ''
  return {
    short: [
      ...usualFields,
      ...(isForeign ? ofForeign : ofApproval),
      ...verificationFields,
      ...rareFields.filter(saysSomething),
    ],
    long: longFields.filter(saysSomething),
  }
}
