import { type Atom, atom, type Getter } from 'jotai'
import { labelIn } from '../../contract/labels.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { type LookupOptions, nameIn } from '../lookup/lookupOptions.ts'
import { type AddressField, dateInAddress, idInAddress, textInAddress } from './addressField.ts'
import type { Edits } from './filterDraft.ts'
import { isShareable, type Unread, unreadText } from './unreadFilter.ts'

/** The data from which the text of a filter tag is made: lookups (`get`) and the other filter values. */
export type TagContext<F> = { get: Getter; filter: Partial<F> }

export type FilterField<T, F> = {
  label: string
  address: AddressField<T>
  /** A field without `tag` selects what the whole list shows (a tab, a report): „Изчисти“ does not reset it. */
  tag?: (value: T, context: TagContext<F>) => string
  /** True if the record with this id is known not to exist. */
  isMissing?: (value: T, context: TagContext<F>) => boolean
  blank?: T
  folded?: true
  /** The fields that are reset when this field changes: the municipality when the district changes. */
  narrows?: readonly (keyof F & string)[]
  /** Saved views and copied links must not contain this field. */
  secret?: true
}
type Fields<F> = { readonly [K in keyof F]: FilterField<F[K], F> }

export type FilterTag<F> = { key: keyof F & string; label: string }

export type ListFilter<F> = {
  fields: Fields<F>
  setFields: (filter: Partial<F>) => (keyof F & string)[]
  isOn: (filter: Partial<F>) => boolean
  isFoldedOn: (filter: Partial<F>) => boolean
  clearFilter: (filter: Partial<F>) => Partial<F>
  /** Removes secret fields and texts that contain a personal number. */
  withoutSecrets: (filter: Partial<F>) => Partial<F>
  unreadWithoutSecrets: (unread: Unread<F>) => Unread<F>
  unreadTags: (unread: Unread<F>) => FilterTag<F>[]
  /** Returns the field and the fields that are reset with it. */
  withNarrowed: (name: keyof F & string) => (keyof F & string)[]
  tagsAtom: (filter: Partial<F>) => Atom<FilterTag<F>[]>
  missingAtom: (filter: Partial<F>) => Atom<FilterTag<F>[]>
}
export type FilterOf<L> = L extends ListFilter<infer F> ? F : never

export const listFilter = <F extends object>(fields: Fields<F>): ListFilter<F> => {
  const names = Object.keys(fields) as (keyof F & string)[]
  const isSet = (name: keyof F & string, filter: Partial<F>): boolean =>
    fields[name].tag !== undefined && filter[name] !== undefined && filter[name] !== fields[name].blank
  const setFields = (filter: Partial<F>) => names.filter((name) => isSet(name, filter))
  const labelOf = <K extends keyof F>(name: K, context: TagContext<F>): string => {
    const value = context.filter[name]
    return value === undefined ? '' : (fields[name].tag?.(value, context) ?? '')
  }
  const isMissing = <K extends keyof F & string>(name: K, context: TagContext<F>): boolean => {
    const value = context.filter[name]
    return value !== undefined && fields[name].isMissing?.(value, context) === true
  }
  const namesOfUnread = (unread: Unread<F>) => names.filter((name) => unread[name] !== undefined)
  return {
    fields,
    setFields,
    isOn: (filter) => names.some((name) => isSet(name, filter)),
    isFoldedOn: (filter) => names.some((name) => fields[name].folded === true && isSet(name, filter)),
    clearFilter: (filter) => {
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
    unreadWithoutSecrets: (unread) => {
      const left: { [K in keyof F & string]?: readonly string[] } = {}
      for (const name of namesOfUnread(unread)) {
        const texts = unread[name] ?? []
        if (!fields[name].secret && isShareable(texts)) left[name] = texts
      }
      return left
    },
    unreadTags: (unread) =>
      namesOfUnread(unread).map((key) => {
        const { label, secret = false } = fields[key]
        return { key, label: `${label}: ${unreadText(unread[key] ?? [], secret)}` }
      }),
    withNarrowed: (name) => [name, ...(fields[name].narrows ?? [])],
    tagsAtom: (filter) =>
      atom((get) => setFields(filter).map((key) => ({ key, label: labelOf(key, { get, filter }) }))),
    missingAtom: (filter) =>
      atom((get) =>
        setFields(filter)
          .filter((key) => isMissing(key, { get, filter }))
          .map((key) => ({ key, label: fields[key].label })),
      ),
  }
}

export const changed = <F>(about: ListFilter<F>, name: keyof F & string, value: unknown): Edits<F> =>
  Object.fromEntries(about.withNarrowed(name).map((one) => [one, one === name ? value : undefined])) as Edits<F>

export const isMissingFrom =
  ({ optionsAtom }: LookupOptions) =>
  (id: unknown, { get }: { get: Getter }): boolean => {
    const lookup = get(optionsAtom)
    return typeof id === 'number' && lookup.kind === 'ready' && nameIn(lookup, id) === undefined
  }

/**
 * Returns the text of a filter tag for the id of a lookup item. Until the lookup is loaded, the text is only the name
 * of the field.
 */
export const nameLookupItem =
  (about: string, from: LookupOptions, prefix = '') =>
  (id: number, { get }: { get: Getter }): string => {
    if (isMissingFrom(from)(id, { get })) return `${about}: няма запис № ${id}`
    const name = nameIn(get(from.optionsAtom), id)
    return name === undefined ? about : `${prefix}${from.shortName?.(name) ?? name}`
  }

const labelOfText = (before: string): string => before.replace(/[\s:]+$/, '')

export const textField = (before: string) => ({
  label: labelOfText(before) || 'Текст',
  address: textInAddress,
  tag: (text: string) => `${before}${text}`,
})

export const lookupField = (...[about, from, prefix]: Parameters<typeof nameLookupItem>) => ({
  label: about,
  address: idInAddress,
  tag: nameLookupItem(about, from, prefix),
  isMissing: isMissingFrom(from),
})

export const idIn = (labels: Readonly<Record<number, string>>): AddressField<number> => ({
  ...idInAddress,
  read: (text) => {
    const id = idInAddress.read(text)
    return id !== undefined && labels[id] !== undefined ? id : undefined
  },
})

/** Returns a field for a value of an enumeration; its tag shows the label: „Статус: Чернова“. */
export const labelField = (before: string, labels: Parameters<typeof labelIn>[0]) => ({
  label: labelOfText(before),
  address: idIn(labels),
  tag: (id: number) => `${before}${labelIn(labels, id)}`,
})

/**
 * Returns a field for the start or the end of a period; its tag: „От 01.11.2026“. `PeriodFields` renders both fields.
 */
export const dateField = (word: string) => ({
  label: word.length > 2 ? word : `${word} дата`,
  address: dateInAddress,
  tag: (date: string) => `${word} ${formatDate(date)}`,
})
