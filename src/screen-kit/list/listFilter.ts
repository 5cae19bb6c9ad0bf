import { type Atom, atom, type Getter } from 'jotai'
import { labelIn } from '../../contract/labels.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { type LookupOptions, nameIn } from '../lookup/lookupOptions.ts'
import { type AddressField, dateInAddress, idInAddress, textInAddress } from './addressField.ts'
import type { Edits } from './filterDraft.ts'
import { isShareable, type Unread, unreadWords } from './unreadFilter.ts'

/** What a tag may look at for its words: lookups, and what else is set. */
export type TagContext<F> = { get: Getter; filter: Partial<F> }

/** One field of a filter. */
export type FilterField<T, F> = {
  /** What the field is called where its value cannot be read or is of nothing that exists. */
  label: string
  /** How its value stands in the address. */
  address: AddressField<T>
  /**
   * The words of its tag while it is on. Without one it is no field of the panel but a choice about the whole list
   * (a tab, a report): never „on“, and „Изчисти“ leaves it as it is.
   */
  tag?: (value: T, context: TagContext<F>) => string
  /** Whether it is known that what its id names is in no list. */
  isMissing?: (value: T, context: TagContext<F>) => boolean
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
  /** The same of what cannot be read. */
  unreadWithoutSecrets: (unread: Unread<F>) => Unread<F>
  /** What cannot be read, in words, in the order of the description. */
  unreadTags: (unread: Unread<F>) => FilterTag<F>[]
  /** A field and those that go with it. */
  withNarrowed: (name: keyof F & string) => (keyof F & string)[]
  /** What is on, in words; asks for the lookups it needs for the names, and for no other. */
  tagsAtom: (filter: Partial<F>) => Atom<FilterTag<F>[]>
  /** Those of them that are of nothing that exists; it asks for the same lookups. */
  missingAtom: (filter: Partial<F>) => Atom<FilterTag<F>[]>
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
        return { key, label: `${label}: ${unreadWords(unread[key] ?? [], secret)}` }
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

/** A filter after a change of one field: what it narrows is chosen anew. */
export const changed = <F>(about: ListFilter<F>, name: keyof F & string, value: unknown): Edits<F> =>
  Object.fromEntries(about.withNarrowed(name).map((one) => [one, one === name ? value : undefined])) as Edits<F>

/** Whether a lookup is there and does not have an id. */
export const isMissingFrom =
  ({ optionsAtom }: LookupOptions) =>
  (id: unknown, { get }: { get: Getter }): boolean => {
    const lookup = get(optionsAtom)
    return typeof id === 'number' && lookup.kind === 'ready' && nameIn(lookup, id) === undefined
  }

/** Words of a tag that is named by a lookup; until the list is there, by what it is about. */
export const named =
  (about: string, from: LookupOptions, prefix = '') =>
  (id: number, { get }: { get: Getter }): string => {
    if (isMissingFrom(from)(id, { get })) return `${about}: няма запис № ${id}`
    const name = nameIn(get(from.optionsAtom), id)
    return name === undefined ? about : `${prefix}${from.shortName?.(name) ?? name}`
  }

/** „Относно: “ as the name of its field. */
const labelOfWords = (before: string): string => before.replace(/[\s:]+$/, '')

/** A text that is looked for; its tag has `before` in front of it: „Относно: “. */
export const textField = (before: string) => ({
  label: labelOfWords(before) || 'Текст',
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

/** An id in the address that is one of an enumeration. */
export const idIn = (labels: Readonly<Record<number, string>>): AddressField<number> => ({
  ...idInAddress,
  read: (text) => {
    const id = idInAddress.read(text)
    return id !== undefined && labels[id] !== undefined ? id : undefined
  },
})

/** One of the values of an enumeration, with its label in the tag: „Статус: Чернова“. */
export const labelField = (before: string, labels: Parameters<typeof labelIn>[0]) => ({
  label: labelOfWords(before),
  address: idIn(labels),
  tag: (id: number) => `${before}${labelIn(labels, id)}`,
})

/** One end of a period: „От 01.11.2026“. The fields of both ends are `PeriodFields`. */
export const dateField = (word: string) => ({
  label: word.length > 2 ? word : `${word} дата`,
  address: dateInAddress,
  tag: (date: string) => `${word} ${formatDate(date)}`,
})
