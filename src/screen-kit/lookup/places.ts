import { type Atom, atom } from 'jotai'
import { metadata } from '../../contract/metadata.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { type Lookup, lookupAtom } from '../../state/lookup.ts'
import { type LookupOptions, lookupOptions } from './lookupOptions.ts'

/** The districts, without the district „–“ (id 0), which the backend uses only for foreign addresses. */
export const districts = lookupOptions(metadata.getDistricts, {}, (all) => all.filter(({ id }) => id > 0))

const noMunicipalities = atom<Lookup<Option[]>>({ kind: 'ready', items: [] })

export const municipalitiesAtom = (districtId: number | undefined): Atom<Lookup<Option[]>> =>
  districtId ? lookupAtom(metadata.getMunicipalities, { query: { districtId } }) : noMunicipalities

export const municipalityOptions = (districtId: number | undefined): LookupOptions => ({
  endpoint: metadata.getMunicipalities,
  optionsAtom: municipalitiesAtom(districtId),
})
