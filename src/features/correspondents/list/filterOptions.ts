import type { Getter } from 'jotai'
import { metadata } from '../../../contract/metadata.ts'
import type { LookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { municipalitiesAtom, settlementsAtom } from '../places.ts'

export const kindOptions = [
  { value: 'person', label: 'Физическо лице' },
  { value: 'legal', label: 'Юридическо лице' },
] as const

export const municipalityOptions = (districtId: number | undefined): LookupOptions => ({
  endpoint: metadata.getMunicipalities,
  optionsAtom: municipalitiesAtom(districtId),
})

/** A settlement with its municipality and district, because names repeat; undefined until the list is there. */
export const settlementLabel = (get: Getter, id: number, districtId?: number, municipalityId?: number) => {
  const all = get(settlementsAtom(districtId, municipalityId))
  return all.kind === 'ready' ? all.items.find((one) => one.id === id)?.label : undefined
}
