import * as v from 'valibot'
import { Id, proposed } from './base.ts'

export const namesOf = <const T extends v.ObjectEntries>(entries: T) =>
  Object.keys(entries) as readonly (keyof T & string)[]

/**
 * Returns the shape of a record outside document work: `id` (0 if new), the typed fields in form order, and the
 * computed fields (`filledIn`).
 */
export const recordOf = <const T extends v.ObjectEntries, const D extends v.ObjectEntries>(typed: T, filledIn: D) => ({
  shape: proposed(v.object({ id: Id, ...typed, ...filledIn })),
  filledIn: namesOf(filledIn),
})
