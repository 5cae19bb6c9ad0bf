import { type ShapeTree, wholeOf } from '../../src/contract/shapeTree.ts'

/** How many values of one kind are kept: the newest go over the eldest. */
const MOST = 40

/** What replies have told: whole objects by their shape, and single values by the name of their field. */
export type Pool = {
  learn: (area: string, shape: ShapeTree, value: unknown) => void
  /** Objects of this very shape. */
  like: (shape: ShapeTree) => readonly unknown[]
  /** Values that fields of this name have had, those of the area first. */
  named: (area: string, field: string) => readonly unknown[]
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

export const createPool = (): Pool => {
  const byShape = new Map<object, unknown[]>()
  const byName = new Map<string, unknown[]>()
  const put = <K>(map: Map<K, unknown[]>, key: K, value: unknown) => {
    const list = map.get(key) ?? []
    if (list.includes(value)) return
    list.push(value)
    if (list.length > MOST) list.shift()
    map.set(key, list)
  }
  const learn = (area: string, shape: ShapeTree, value: unknown): void => {
    const inner = wholeOf(shape)
    if (inner.entries && typeof value === 'object' && value !== null) put(byShape, kernel(inner), value)
    for (const [key, part, one] of partsOf(shape, value)) {
      learn(area, part, one)
      if (typeof key === 'number' || one === null || one === '' || Array.isArray(one)) continue
      put(byName, key, one)
      put(byName, `${area}.${key}`, one)
    }
  }
  return {
    learn,
    like: (shape) => byShape.get(kernel(wholeOf(shape))) ?? [],
    named: (area, field) => byName.get(`${area}.${field}`) ?? byName.get(field) ?? [],
  }
}
