import { type ShapeTree, stepsOf } from '../../src/contract/shapeTree.ts'

/** The kinds of the steps of a pipe: `string`, `iso_date`, `metadata`. */
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
  /** Which fields of an object are not there. */
  isLeftOut: (field: ShapeTree) => boolean
  /** Lists hold one item; empty otherwise. */
  hasItems?: true
}

/** The least value that a shape reads: null, 1, „а“, and of an object the fields that are not left out. */
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
