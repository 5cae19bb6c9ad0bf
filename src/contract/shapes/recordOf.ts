import * as v from 'valibot'
import { Id, proposed } from './base.ts'

/** The field names of a shape in order; a new field is included automatically. */
export const namesOf = <const T extends v.ObjectEntries>(entries: T) =>
  Object.keys(entries) as readonly (keyof T & string)[]

/**
 * The shape of a record outside document work: its `id` (0 for a new record), the typed fields in the order of the
 * form, and the fields computed by the backend, which are not typed, compared or stored.
 */
export const recordOf = <const T extends v.ObjectEntries, const D extends v.ObjectEntries>(typed: T, filledIn: D) => ({
  shape: proposed(v.object({ id: Id, ...typed, ...filledIn })),
  filledIn: namesOf(filledIn),
})
