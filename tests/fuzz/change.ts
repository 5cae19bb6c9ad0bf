import type { Random } from '../../mocks/seed/seededRandom.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { ShapeTree } from '../../src/contract/shapeTree.ts'
import {
  hostileAmount,
  hostileDay,
  hostileGuid,
  hostileList,
  hostileNumber,
  hostileText,
  otherKind,
} from './hostile.ts'
import { fits, type Pool, partsOf } from './pool.ts'
import type { Parts } from './requestMaker.ts'

export type Change = { path: readonly (string | number)[]; value?: unknown }
type ValuePath = { path: readonly (string | number)[]; shape: ShapeTree; value: unknown }

const placesIn = (place: ValuePath): ValuePath[] => [
  place,
  ...partsOf(place.shape, place.value).flatMap(([key, shape, value]) =>
    placesIn({ path: [...place.path, key], shape, value }),
  ),
]
const isForm = (value: unknown) => value instanceof FormData

const places = ({ query, body }: Endpoint, request: Parts): ValuePath[] => [
  ...(query ? placesIn({ path: ['query'], shape: query, value: request.query }).slice(1) : []),
  ...(body && body !== 'form' ? placesIn({ path: ['body'], shape: body, value: request.body }) : []),
]

/** Returns a value that no screen sends. Some of these values still match the declared type of the field. */
const hostileFor = (random: Random, pool: Pool, { value, path }: ValuePath): unknown => {
  if (Array.isArray(value)) return hostileList(random, value)
  const field = String(path.at(-1))
  switch (random.int(7)) {
    case 0:
      return hostileText(random)
    case 1:
      return hostileDay(random)
    case 2:
      return hostileNumber(random)
    case 3:
      return /guid/i.test(field) ? hostileGuid(random) : hostileAmount(random)
    case 4: {
      const others = pool.named('', typeof value === 'number' ? 'id' : 'guid')
      return others.length > 0 ? random.one(others) : hostileGuid(random)
    }
    case 5:
      return typeof value === 'string' ? hostileText(random) : hostileNumber(random)
    default:
      return otherKind(random)
  }
}

const TRIES = 12
const changeOf = (random: Random, pool: Pool, place: ValuePath): Change => {
  const { path, shape } = place
  if (random.is(0.05)) return { path }
  if (random.is(0.2)) return { path, value: hostileFor(random, pool, place) }
  for (let i = 0; i < TRIES; i += 1) {
    const value = hostileFor(random, pool, place)
    if (fits(shape, value)) return { path, value }
  }
  return { path, value: hostileFor(random, pool, place) }
}

/** Returns up to three hostile changes of a request. Sometimes returns none, so that some requests succeed. */
export const changesOf = (random: Random, pool: Pool, endpoint: Endpoint, request: Parts): Change[] => {
  const all = places(endpoint, request)
  if (all.length === 0 || random.is(0.15)) return []
  return Array.from({ length: random.between(1, 3) }, () => changeOf(random, pool, random.one(all)))
}

const put = (into: unknown, [key, ...rest]: readonly (string | number)[], change: Change): void => {
  if (typeof into !== 'object' || into === null || key === undefined) return
  if (rest.length > 0) put(Reflect.get(into, key), rest, change)
  else if ('value' in change) Reflect.set(into, key, change.value)
  else Reflect.deleteProperty(into, key)
}

export const applyChanges = (request: Parts, changes: readonly Change[]): Parts => {
  const body = isForm(request.body) ? request.body : structuredClone(request.body)
  const next: Parts = {
    ...(request.query && { query: structuredClone(request.query) }),
    ...('body' in request && { body }),
  }
  for (const change of changes) put(next, change.path, change)
  return next
}
