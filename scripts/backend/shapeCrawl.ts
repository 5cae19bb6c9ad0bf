import type * as v from 'valibot'

export type Part =
  | { kind: 'object'; fields: Record<string, v.GenericSchema> }
  | { kind: 'list'; item: v.GenericSchema }
  | { kind: 'map'; value: v.GenericSchema }
  | { kind: 'value' }

type Inside = {
  type: string
  pipe?: readonly object[]
  wrapped?: v.GenericSchema
  getter?: (input: unknown) => v.GenericSchema
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  value?: v.GenericSchema
  options?: readonly v.GenericSchema[]
}
const asInside = (shape: object): Inside => shape as Inside
const isShape = (one: object): one is v.GenericSchema => 'kind' in one && one.kind === 'schema'
const saysProposed = (one: object): boolean =>
  'metadata' in one && typeof one.metadata === 'object' && one.metadata !== null && 'proposed' in one.metadata

const behind = (shape: v.GenericSchema): readonly v.GenericSchema[] => {
  const { type, pipe, wrapped, getter, options } = asInside(shape)
  // In Valibot the first item of a pipe is the schema itself without its pipe, so it is skipped.
  if (pipe) return pipe.filter(isShape).filter((one) => one !== shape)
  if (wrapped) return [wrapped]
  if (type === 'lazy' && getter) return [getter(undefined)]
  return type === 'union' && options ? options.filter(isShape) : []
}

const onceOf = <R>(workOut: (shape: v.GenericSchema) => R): ((shape: v.GenericSchema) => R) => {
  const known = new WeakMap<v.GenericSchema, R>()
  return (shape) => {
    const found = known.get(shape) ?? workOut(shape)
    known.set(shape, found)
    return found
  }
}

/** True if a schema, or a schema that it wraps, is marked `proposed`: the specification does not contain it. */
export const isProposed: (shape: v.GenericSchema) => boolean = onceOf((shape) => {
  const { pipe, wrapped } = asInside(shape)
  return (
    pipe?.some((one) => saysProposed(one) || (isShape(one) && one !== shape && isProposed(one))) ??
    (wrapped ? isProposed(wrapped) : false)
  )
})

export const partOf: (shape: v.GenericSchema) => Part = onceOf((shape) => {
  const { type, pipe, entries, item, value } = asInside(shape)
  if (!pipe) {
    if (entries) return { kind: 'object', fields: entries }
    if (type === 'array' && item) return { kind: 'list', item }
    if (type === 'record' && value) return { kind: 'map', value }
  }
  for (const one of behind(shape)) {
    const part = partOf(one)
    if (part.kind !== 'value') return part
  }
  return { kind: 'value' }
})
