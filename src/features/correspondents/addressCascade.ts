import type { CorrespondentAddress } from '../../contract/shapes/correspondents.ts'
import { bulgaria, none } from './newCorrespondent.ts'

type Option = { id: number; name: string }
type Change = Partial<CorrespondentAddress>
/** Where a settlement lies, as GetAddressBySettlementId says. */
export type PlaceOfSettlement = Record<'country' | 'district' | 'municipality' | 'settlement', Option | null>

export const isAbroad = ({ country }: Pick<CorrespondentAddress, 'country'>): boolean =>
  country !== null && country.id !== bulgaria.id

/** Abroad the Bulgarian places are „–“ with id 0, which counts as filled; back home they are asked for again. */
export const pickCountry = (row: CorrespondentAddress, country: Option | null): Change => {
  if (isAbroad({ country })) return { country, district: none, municipality: none, settlement: none }
  if (!isAbroad(row)) return { country }
  return { country, district: null, municipality: null, settlement: null, foreignSettlement: '' }
}

/** Picking a district clears the municipality and the settlement (document 2, section 4). */
export const pickDistrict = (district: Option | null): Change => ({ district, municipality: null, settlement: null })
/** Picking a municipality clears the settlement. */
export const pickMunicipality = (municipality: Option | null): Change => ({ municipality, settlement: null })

/** On a new row (no id) a settlement brings its country, district and municipality; on a saved one only itself. */
export const fillsPlace = (row: CorrespondentAddress, settlement: Option | null): boolean =>
  row.id === 0 && settlement !== null && settlement.id > 0

/** What is known of the place is filled in; the rest stays as it is written. */
export const fillFrom = ({ country, district, municipality, settlement }: PlaceOfSettlement): Change => ({
  ...(country && { country }),
  ...(district && { district }),
  ...(municipality && { municipality }),
  ...(settlement && { settlement }),
})
