import { type ShapeTree, stepsOf } from '../../src/contract/shapeTree.ts'

export const kindsOf = ({ pipe = [] }: ShapeTree): string[] => pipe.map(({ type }) => type)

const textOf = (shape: ShapeTree): string => {
  const steps = stepsOf(shape)
  const kinds = steps.map(({ type }) => type)
  if (kinds.includes('iso_date')) return '2026-11-12'
  if (kinds.includes('iso_timestamp')) return '2026-11-12T10:00:00Z'
  if (!kinds.includes('regex')) return 'а'
  return steps.some((one) => String((one as { requirement?: unknown }).requirement).includes('a-f'))
    ? '01234567-89ab-cdef-0123-456789abcdef'
    : '1.00'
}

type How = {
  isLeftOut: (field: ShapeTree) => boolean
  /** True if lists in the sample have one item; otherwise they are empty. */
  hasItems?: true
}

/** Returns the minimum value of a shape: null, 1 or „а“; for an object, the fields that may not be omitted. */
export const shapeSample = (shape: ShapeTree, how: How): unknown => {
  switch (shape.type) {
    case 'object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(shape.entries ?? {})
          .filter(([, field]) => !how.isLeftOut(field))
          .map(([name, field]) => [name, shapeSample(field, how)]),
      )
    case 'array':
      return !how.hasItems || !shape.item || shape.item.type === 'lazy' ? [] : [shapeSample(shape.item, how)]
    case 'nullable':
      return null
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
