import { type Observable, of } from 'rxjs'
import { Fault, type FieldMessages } from '../../transport/fault.ts'
import type { Outcome } from '../../transport/request.ts'
import { changedFields, merged, sameValue, type Versions } from './fieldMerge.ts'

const conflictMessage = (theirs: unknown): string => {
  const what =
    typeof theirs === 'string' && theirs !== ''
      ? `Междувременно е променено на „${theirs}“.`
      : 'Междувременно е променено от друг.'
  return `${what} Запишете отново, ако трябва да остане Вашето.`
}

const refusedFor = (fields: FieldMessages) => ({
  done: false as const,
  fault: new Fault('refused', 'Записът е променен междувременно.', { fields }),
  returned: null,
})

/**
 * Writes what I changed over what others changed meanwhile. A field that both changed is refused with a message at the
 * field: nothing is sent, and `onConflict` is given the record as it is now.
 */
export const mergedEdit = <R extends object, F extends keyof R & string, A>(
  fields: readonly F[],
  versions: Versions<R>,
  edit: (body: R) => Observable<Outcome<A>>,
  onConflict?: (theirs: R) => void,
): Observable<Outcome<A>> => {
  const { was, theirs, mine } = versions
  const touched = changedFields(fields, was, mine)
  const conflicts = changedFields(fields, was, theirs).filter(
    (field) => touched.includes(field) && !sameValue(theirs[field], mine[field]),
  )
  if (conflicts.length === 0) return edit(merged(fields, versions))
  onConflict?.(theirs)
  return of(refusedFor(Object.fromEntries(conflicts.map((field) => [field, [conflictMessage(theirs[field])]]))))
}
