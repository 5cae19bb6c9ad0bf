import type { ContentField, TypeContent } from '../../../contract/shapes/devices.ts'
import { shownValue } from '../typeLabels.ts'

const usual: readonly ContentField[] = [
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
const more: readonly ContentField[] = ['accuracyClass', 'measuringRange', 'verificationPeriod']
const rare: readonly ContentField[] = [
  'limitation',
  'importer',
  'orderNumber',
  'orderDate',
  'testReport',
  'recognitionBasis',
]
const long: readonly ContentField[] = ['intendedUse', 'typeDescription', 'sealingPlaces', 'note']

/**
 * Returns the fields of a type in the order in which they are shown on the screen and in print. `long`: fields that
 * take a whole line.
 */
export const shownFields = ({ isForeign }: { isForeign: boolean }, says: TypeContent) => {
  const saysSomething = (field: ContentField): boolean => shownValue(field, says) !== ''
  return {
    short: [...usual, ...(isForeign ? ofForeign : ofApproval), ...more, ...rare.filter(saysSomething)],
    long: long.filter(saysSomething),
  }
}
