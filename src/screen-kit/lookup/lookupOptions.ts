import { type Atom, atom } from 'jotai'
import type { Ask, Endpoint, Reply } from '../../contract/endpoint.ts'
import { type Gender, unknownLabel } from '../../contract/labels.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { type Lookup, lookupAtom } from '../../state/lookup.ts'

/** A list to choose from as options, and the call it comes from. Declared at module scope; asked when first read. */
export type LookupOptions = { endpoint: Endpoint; optionsAtom: Atom<Lookup<readonly Option[]>> }

/** Makes options of a lookup call: `lookupOptions(orgStructure.getDepartments, {}, (all) => all.map(...))`. */
export const lookupOptions = <E extends Endpoint>(
  endpoint: E,
  ask: Ask<E>,
  toOptions: (reply: Reply<E>) => readonly Option[],
): LookupOptions => ({
  endpoint,
  optionsAtom: atom((get): Lookup<readonly Option[]> => {
    const lookup = get(lookupAtom(endpoint, ask))
    return lookup.kind === 'ready' ? { kind: 'ready', items: toOptions(lookup.items) } : lookup
  }),
})

/** The name of an id in a lookup; undefined until the list is there, or when it has no such id. */
export const nameIn = (lookup: Lookup<readonly Option[]>, id: number | null): string | undefined =>
  lookup.kind === 'ready' ? lookup.items.find((option) => option.id === id)?.name : undefined

/**
 * What is shown for an id: its name, „…“ until the list is there, „неизвестен (7)“ when the list does not have it, „–“
 * when it did not come; '' for no id.
 */
export const labelFrom = (lookup: Lookup<readonly Option[]>, id: number | null, gender: Gender = 'm'): string => {
  if (id === null) return ''
  if (lookup.kind === 'ready') return nameIn(lookup, id) || unknownLabel(id, gender)
  return lookup.kind === 'loading' ? '…' : '–'
}
