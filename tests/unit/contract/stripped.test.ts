import { expect, test } from 'vitest'
import { catalogue } from '../../../src/contract/catalogue.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import type { Shape } from '../../../src/transport/reply/reader.ts'
import { readReply } from '../../../src/transport/reply/readReply.ts'

const guid = '01234567-89ab-cdef-0123-456789abcdef'
const kindsOf = ({ pipe = [] }: Shape) => pipe.map(({ type }) => type)

/** What a backend that knows only the identity of a proposal must still give for a shape. */
const textOf = (shape: Shape): string => {
  const kinds = kindsOf(shape)
  if (kinds.includes('iso_date')) return '2026-11-12'
  if (kinds.includes('iso_timestamp')) return '2026-11-12T10:00:00Z'
  if (!kinds.includes('regex')) return 'а'
  return shape.pipe?.some((one) => String((one as { requirement?: unknown }).requirement).includes('a-f'))
    ? guid
    : '1.00'
}

const isProposed = ({ pipe = [] }: Shape): boolean =>
  pipe.some(({ metadata }) => metadata !== undefined && 'proposed' in metadata)

/** A raw value in which every nullable and optional part and every proposed part with an absent value is left out. */
const bareValue = (shape: Shape): unknown => {
  switch (shape.type) {
    case 'object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(shape.entries ?? {})
          .filter(([, one]) => !isLeftOut(one))
          .map(([name, one]) => [name, bareValue(one)]),
      )
    case 'array':
      return !shape.item || shape.item.type === 'lazy' ? [] : [bareValue(shape.item)]
    case 'nullable':
    case 'optional':
      return undefined
    case 'record':
      return {}
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'picklist':
      return shape.options?.[0]
    default:
      return textOf(shape)
  }
}
const isLeftOut = (shape: Shape): boolean =>
  shape.type === 'nullable' ||
  shape.type === 'optional' ||
  (shape.pipe ?? []).some(({ metadata }) => metadata?.absent !== undefined) ||
  (isProposed(shape) && (shape.type === 'array' || (shape.type === 'string' && kindsOf(shape).length === 2)))

const shaped = Object.values(catalogue)
  .flatMap((area) => Object.values(area) as Endpoint[])
  .flatMap(({ method, path, reply }) => (typeof reply === 'object' ? [{ call: `${method} ${path}`, reply }] : []))

test.each(shaped)('$call is read without a word when everything that may be absent is', ({ reply }) => {
  const read = readReply(reply, bareValue(reply))
  expect(read).toMatchObject({ isRead: true, problems: [] })
})

test('there is something to go over', () => expect(shaped.length).toBeGreaterThan(100))
