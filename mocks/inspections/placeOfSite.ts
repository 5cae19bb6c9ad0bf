import { geography } from '../../fixtures/geography/geography.ts'
import type { Settlement } from '../../fixtures/geography/geographyRows.ts'
import { townsOfRegions } from '../../fixtures/words.ts'
import { foldText } from '../../src/rules/words/foldText.ts'
import { placeNamed, type SettlementPlace } from '../correspondents/seedPlaces.ts'

type Site = { settlementName: string; departmentId: number }

const bareName = (name: string): string => foldText(name.replace(/^\s*(гр|с|ман)\.\s*/iu, '').trim())

let byName: ReadonlyMap<string, readonly Settlement[]> | undefined
const settlementsNamed = (name: string): readonly Settlement[] => {
  if (!byName) {
    const grouped = new Map<string, Settlement[]>()
    for (const one of geography.settlements) {
      const same = grouped.get(bareName(one.name))
      if (same) same.push(one)
      else grouped.set(bareName(one.name), [one])
    }
    byName = grouped
  }
  return byName.get(bareName(name)) ?? []
}

const districtsOf = (departmentId: number): ReadonlySet<number | undefined> =>
  new Set((townsOfRegions[departmentId] ?? []).map((town) => placeNamed(town)?.districtId))

/**
 * Finds the settlement of a site by name: one in a district of the department before others, a town before a village.
 * Undefined for an unknown name.
 */
export const placeOfSite = ({ settlementName, departmentId }: Site): SettlementPlace | undefined => {
  const near = districtsOf(departmentId)
  const worth = ({ kind, districtId }: Settlement): number => (near.has(districtId) ? 2 : 0) + (kind === 'гр.' ? 1 : 0)
  const [best] = settlementsNamed(settlementName).toSorted((one, other) => worth(other) - worth(one))
  return best && { settlementId: best.id, municipalityId: best.municipalityId, districtId: best.districtId }
}
