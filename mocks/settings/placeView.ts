import {
  countriesById,
  districtsById,
  municipalitiesById,
  settlementsById,
} from '../../fixtures/geography/geography.ts'

type Option = { id: number; name: string }
/** The place shown for an address abroad, which has the id 0 (specification 2, section 5). */
const none: Option = { id: 0, name: '–' }
const optionIn = (rows: ReadonlyMap<number, Option>, id: number): Option | null => {
  if (id === 0) return none
  const row = rows.get(id)
  return row ? { id: row.id, name: row.name } : null
}

export const countryOption = (id: number): Option | null => optionIn(countriesById, id)
export const districtOption = (id: number): Option | null => optionIn(districtsById, id)
export const municipalityOption = (id: number): Option | null => optionIn(municipalitiesById, id)
export const settlementOption = (id: number): Option | null => {
  const row = settlementsById.get(id)
  return row ? { id: row.id, name: `${row.kind} ${row.name}` } : optionIn(settlementsById, id)
}
