import type * as v from 'valibot'
import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { ofResultData } from './api.ts'
import { isProposed, partOf } from './shapeCrawl.ts'

const namesIn = (shape: v.GenericSchema, seen: Set<v.GenericSchema>): string[] => {
  if (isProposed(shape) || seen.has(shape)) return []
  seen.add(shape)
  const part = partOf(shape)
  if (part.kind === 'list') return namesIn(part.item, seen)
  if (part.kind === 'map') return namesIn(part.value, seen)
  if (part.kind === 'value') return []
  return Object.entries(part.fields).flatMap(([name, field]) =>
    isProposed(field) ? [] : [name, ...namesIn(field, seen)],
  )
}
const shapes = Object.values(catalogue)
  .flatMap((area) => Object.values<Endpoint>(area))
  .flatMap(({ reply }) => (typeof reply === 'object' ? [reply] : []))
const seen = new Set<v.GenericSchema>()
/** The fields that identify a record. They are kept even if the whole record is proposed. */
const identity = ['guid', 'id']
const specifiedNames: ReadonlySet<string> = new Set([...shapes.flatMap((shape) => namesIn(shape, seen)), ...identity])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns a value without what this product proposes. A specified object loses its proposed fields. An object that is
 * proposed as a whole keeps only its id and the fields whose names occur in the specification.
 */
export const specifiedPart = (value: unknown, shape: v.GenericSchema, isOurs = isProposed(shape)): unknown => {
  const part = partOf(shape)
  if (part.kind === 'list') {
    const { item } = part
    return Array.isArray(value) ? value.map((one) => specifiedPart(one, item, isOurs || isProposed(item))) : value
  }
  if (part.kind !== 'object' || !isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = part.fields[name]
      if (!field) return []
      const stays = isOurs ? specifiedNames.has(name) : !isProposed(field)
      return stays ? [[name, specifiedPart(inner, field, isOurs || isProposed(field))]] : []
    }),
  )
}

export const specifiedOnly = ofResultData((data, { reply }) =>
  typeof reply === 'object' ? specifiedPart(data, reply) : data,
)
