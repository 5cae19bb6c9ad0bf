import * as v from 'valibot'
import { type ShapeTree, wholeOf } from '../contract/shapeTree.ts'
import { absentOf } from '../transport/reply/readShape.ts'

/**
 * Adds fields that are missing in the rows and records nested in a stored form, because an older version of the product
 * stored it. Each field gets the value for a field that a response omits. `readStoredForm` adds missing fields of the
 * form itself.
 */
const withAddedFieldsInside = (shape: ShapeTree, stored: unknown, isInside = false): unknown => {
  const { item, entries } = wholeOf(shape)
  if (Array.isArray(stored)) return item ? stored.map((row) => withAddedFieldsInside(item, row, true)) : stored
  if (typeof stored !== 'object' || stored === null || !entries) return stored
  const fields = new Map<string, unknown>(Object.entries(stored))
  for (const [name, field] of Object.entries(entries)) {
    const absent = isInside ? absentOf(field)?.value : undefined
    if (fields.has(name)) fields.set(name, withAddedFieldsInside(field, fields.get(name), true))
    else if (absent !== undefined) fields.set(name, absent)
  }
  return Object.fromEntries(fields)
}

export const readStoredAs =
  <S extends v.GenericSchema & ShapeTree>(shape: S) =>
  (stored: unknown): v.InferOutput<S> | undefined => {
    const read = v.safeParse(shape, withAddedFieldsInside(shape, stored))
    return read.success ? read.output : undefined
  }

const isOfKind = (was: unknown, now: unknown): boolean => {
  if (was === null || now === undefined) return was === null
  if (now === null) return typeof was === 'number' || (typeof was === 'object' && !Array.isArray(was))
  return typeof was === typeof now && Array.isArray(was) === Array.isArray(now)
}

/**
 * Returns a reader of stored values for a small form without nested rows: every field must have the type of its initial
 * value.
 */
export const readStoredLike =
  <V extends object>(start: V) =>
  (stored: unknown): V | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined
    const found = new Map<string, unknown>(Object.entries(stored))
    const fits = Object.entries(start).every(([name, was]) => isOfKind(was, found.get(name)))
    return fits ? { ...start, ...stored } : undefined
  }

export type StoredForm<V> = { values: V; base: V; extra: unknown }

/** Gives fields that the form did not have when the draft was stored their initial values. */
const withAddedFields = (start: object, stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && Object.keys(stored).some((name) => name in start)
    ? { ...start, ...stored }
    : stored

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
