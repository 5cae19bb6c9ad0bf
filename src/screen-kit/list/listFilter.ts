import { type Atom, atom, type Getter } from 'jotai'
import { labelIn } from '../../contract/labels.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { type LookupOptions, nameIn } from '../lookup/lookupOptions.ts'
import { type AddressField, dateInAddress, idInAddress, textInAddress } from './addressField.ts'
import type { Edits } from './filterDraft.ts'

/** What a tag may look at for its words: lookups, and what else is set. */
export type TagContext<F> = { get: Getter; filter: Partial<F> }

/** One field of a filter. */
export type FilterField<T, F> = {
  /** How its value stands in the address. */
  address: AddressField<T>
  /**
   * The words of its tag while it is on. Without one it is no field of the panel but a choice about the whole list
   * (a tab, a report): never „on“, and „Изчисти“ leaves it as it is.
   */
  tag?: (value: T, context: TagContext<F>) => string
  /** The value that says on purpose that nothing is set: it is what „Изчисти“ leaves. */
  blank?: T
  /** Stands under „Разширено търсене“. */
  folded?: true
  /** Fields that lose their meaning when this one changes: a municipality is one of its district. */
  narrows?: readonly (keyof F & string)[]
  /** Nobody's to keep: left out of saved views and copied links. */
  secret?: true
}
type Fields<F> = { readonly [K in keyof F]: FilterField<F[K], F> }

export type FilterTag<F> = { key: keyof F & string; label: string }

/** What a list is filtered by; made by `listFilter`. */
export type ListFilter<F> = {
  fields: Fields<F>
  /** Which fields are on, in the order of the description. */
  setFields: (filter: Partial<F>) => (keyof F & string)[]
  isOn: (filter: Partial<F>) => boolean
  /** Whether a field under „Разширено търсене“ is on. */
  isFoldedOn: (filter: Partial<F>) => boolean
  /** What „Изчисти“ leaves. */
  cleared: (filter: Partial<F>) => Partial<F>
  /** What may be kept and shared: no secret field, and no text with a personal number. */
  withoutSecrets: (filter: Partial<F>) => Partial<F>
  /** A field and those that go with it. */
  withNarrowed: (name: keyof F & string) => (keyof F & string)[]
  /** What is on, in words; asks for the lookups it needs for the names, and for no other. */
  tagsAtom: (filter: Partial<F>) => Atom<FilterTag<F>[]>
}
/** The values of a filter: `type TasksFilter = FilterOf<typeof tasksFilter>`. */
export type FilterOf<L> = L extends ListFilter<infer F> ? F : never

/** Makes a filter of one description per field; the order is the one of its tags. */
export const listFilter = <F extends object>(fields: Fields<F>): ListFilter<F> => {
  const names = Object.keys(fields) as (keyof F & string)[]
  const isSet = (name: keyof F & string, filter: Partial<F>): boolean =>
    fields[name].tag !== undefined && filter[name] !== undefined && filter[name] !== fields[name].blank
  const setFields = (filter: Partial<F>) => names.filter((name) => isSet(name, filter))
  const labelOf = <K extends keyof F>(name: K, context: TagContext<F>): string => {
    const value = context.filter[name]
    return value === undefined ? '' : (fields[name].tag?.(value, context) ?? '')
  }
  return {
    fields,
    setFields,
    isOn: (filter) => names.some((name) => isSet(name, filter)),
    isFoldedOn: (filter) => names.some((name) => fields[name].folded === true && isSet(name, filter)),
    cleared: (filter) => {
      const left: Partial<F> = {}
      for (const name of names) {
        const value = fields[name].tag ? fields[name].blank : filter[name]
        if (value !== undefined) left[name] = value
      }
      return left
    },
    withoutSecrets: (filter) => {
      const left = { ...filter }
      for (const name of names) {
        const value: unknown = left[name]
        if (fields[name].secret || (typeof value === 'string' && personalNumberIn(value))) delete left[name]
      }
      return left
    },
    withNarrowed: (name) => [name, ...(fields[name].narrows ?? [])],
    tagsAtom: (filter) =>
      atom((get) => setFields(filter).map((key) => ({ key, label: labelOf(key, { get, filter }) }))),
  }
}

/** A filter after a change of one field: what it narrows is chosen anew. */
export const changed = <F>(about: ListFilter<F>, name: keyof F & string, value: unknown): Edits<F> =>
  Object.fromEntries(about.withNarrowed(name).map((one) => [one, one === name ? value : undefined])) as Edits<F>

/** Words of a tag that is named by a lookup; until the list is there, by what it is about. */
export const named =
  (about: string, from: LookupOptions, prefix = '') =>
  (id: number, { get }: { get: Getter }): string => {
    const name = nameIn(get(from.optionsAtom), id)
    return name === undefined ? about : `${prefix}${from.shortName?.(name) ?? name}`
  }

/** A text that is looked for; its tag has `before` in front of it: „Относно: “. */
export const textField = (before: string) => ({ address: textInAddress, tag: (text: string) => `${before}${text}` })

/** One of the records of a lookup, with the tag of `named`. */
export const lookupField = (...about: Parameters<typeof named>) => ({ address: idInAddress, tag: named(...about) })

/** One of the values of an enumeration, with its label in the tag: „Статус: Чернова“. */
export const labelField = (before: string, labels: Parameters<typeof labelIn>[0]) => ({
  address: idInAddress,
  tag: (id: number) => `${before}${labelIn(labels, id)}`,
})

/** One end of a period: „От 01.11.2026“. The fields of both ends are `PeriodFields`. */
export const dateField = (word: string) => ({
  address: dateInAddress,
  tag: (date: string) => `${word} ${formatDate(date)}`,
})
