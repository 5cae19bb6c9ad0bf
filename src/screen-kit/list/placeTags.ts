import { districts, municipalityOptions } from '../lookup/places.ts'
import { named, type TagContext } from './listFilter.ts'

type InDistrict = { districtId?: number | undefined }
/** The words of a filter's tags: „Област Враца“, „Община Мездра“. */
export const districtTag = named('Област', districts, 'Област ')
export const municipalityTag = <F extends InDistrict>(id: number, { get, filter }: TagContext<F>): string =>
  named('Община', municipalityOptions(filter.districtId), 'Община ')(id, { get })
