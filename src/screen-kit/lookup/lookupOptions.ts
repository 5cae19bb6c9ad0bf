import { type Atom, atom } from 'jotai'
import type { Endpoint, Reply, RequestParams } from '../../contract/endpoint.ts'
import { type Gender, unknownLabel } from '../../contract/labels.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { itemsOf, type Lookup, lookupAtom } from '../../state/lookup.ts'
import type { LookupOption } from '../../widgets/fields/LookupField.tsx'
import type { SelectOption } from '../../widgets/fields/SelectField.tsx'

/** An item of a lookup. An inactive item is not offered in forms and only gives existing values a name. */
export type Choice = Option & {
  alsoNamed?: LookupOption['alsoNamed']
  isActive?: boolean | undefined
  departmentId?: number | null | undefined
  /** The reason why the item may not be chosen; absent if it may. */
  unavailable?: LookupOption['unavailable']
}

const isInUse = (one: unknown): boolean =>
  typeof one !== 'object' || one === null || !('isActive' in one) || one.isActive !== false

/** Returns the items that are active; the same array if all are. */
const inUse = <O>(all: readonly O[]): readonly O[] => (all.every(isInUse) ? all : all.filter(isInUse))

export type LookupOptions = {
  endpoint: Endpoint
  optionsAtom: Atom<Lookup<readonly Choice[]>>
  shortName?: (name: string) => string
}

export const lookupOptions = <E extends Endpoint>(
  endpoint: E,
  request: RequestParams<E>,
  toOptions: (reply: Reply<E>) => readonly Choice[],
): LookupOptions => ({
  endpoint,
  optionsAtom: atom((get): Lookup<readonly Choice[]> => {
    const lookup = get(lookupAtom(endpoint, request))
    return lookup.kind === 'ready' ? { kind: 'ready', items: toOptions(lookup.items) } : lookup
  }),
})

export const ofDepartmentFirst = (
  lookup: Lookup<readonly Choice[]>,
  departmentId: number | null,
): Lookup<readonly Choice[]> => {
  if (lookup.kind !== 'ready' || departmentId === null) return lookup
  const isOwn = (one: Choice) => one.departmentId === departmentId
  return { kind: 'ready', items: [...lookup.items.filter(isOwn), ...lookup.items.filter((one) => !isOwn(one))] }
}

/** Returns the name of an item. Undefined while the lookup is loading, or for an unknown id. */
export const nameIn = (lookup: Lookup<readonly Option[]>, id: number | null): string | undefined =>
  itemsOf(lookup)?.find((option) => option.id === id)?.name

/**
 * Returns the label of an item: „…“ while the lookup is loading, „неизвестен (7)“ for an unknown id, „–“ after a
 * failure, '' for null.
 */
export const labelFrom = (lookup: Lookup<readonly Option[]>, id: number | null, gender: Gender = 'm'): string => {
  if (id === null) return ''
  if (lookup.kind === 'ready') return nameIn(lookup, id) || unknownLabel(id, gender)
  return lookup.kind === 'loading' ? '…' : '–'
}

/** Returns the chosen option from the list, otherwise `known`, otherwise an option with the label of `labelFrom`. */
export const chosenIn = (
  lookup: Lookup<readonly Option[]>,
  id: number | null | undefined,
  known?: Option | null,
  gender: Gender = 'm',
): Option | null => {
  if (id === null || id === undefined) return null
  const named = itemsOf(lookup)?.find((option) => option.id === id) ?? (known?.id === id ? known : undefined)
  return named ?? { id, name: labelFrom(lookup, id, gender) }
}

/** Returns the options of a select field, including the chosen option even if the list does not contain it. */
export const selectOptions = (
  lookup: Lookup<readonly Option[]>,
  id: number | null,
  known?: Option | null,
): SelectOption[] => {
  const all = inUse(itemsOf(lookup) ?? [])
  const chosen = chosenIn(lookup, id, known)
  const others = chosen === null || all.some((one) => one.id === id) ? [] : [chosen]
  return [...all, ...others].map((one) => ({ value: String(one.id), label: one.name }))
}

const inUseFirst = <O>(all: readonly O[]): readonly O[] => {
  const used = inUse(all)
  return used === all ? all : [...used, ...all.filter((one) => !isInUse(one))]
}

/**
 * Returns the items to choose from. `alsoUnused`: inactive items too, after the active ones, for filters that search
 * the past.
 */
export const choicesOf = <O>(
  lookup: Lookup<readonly O[]>,
  alsoUnused = false,
): { options: readonly O[] | undefined; failed: boolean } => ({
  options: lookup.kind === 'ready' ? (alsoUnused ? inUseFirst : inUse)(lookup.items) : undefined,
  failed: lookup.kind === 'failed',
})
