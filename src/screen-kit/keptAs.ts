import * as v from 'valibot'

/** Reads a kept value by its shape; undefined when it is of an older version of the form. For `useDraft`. */
export const keptAs =
  <S extends v.GenericSchema>(shape: S) =>
  (kept: unknown): v.InferOutput<S> | undefined => {
    const read = v.safeParse(shape, kept)
    return read.success ? read.output : undefined
  }
