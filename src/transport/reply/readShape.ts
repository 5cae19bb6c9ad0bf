import { type ShapeTree, wholeOf } from '../../contract/shapeTree.ts'
import { type Problem, type Reader, refuse, unreadable } from './reader.ts'
import { isDateShape, isNoDate, valueReader } from './readValue.ts'

type Absent = { value: unknown }
type Fields = Readonly<Record<string, unknown>>

const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw)
const isNothing = (raw: unknown): raw is null | undefined => raw === null || raw === undefined

const marksOf = (shape: ShapeTree) => (shape.pipe ?? []).flatMap(({ metadata }) => metadata ?? [])

/** True for a shape with validations. Such a shape has no default, because '' or [] could violate them. */
const isChecked = (shape: ShapeTree): boolean => (shape.pipe ?? []).some(({ kind }) => kind === 'validation')

export const absentOf = (shape: ShapeTree): Absent | undefined => {
  const marked = marksOf(shape).find(({ absent }) => absent !== undefined)
  if (marked) return { value: marked.absent }
  switch (shape.type) {
    case 'nullable':
      return { value: null }
    case 'optional':
    case 'nullish':
      return { value: shape.default }
    case 'array':
      return isChecked(shape) ? undefined : { value: [] }
    case 'record':
      return { value: {} }
    case 'string':
      return isChecked(shape) ? undefined : { value: '' }
    default:
      return undefined
  }
}

/** Returns the name in PascalCase, which .NET writes unless configured otherwise. */
const toPascalCase = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

const readObject = (shape: ShapeTree): Reader => {
  const bare = marksOf(shape).find((mark) => mark.bare)?.bare
  const fields = Object.entries(shape.entries ?? {}).map(
    ([name, one]) => [name, fieldReader(one), toPascalCase(name)] as const,
  )
  const isLoose = shape.type === 'loose_object'
  return (given, path, problems) => {
    const raw = bare && !isFields(given) ? { [bare]: given } : given
    if (!isFields(raw)) return refuse(raw, path, problems, 'обект')
    const names = Object.keys(raw)
    if (names.length > 0 && !fields.some(([name, , pascal]) => name in raw || pascal in raw)) {
      return refuse(names.join(', '), path, problems, `обект с ${fields.map(([name]) => name).join(', ')}`)
    }
    const read: Record<string, unknown> = isLoose ? { ...raw } : {}
    let isWhole = true
    for (const [name, reader, pascal] of fields) {
      const value = reader(raw[name] ?? raw[pascal], path ? `${path}.${name}` : name, problems)
      if (value === unreadable) isWhole = false
      else if (value !== undefined) read[name] = value
    }
    return isWhole ? read : unreadable
  }
}

const readList = (item: ShapeTree): Reader => {
  const reader = item.type === 'nullable' ? fieldReader(item) : readerOf(item)
  return (raw, path, problems) => {
    if (!Array.isArray(raw)) return refuse(raw, path, problems, 'списък')
    const read = raw.map((one, index) => reader(one, `${path}[${index}]`, problems)).filter((one) => one !== unreadable)
    return raw.length > 0 && read.length === 0 ? refuse(raw, path, problems, 'поне един четим ред') : read
  }
}

const readMap = (value: ShapeTree): Reader => {
  const reader = readerOf(value)
  return (raw, path, problems) => {
    if (!isFields(raw)) return refuse(raw, path, problems, 'обект')
    const read = Object.entries(raw).map(([name, one]) => [name, reader(one, `${path}.${name}`, problems)] as const)
    return Object.fromEntries(read.filter(([, one]) => one !== unreadable))
  }
}

/**
 * Reads a value with the first shape that it fits without a reported problem; otherwise with the first shape that it
 * fits at all.
 */
const readOneOf = (shapes: readonly ShapeTree[]): Reader => {
  const readers = shapes.map(readerOf)
  return (raw, path, problems) => {
    const tries = readers.map((reader) => {
      const own: Problem[] = []
      return { value: reader(raw, path, own), own }
    })
    const best = tries.find(({ own }) => own.length === 0) ?? tries.find(({ value }) => value !== unreadable)
    if (!best) return refuse(raw, path, problems, 'една от познатите форми')
    problems.push(...best.own)
    return best.value
  }
}

const makeReader = (shape: ShapeTree): Reader => {
  switch (shape.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return readObject(shape)
    case 'array':
      return readList(shape.item ?? { type: 'unknown' })
    case 'record':
      return readMap(shape.value ?? { type: 'unknown' })
    case 'nullable':
    case 'optional':
    case 'nullish':
      return readerOf(shape.wrapped ?? { type: 'unknown' })
    case 'union':
      return readOneOf((shape.options ?? []) as readonly ShapeTree[])
    case 'lazy':
      return (raw, path, problems) => readerOf(shape.getter?.(raw) ?? { type: 'unknown' })(raw, path, problems)
    default: {
      const reader = valueReader(shape)
      if (!reader) throw new Error(`No reader for shapes of type ${shape.type}`)
      return reader
    }
  }
}

const made = new WeakMap<ShapeTree, Reader>()

/**
 * Returns the reader of a shape, created once per shape. The reader does not handle absent values; `fieldReader` does.
 */
export const readerOf = (shape: ShapeTree): Reader => {
  const known = made.get(shape)
  if (known) return known
  const reader = makeReader(shape)
  made.set(shape, reader)
  return reader
}

/** The GUID that .NET writes for an absent value. */
const noGuid = '00000000-0000-0000-0000-000000000000'
const isBlank = (raw: unknown): boolean => typeof raw === 'string' && raw.trim() === ''

/**
 * Returns the reader of a field, which replaces an absent or unreadable value by the field's default, if the shape has
 * one. In a nullable field an unreadable value becomes null, so that it is never taken for the default of an absent
 * one.
 */
const fieldReader = (shape: ShapeTree): Reader => {
  const reader = readerOf(shape)
  const absent = absentOf(shape)
  const isDate = isDateShape(wholeOf(shape))
  return (raw, path, problems) => {
    if (isNothing(raw) || raw === noGuid || (isDate && typeof raw === 'string' && isNoDate(raw)))
      return absent ? absent.value : refuse(raw, path, problems, 'стойност')
    // An empty string in a nullable field that is not a string counts as absent and is not reported as a problem.
    const value = reader(raw, path, absent && isBlank(raw) ? [] : problems)
    if (value !== unreadable || !absent) return value
    return shape.type === 'nullable' && !isBlank(raw) ? null : absent.value
  }
}
