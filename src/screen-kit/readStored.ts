import * as v from 'valibot'

/** Reads a stored value by its shape; undefined when it is of an older version of the form. For `useDraft`. */
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

/** Reads it whole by the shape of the values; undefined when anything of it means nothing any more. */
export const readStoredForm =
  <V>(read: (stored: unknown) => V | undefined, isExtra: (extra: unknown) => boolean = () => true) =>
  (stored: unknown): StoredForm<V> | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined
    const found = new Map<string, unknown>(Object.entries(stored))
    const values = read(found.get('values'))
    const base = read(found.get('base'))
    const extra = found.get('extra')
    return values && base && isExtra(extra) ? { values, base, extra } : undefined
  }
