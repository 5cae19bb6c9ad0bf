import * as v from 'valibot'
import { type ShapeTree, wholeOf } from '../../src/contract/shapeTree.ts'

export type Fields = Record<string, unknown>

/** The maximum number of stored values of one kind; a new value then replaces the oldest. */
const MOST = 40

export type Pool = {
  learn: (area: string, shape: ShapeTree, value: unknown) => void
  like: (shape: ShapeTree) => readonly Fields[]
  named: (area: string, field: string) => readonly unknown[]
}

const keep = <K, T>(map: Map<K, T[]>, key: K, value: T): void => {
  const list = map.get(key) ?? []
  if (list.includes(value)) return
  list.push(value)
  if (list.length > MOST) list.shift()
  map.set(key, list)
}

const kernel = (shape: ShapeTree): object => shape.entries ?? shape.item ?? shape

export const partsOf = (
  shape: ShapeTree,
  value: unknown,
): readonly [key: string | number, part: ShapeTree, value: unknown][] => {
  const inner = wholeOf(shape)
  if (Array.isArray(value) && inner.item) {
    const { item } = inner
    return value.slice(0, 3).map((one, at) => [at, item, one] as const)
  }
  if (typeof value !== 'object' || value === null || !inner.entries) return []
  return Object.entries(inner.entries).flatMap(([name, part]) =>
    name in value ? [[name, part, Reflect.get(value, name)] as const] : [],
  )
}

const isSchema = (shape: ShapeTree): shape is ShapeTree & v.GenericSchema => '~run' in shape
export const fits = (shape: ShapeTree, value: unknown): boolean => isSchema(shape) && v.is(shape, value)

export const createPool = (): Pool => {
  const byShape = new Map<object, Fields[]>()
  const byName = new Map<string, unknown[]>()
  const learn = (area: string, shape: ShapeTree, value: unknown): void => {
    const inner = wholeOf(shape)
    if (inner.entries && typeof value === 'object' && value !== null) keep(byShape, kernel(inner), { ...value })
    for (const [key, part, one] of partsOf(shape, value)) {
      learn(area, part, one)
      if (typeof key === 'number' || one === null || one === '' || Array.isArray(one)) continue
      keep(byName, key, one)
      keep(byName, `${area}.${key}`, one)
    }
  }
  return {
    learn,
    like: (shape) => byShape.get(kernel(wholeOf(shape))) ?? [],
    named: (area, field) => byName.get(`${area}.${field}`) ?? byName.get(field) ?? [],
  }
}
