import * as v from 'valibot'
import { type ShapeTree, wholeOf } from '../../src/contract/shapeTree.ts'

/** A record as it came. */
export type Fields = Record<string, unknown>

/** How many values of one kind are kept: the newest go over the eldest. */
const MOST = 40

/** What replies have told: whole objects by their shape, and single values by the name of their field. */
export type Pool = {
  learn: (area: string, shape: ShapeTree, value: unknown) => void
  /** Objects of this very shape. */
  like: (shape: ShapeTree) => readonly Fields[]
  /** Values that fields of this name have had, those of the area first. */
  named: (area: string, field: string) => readonly unknown[]
}

/** Keeps the newest of what is told, each once. */
const keep = <K, T>(map: Map<K, T[]>, key: K, value: T): void => {
  const list = map.get(key) ?? []
  if (list.includes(value)) return
  list.push(value)
  if (list.length > MOST) list.shift()
  map.set(key, list)
}

/** The part of a shape that tells shapes apart: marks and absences lie around it. */
const kernel = (shape: ShapeTree): object => shape.entries ?? shape.item ?? shape

/** The parts of an object and of a list, with what stands there. */
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

/** A part of a shape that values can be held against. */
const isSchema = (shape: ShapeTree): shape is ShapeTree & v.GenericSchema => '~run' in shape
/** Whether a value is what a shape takes. */
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
