import { expect, test } from 'vitest'
import { catalogue } from '../../../src/contract/catalogue.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import type { ShapeTree } from '../../../src/contract/shapeTree.ts'
import { readReply } from '../../../src/transport/reply/readReply.ts'
import { kindsOf, shapeSample } from '../../support/shapeSample.ts'

const isProposed = ({ pipe = [] }: ShapeTree): boolean =>
  pipe.some(({ metadata }) => metadata !== undefined && 'proposed' in metadata)

/** True if a backend may omit a value of this shape: it is nullable or optional, or proposed with a default. */
const isLeftOut = (shape: ShapeTree): boolean =>
  shape.type === 'nullable' ||
  shape.type === 'optional' ||
  (shape.pipe ?? []).some(({ metadata }) => metadata?.absent !== undefined) ||
  (isProposed(shape) && (shape.type === 'array' || (shape.type === 'string' && kindsOf(shape).length === 2)))

const shaped = Object.values(catalogue)
  .flatMap((area) => Object.values(area) as Endpoint[])
  .flatMap(({ method, path, reply }) => (typeof reply === 'object' ? [{ call: `${method} ${path}`, reply }] : []))

test.each(shaped)('$call is parsed without a warning when all optional fields are missing', ({ reply }) => {
  const read = readReply(reply, shapeSample(reply, { isLeftOut, hasItems: true }))
  expect(read).toMatchObject({ isRead: true, problems: [] })
})

test('there are calls to check', () => expect(shaped.length).toBeGreaterThan(100))
