import * as v from 'valibot'

/** Reads a stored value by its shape; undefined when it is of another form. For `useDraft`. */
export const readStoredAs =
  <S extends v.GenericSchema>(shape: S) =>
  (stored: unknown): v.InferOutput<S> | undefined => {
    const read = v.safeParse(shape, stored)
    return read.success ? read.output : undefined
  }

const isOfKind = (was: unknown, now: unknown): boolean => {
  if (was === null || now === undefined) return was === null
  if (now === null) return typeof was === 'number' || (typeof was === 'object' && !Array.isArray(was))
  return typeof was === typeof now && Array.isArray(was) === Array.isArray(now)
}

/** The same for a small form without nested rows: every field is there and of the kind that the form starts with. */
export const readStoredLike =
  <V extends object>(start: V) =>
  (stored: unknown): V | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined
    const found = new Map<string, unknown>(Object.entries(stored))
    const fits = Object.entries(start).every(([name, was]) => isOfKind(was, found.get(name)))
    return fits ? { ...start, ...stored } : undefined
  }

/** What is stored of a form: what was typed, the version it was changed from, and what the form wants beside it. */
export type StoredForm<V> = { values: V; base: V; extra: unknown }

/** What a former version of the form stored has none of the fields that were added since: they stand as the form starts. */
const withAddedFields = (start: object, stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && Object.keys(stored).some((name) => name in start)
    ? { ...start, ...stored }
    : stored

/** Reads it whole by the shape of the values; undefined when anything of it means nothing any more. */
export const readStoredForm =
  <V extends object>(
    start: V,
    read: (stored: unknown) => V | undefined = readStoredLike(start),
    isExtra: (extra: unknown) => boolean = () => true,
  ) =>
  (stored: unknown): StoredForm<V> | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined
    const found = new Map<string, unknown>(Object.entries(stored))
    const values = read(withAddedFields(start, found.get('values')))
    const base = read(withAddedFields(start, found.get('base')))
    const extra = found.get('extra')
    return values && base && isExtra(extra) ? { values, base, extra } : undefined
  }
