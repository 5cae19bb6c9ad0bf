import * as v from 'valibot'

/** Reads a kept value by its shape; undefined when it is of an older version of the form. For `useDraft`. */
export const storedAs =
  <S extends v.GenericSchema>(shape: S) =>
  (kept: unknown): v.InferOutput<S> | undefined => {
    const read = v.safeParse(shape, kept)
    return read.success ? read.output : undefined
  }

const isOfKind = (was: unknown, now: unknown): boolean => {
  if (was === null || now === undefined) return was === null
  if (now === null) return typeof was === 'number' || (typeof was === 'object' && !Array.isArray(was))
  return typeof was === typeof now && Array.isArray(was) === Array.isArray(now)
}

/** The same for a small form without nested rows: every field is there and of the kind that the form starts with. */
export const storedLike =
  <V extends object>(start: V) =>
  (kept: unknown): V | undefined => {
    if (typeof kept !== 'object' || kept === null) return undefined
    const found = new Map<string, unknown>(Object.entries(kept))
    const fits = Object.entries(start).every(([name, was]) => isOfKind(was, found.get(name)))
    return fits ? { ...start, ...kept } : undefined
  }
