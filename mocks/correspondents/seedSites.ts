import { type InspectedSite, inspectedSites, regionsOfWords } from '../../fixtures/inspectionText.ts'
import { districtCentres, sites, townsOfRegions } from '../../fixtures/words.ts'
import { streetAddressOf } from '../seed/faker.ts'
import { perFrame } from '../seed/perFrame.ts'
import type { Random } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { entityName } from './seedNames.ts'

export type SeededSite = {
  correspondentId: number
  siteKind: string
  siteName: string
  settlementName: string
  siteAddress: string
  category: string
}

export type WantedSite = { category: string; sites: readonly string[]; inDistrictCentres?: true }

const towns = Object.values(townsOfRegions).flat()

type Whereabouts = { town: string } | { regions: readonly (readonly number[])[] }
const whereaboutsOf = (name: string): Whereabouts => {
  const town = name.includes('– ') ? towns.find((one) => name.includes(`– ${one}`)) : undefined
  if (town !== undefined) return { town }
  return { regions: regionsOfWords.flatMap(([word, departmentIds]) => (name.includes(word) ? [departmentIds] : [])) }
}
const isNear = (where: Whereabouts, departmentId: number): boolean =>
  'town' in where
    ? (townsOfRegions[departmentId]?.includes(where.town) ?? false)
    : where.regions.every((departmentIds) => departmentIds.includes(departmentId))

type Bearer = { id: number; name: string; where?: Whereabouts }
const bearersOf = ({ spans }: Frame, { groupId, names = [''] }: InspectedSite): Bearer[] => {
  const { from = 1, to = 1 } = spans.find((one) => one.groupId === groupId) ?? {}
  const group = Array.from({ length: to - from }, (_, at) => ({ id: from + at, name: entityName(groupId, at).name }))
  const called = group.filter(({ name }) => names.some((word) => name.includes(word)))
  return called.length > 0 ? called : group
}

/** An inspected site and its possible owners. `near`: the owners near each department, computed on first use. */
type SitePlace = { place: InspectedSite; bearers: readonly Bearer[]; near: Map<number, readonly Bearer[]> }
const nearBearers = ({ bearers, near }: SitePlace, departmentId: number): readonly Bearer[] => {
  const isHere = (one: Bearer): boolean => {
    one.where ??= whereaboutsOf(one.name)
    return isNear(one.where, departmentId)
  }
  const found = near.get(departmentId) ?? bearers.filter(isHere)
  near.set(departmentId, found)
  return found
}
const placesOf = perFrame((frame): readonly SitePlace[] =>
  inspectedSites.map((place) => ({ place, bearers: bearersOf(frame, place), near: new Map() })),
)

export const siteIn = (frame: Frame, random: Random, departmentId: number, wanted?: WantedSite): SeededSite => {
  const isWanted = (site: string) => !wanted || wanted.sites.includes(site)
  const places = placesOf(frame).filter(
    ({ place, bearers }) =>
      bearers.length > 0 && place.sites.some(isWanted) && (!wanted || place.categories.includes(wanted.category)),
  )
  const near = places
    .map((one) => ({ place: one.place, bearers: nearBearers(one, departmentId) }))
    .filter(({ bearers }) => bearers.length > 0)
  const { place, bearers } = random.one(near.length > 0 ? near : places)
  const { id, name } = random.one(bearers)
  const siteKind = random.one(place.sites.filter(isWanted))
  const region = townsOfRegions[departmentId] ?? []
  return {
    correspondentId: id,
    siteKind,
    siteName: name.startsWith(siteKind) ? name : `${siteKind} ${random.one(sites)}`,
    settlementName: random.one(
      wanted?.inDistrictCentres ? region.filter((town) => districtCentres.some((centre) => centre === town)) : region,
    ),
    siteAddress: streetAddressOf(random),
    category: wanted?.category ?? random.one(place.categories),
  }
}
