import { districts, municipalityOptions } from '../lookup/places.ts'
import { idInAddress } from './addressField.ts'
import { isMissingFrom, nameLookupItem, type TagContext } from './listFilter.ts'

type InDistrict = { districtId?: number | undefined }
export const districtField = {
  label: 'Област',
  address: idInAddress,
  tag: nameLookupItem('Област', districts, 'Област '),
  isMissing: isMissingFrom(districts),
}
export const municipalityField = {
  label: 'Община',
  address: idInAddress,
  tag: <F extends InDistrict>(id: number, { get, filter }: TagContext<F>): string =>
    nameLookupItem('Община', municipalityOptions(filter.districtId), 'Община ')(id, { get }),
  isMissing: <F extends InDistrict>(id: number, { get, filter }: TagContext<F>): boolean =>
    isMissingFrom(municipalityOptions(filter.districtId))(id, { get }),
}
