import * as v from 'valibot'
import { Id, proposed } from './base.ts'

/** The names of the fields of a shape, in its order; whoever adds a field adds its name. */
export const namesOf = <const T extends v.ObjectEntries>(entries: T) =>
  Object.keys(entries) as readonly (keyof T & string)[]

/**
 * The shape of a record outside document work: its `id` (0: a new one), the fields that are typed in the order of the
 * form, and those that the backend works out by itself, which nobody types, compares or stores.
 */
export const recordOf = <const T extends v.ObjectEntries, const D extends v.ObjectEntries>(typed: T, filledIn: D) => ({
  shape: proposed(v.object({ id: Id, ...typed, ...filledIn })),
  filledIn: namesOf(filledIn),
})
