import { type Atom, atom } from 'jotai'
import { metadata } from '../../contract/metadata.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { municipalitiesAtom } from '../../screen-kit/lookup/places.ts'
import { type Lookup, lookupAtom } from '../../state/lookup.ts'

export type SettlementOption = Option & { bare: string; label: string }

/**
 * Returns the text that a search compares: „гр. Пловдив“ → „Пловдив гр. Пловдив (общ. …)“, so that it finds the bare
 * name first.
 */
const searchedName = (bare: string, label: string): string => `${bare.replace(/^\p{L}+\.\s*/u, '')} ${label}`

/**
 * Returns a function that makes an atom once for each key, so that a component may call the function in every render.
 */
const cachedBy = <K extends string, T>(make: (key: K) => Atom<T>) => {
  const made = new Map<K, Atom<T>>()
  return (key: K): Atom<T> => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

type Settlements = Lookup<SettlementOption[]>
const optionsFrom = cachedBy((key: `${string}/${string}`): Atom<Settlements> => {
  const [districtId = 0, municipalityId = 0] = key.split('/').map(Number)
  return atom((get): Settlements => {
    const query = municipalityId > 0 ? { municipalityId } : {}
    const all = get(lookupAtom(metadata.getSettlements, { query }))
    if (all.kind !== 'ready') return all
    const near = districtId > 0 && municipalityId === 0 ? get(municipalitiesAtom(districtId)) : undefined
    if (near && near.kind !== 'ready') return near
    const within = near && new Set(near.items.map(({ id }) => id))
    const items = within
      ? all.items.filter((one) => one.municipalityId === null || within.has(one.municipalityId))
      : all.items
    const isLocal = municipalityId > 0
    return {
      kind: 'ready',
      items: items.map(({ id, name: bare, label: full }) => {
        const label = isLocal ? bare : full || bare
        return { id, name: searchedName(bare, label), label, bare }
      }),
    }
  })
})

export const settlementsAtom = (districtId: number | undefined, municipalityId: number | undefined) =>
  optionsFrom(`${districtId ?? 0}/${municipalityId ?? 0}`)
