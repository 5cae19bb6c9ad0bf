import type { CorrespondentAddress } from '../../contract/shapes/correspondents.ts'
import { bulgaria, none } from './newCorrespondent.ts'

type Option = { id: number; name: string }
type Change = Partial<CorrespondentAddress>
export type PlaceOfSettlement = Record<'country' | 'district' | 'municipality' | 'settlement', Option | null>

export const isAbroad = ({ country }: Pick<CorrespondentAddress, 'country'>): boolean =>
  country !== null && country.id !== bulgaria.id

/**
 * Returns the changes when a country is picked. For a foreign country the Bulgarian places become „–“ with id 0, which
 * counts as filled.
 */
export const pickCountry = (row: CorrespondentAddress, country: Option | null): Change => {
  if (isAbroad({ country })) return { country, district: none, municipality: none, settlement: none }
  if (!isAbroad(row)) return { country }
  return { country, district: null, municipality: null, settlement: null, foreignSettlement: '' }
}

/**
 * Returns the changes when a district is picked: municipality and settlement are cleared (specification 2, section 4).
 */
export const pickDistrict = (district: Option | null): Change => ({ district, municipality: null, settlement: null })
export const pickMunicipality = (municipality: Option | null): Change => ({ municipality, settlement: null })

/**
 * True if the choice of a settlement also fills in country, district and municipality: only in a new address, which has
 * id 0.
 */
export const fillsPlace = (row: CorrespondentAddress, settlement: Option | null): boolean =>
  row.id === 0 && settlement !== null && settlement.id > 0

export const fillFrom = ({ country, district, municipality, settlement }: PlaceOfSettlement): Change => ({
  ...(country && { country }),
  ...(district && { district }),
  ...(municipality && { municipality }),
  ...(settlement && { settlement }),
})
