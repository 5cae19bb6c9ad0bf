import { type Atom, atom, type Getter } from 'jotai'
import { labelIn } from '../../contract/labels.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { type LookupOptions, nameIn } from '../lookup/lookupOptions.ts'
import { type AddressField, dateInAddress, idInAddress, textInAddress } from './addressField.ts'
import type { Edits } from './filterDraft.ts'
import { isShareable, type Unread, unreadText } from './unreadFilter.ts'

/** The data for the words of a tag: lookups and the other filter values. */
export type TagContext<F> = { get: Getter; filter: Partial<F> }

export type FilterField<T, F> = {
  /** The name of the field if its value is unreadable or does not exist. */
  label: string
  /** The form of its value in the address. */
  address: AddressField<T>
  /**
   * The words of its tag. A field without it is a choice about the whole list (a tab, a report): it never counts as
   * set, and „Изчисти“ keeps it.
   */
  tag?: (value: T, context: TagContext<F>) => string
  /** True if the record of its id is known not to exist. */
  isMissing?: (value: T, context: TagContext<F>) => boolean
  /** The value that explicitly means no choice; „Изчисти“ sets it. */
  blank?: T
  /** Shown under „Разширено търсене“. */
  folded?: true
  /** Fields that become invalid when this one changes: a municipality belongs to its district. */
  narrows?: readonly (keyof F & string)[]
  /** Not stored: left out of saved views and copied links. */
  secret?: true
}
type Fields<F> = { readonly [K in keyof F]: FilterField<F[K], F> }

export type FilterTag<F> = { key: keyof F & string; label: string }

export type ListFilter<F> = {
  fields: Fields<F>
  /** The fields that are set, in the order of the description. */
  setFields: (filter: Partial<F>) => (keyof F & string)[]
  isOn: (filter: Partial<F>) => boolean
  /** True if a field under „Разширено търсене“ is set. */
  isFoldedOn: (filter: Partial<F>) => boolean
  /** The filter after „Изчисти“. */
  cleared: (filter: Partial<F>) => Partial<F>
  /** The part that may be stored and shared: no secret field and no text with a personal number. */
  withoutSecrets: (filter: Partial<F>) => Partial<F>
  /** The same for unreadable values. */
  unreadWithoutSecrets: (unread: Unread<F>) => Unread<F>
  /** Unreadable values in words, in the order of the description. */
  unreadTags: (unread: Unread<F>) => FilterTag<F>[]
  /** A field and the fields that depend on it. */
  withNarrowed: (name: keyof F & string) => (keyof F & string)[]
  /** The set fields in words; requests only the lookups needed for the names. */
  tagsAtom: (filter: Partial<F>) => Atom<FilterTag<F>[]>
  /** The tags of records that do not exist; uses the same lookups. */
  missingAtom: (filter: Partial<F>) => Atom<FilterTag<F>[]>
}
/** The values of a filter: `type TasksFilter = FilterOf<typeof tasksFilter>`. */
export type FilterOf<L> = L extends ListFilter<infer F> ? F : never

/** Makes a filter from one description per field; tags have the same order. */
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

/** The change of one field, with its dependent fields reset. */
export const changed = <F>(about: ListFilter<F>, name: keyof F & string, value: unknown): Edits<F> =>
  Object.fromEntries(about.withNarrowed(name).map((one) => [one, one === name ? value : undefined])) as Edits<F>

/** True if a lookup is loaded and does not contain an id. */
export const isMissingFrom =
  ({ optionsAtom }: LookupOptions) =>
  (id: unknown, { get }: { get: Getter }): boolean => {
    const lookup = get(optionsAtom)
    return typeof id === 'number' && lookup.kind === 'ready' && nameIn(lookup, id) === undefined
  }

/** The words of a tag from a lookup; only the field name until the list is loaded. */
export const named =
  (about: string, from: LookupOptions, prefix = '') =>
  (id: number, { get }: { get: Getter }): string => {
    if (isMissingFrom(from)(id, { get })) return `${about}: няма запис № ${id}`
    const name = nameIn(get(from.optionsAtom), id)
    return name === undefined ? about : `${prefix}${from.shortName?.(name) ?? name}`
  }

/** The field name from „Относно: “. */
const labelOfText = (before: string): string => before.replace(/[\s:]+$/, '')

/** A search text; `before` is the beginning of its tag: „Относно: “. */
export const textField = (before: string) => ({
  label: labelOfText(before) || 'Текст',
  address: textInAddress,
  tag: (text: string) => `${before}${text}`,
})

/** One of the records of a lookup, with the tag of `named`. */
export const lookupField = (...[about, from, prefix]: Parameters<typeof named>) => ({
  label: about,
  address: idInAddress,
  tag: named(about, from, prefix),
  isMissing: isMissingFrom(from),
})

/** An id in the address that belongs to an enumeration. */
export const idIn = (labels: Readonly<Record<number, string>>): AddressField<number> => ({
  ...idInAddress,
  read: (text) => {
    const id = idInAddress.read(text)
    return id !== undefined && labels[id] !== undefined ? id : undefined
  },
})

/** A value of an enumeration, with its label in the tag: „Статус: Чернова“. */
export const labelField = (before: string, labels: Parameters<typeof labelIn>[0]) => ({
  label: labelOfText(before),
  address: idIn(labels),
  tag: (id: number) => `${before}${labelIn(labels, id)}`,
})

/** One end of a period: „От 01.11.2026“. `PeriodFields` renders both ends. */
export const dateField = (word: string) => ({
  label: word.length > 2 ? word : `${word} дата`,
  address: dateInAddress,
  tag: (date: string) => `${word} ${formatDate(date)}`,
})
