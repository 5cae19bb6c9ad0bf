import { type Atom, atom } from 'jotai'
import type { Ask, Endpoint, Reply } from '../../contract/endpoint.ts'
import { type Gender, unknownLabel } from '../../contract/labels.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { itemsOf, type Lookup, lookupAtom } from '../../state/lookup.ts'
import type { LookupOption } from '../../widgets/fields/LookupField.tsx'
import type { SelectOption } from '../../widgets/fields/SelectField.tsx'

/** What may be chosen; one that is out of use only names what has it already. */
export type Choice = Option & {
  isActive?: boolean | undefined
  /** Where a person works; absent of what is no person. */
  departmentId?: number | null | undefined
  /** Why it may not be chosen, which its line says; absent of what may. */
  unavailable?: LookupOption['unavailable']
}

const isInUse = (one: unknown): boolean =>
  typeof one !== 'object' || one === null || !('isActive' in one) || one.isActive !== false

/** Those that are offered to whoever chooses now; the same list where all are. */
const inUse = <O>(all: readonly O[]): readonly O[] => (all.every(isInUse) ? all : all.filter(isInUse))

/** A list to choose from as options, and the call it comes from. Declared at module scope; asked when first read. */
export type LookupOptions = {
  endpoint: Endpoint
  optionsAtom: Atom<Lookup<readonly Choice[]>>
  /** What a chosen one is called in a filter, whose field and tag say what it is. */
  shortName?: (name: string) => string
}

/** Makes options of a lookup call: `lookupOptions(orgStructure.getDepartments, {}, (all) => all.map(...))`. */
export const lookupOptions = <E extends Endpoint>(
  endpoint: E,
  ask: Ask<E>,
  toOptions: (reply: Reply<E>) => readonly Choice[],
): LookupOptions => ({
  endpoint,
  optionsAtom: atom((get): Lookup<readonly Choice[]> => {
    const lookup = get(lookupAtom(endpoint, ask))
    return lookup.kind === 'ready' ? { kind: 'ready', items: toOptions(lookup.items) } : lookup
  }),
})

/** People to choose from, those of a department first; each part keeps its order. */
export const ofDepartmentFirst = (
  lookup: Lookup<readonly Choice[]>,
  departmentId: number | null,
): Lookup<readonly Choice[]> => {
  if (lookup.kind !== 'ready' || departmentId === null) return lookup
  const isOwn = (one: Choice) => one.departmentId === departmentId
  return { kind: 'ready', items: [...lookup.items.filter(isOwn), ...lookup.items.filter((one) => !isOwn(one))] }
}

/** The name of an id in a lookup; undefined until the list is there, or when it has no such id. */
export const nameIn = (lookup: Lookup<readonly Option[]>, id: number | null): string | undefined =>
  itemsOf(lookup)?.find((option) => option.id === id)?.name

/**
 * What is shown for an id: its name, „…“ until the list is there, „неизвестен (7)“ when the list does not have it, „–“
 * when it did not come; '' for no id.
 */
export const labelFrom = (lookup: Lookup<readonly Option[]>, id: number | null, gender: Gender = 'm'): string => {
  if (id === null) return ''
  if (lookup.kind === 'ready') return nameIn(lookup, id) || unknownLabel(id, gender)
  return lookup.kind === 'loading' ? '…' : '–'
}

/**
 * What a field shows as chosen: the option of its list, else `known`, the name that came with the record (a person who
 * left, a closed department), else what `labelFrom` says of the id: never „…“ for ever.
 */
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

/** A lookup as what a `SelectField` offers; the chosen one is among it even where the list does not have it. */
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

/** The same, and after them those that are out of use. */
const inUseFirst = <O>(all: readonly O[]): readonly O[] => {
  const used = inUse(all)
  return used === all ? all : [...used, ...all.filter((one) => !isInUse(one))]
}

/**
 * What a `LookupField` takes of a lookup: what it offers, or that it could not be loaded. `alsoUnused`: who looks into the
 * past may choose what is out of use, too.
 */
export const choicesOf = <O>(
  lookup: Lookup<readonly O[]>,
  alsoUnused = false,
): { options: readonly O[] | undefined; failed: boolean } => ({
  options: lookup.kind === 'ready' ? (alsoUnused ? inUseFirst : inUse)(lookup.items) : undefined,
  failed: lookup.kind === 'failed',
})
