import type { Random } from '../../mocks/seed/seededRandom.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { ShapeTree } from '../../src/contract/shapeTree.ts'
import { hostileDay, hostileFile, hostileText } from './hostile.ts'
import { type Fields, fits, type Pool } from './pool.ts'

export type Parts = { query?: Fields; body?: unknown }

/** Returns the names of other fields whose values fit this field too, for example `guid` for `docGuid`. */
const otherNames = (field: string): string[] => [
  field,
  field.replace(/s$/, ''),
  ...(/Guids?$/.test(field) ? ['guid'] : []),
  ...(/Ids?$/.test(field) ? ['id'] : []),
]

const paging: Record<string, readonly number[]> = {
  skip: [0, 0, 10],
  take: [5, 10, 100],
  page: [1, 1, 2],
  size: [5, 10],
  pageNumber: [1, 1, 2],
  pageSize: [5, 10],
}

/** Creates requests to one area of endpoints, as screens could send them. Their values come from earlier responses. */
export const requestMaker = (pool: Pool, area: string, random: Random) => {
  const known = (shape: ShapeTree, field: string): unknown => {
    for (const name of otherNames(field)) {
      const fitting = pool.named(area, name).filter((value) => fits(shape, value))
      if (fitting.length > 0) return random.one(fitting)
    }
    return undefined
  }
  const objectOf = (shape: ShapeTree): Fields => {
    const alike = pool.like(shape)
    if (alike.length > 0 && random.is(0.8)) return structuredClone(random.one(alike))
    return Object.fromEntries(
      Object.entries(shape.entries ?? {}).flatMap(([name, part]) =>
        part.type === 'optional' && random.is(0.6) ? [] : [[name, madeOf(part, name)]],
      ),
    )
  }
  const plain = (shape: ShapeTree): unknown =>
    [
      'Проба',
      '2026-11-23',
      '2026-11-23T10:00:00Z',
      '2026-11-23T10:00',
      '12.50',
      '01234567-89ab-cdef-0123-456789abcdef',
    ].find((text) => fits(shape, text))
  const madeOf = (shape: ShapeTree, field: string): unknown => {
    if (field in paging) return random.one(paging[field] ?? [])
    switch (shape.type) {
      case 'object':
      case 'loose_object':
        return objectOf(shape)
      case 'array':
        return shape.item && shape.item.type !== 'lazy'
          ? Array.from({ length: random.int(3) }, () => madeOf(shape.item as ShapeTree, field))
          : []
      case 'nullable':
      case 'nullish':
      case 'optional':
        return random.is(0.3)
          ? shape.type === 'nullable'
            ? null
            : undefined
          : madeOf(shape.wrapped as ShapeTree, field)
      case 'record':
        return {}
      case 'boolean':
        return random.is(0.5)
      case 'picklist':
        return random.one(shape.options ?? [])
      case 'number':
        return known(shape, field) ?? random.between(1, 30)
      default:
        return known(shape, field) ?? plain(shape)
    }
  }
  const textIn = (shape: ShapeTree, name: string): string => {
    if (random.is(0.3)) return random.is(0.5) ? hostileText(random) : hostileDay(random)
    return String(/id$/i.test(name) ? random.between(1, 9) : (plain(shape) ?? 'Описание'))
  }
  const formOf = ({ parts = {} }: Endpoint): FormData => {
    const form = new FormData()
    for (const [name, kind] of Object.entries(parts)) {
      if (random.is(0.1)) continue
      form.set(name, kind === 'file' ? hostileFile(random) : textIn(kind, name))
    }
    return form
  }
  return (endpoint: Endpoint): Parts => ({
    ...(endpoint.query && { query: objectOf(endpoint.query) }),
    ...(endpoint.body === 'form' ? { body: formOf(endpoint) } : endpoint.body && { body: madeOf(endpoint.body, '') }),
  })
}
