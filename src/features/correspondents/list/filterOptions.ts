import { atom } from 'jotai'
import { metadata } from '../../../contract/metadata.ts'
import type { Option } from '../../../contract/shapes/base.ts'
import type { LookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import type { Lookup } from '../../../state/lookup.ts'
import { municipalitiesAtom, settlementsAtom } from '../places.ts'

export const kindOptions = [
  { value: 'person', label: 'Физическо лице' },
  { value: 'legal', label: 'Юридическо лице' },
] as const

export const municipalityOptions = (districtId: number | undefined): LookupOptions => ({
  endpoint: metadata.getMunicipalities,
  optionsAtom: municipalitiesAtom(districtId),
})

/** The settlements of the country, of a district or of a municipality, named so that equal names differ. */
export const settlementOptions = (
  districtId: number | undefined,
  municipalityId: number | undefined,
): LookupOptions => ({
  endpoint: metadata.getSettlements,
  optionsAtom: atom((get): Lookup<readonly Option[]> => {
    const all = get(settlementsAtom(districtId, municipalityId))
    return all.kind === 'ready'
      ? { kind: 'ready', items: all.items.map(({ id, label }) => ({ id, name: label })) }
      : all
  }),
})
