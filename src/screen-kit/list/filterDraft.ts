/**
 * A filter panel holds what is applied (it lives in the address) and, over it, what was edited since. Paging, sorting
 * and the back button change only what is applied, so nothing typed is ever lost.
 */
export type Edits<F> = { [K in keyof F]?: F[K] | undefined }

const unset = (value: unknown): boolean => value === undefined || value === null || value === ''
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** A filter without what is empty, texts without blanks around them (document 2, section 5). */
export const withoutUnset = <F>(filter: Edits<F>): Partial<F> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (unset(trimmed(value)) ? [] : [[name, trimmed(value)]])),
  ) as Partial<F>

/** What the fields show: the edited value where there is one, also an emptied one. */
export const shownFilter = <F>(applied: Partial<F>, edits: Edits<F>): Edits<F> => ({ ...applied, ...edits })

const sameFilter = (a: object, b: object): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => Reflect.get(a, name) === Reflect.get(b, name))
}

/** What „Търсене“ does: shows other rows, asks for the same ones again, or nothing. */
export type Applying<F> = { kind: 'go'; filter: Partial<F> } | { kind: 'refresh' } | { kind: 'nothing' }

/**
 * The filter is applied only if something is set; an emptied one that was active before still refreshes and loses its
 * mark (document 2, section 5). The same filter again asks for the newest rows, unless those are on their way (`asking`).
 */
export const applying = <F extends object>(
  applied: Partial<F>,
  edits: Edits<F>,
  isOn: (filter: Partial<F>) => boolean,
  asking = false,
): Applying<F> => {
  const filter = withoutUnset<F>(shownFilter(applied, edits))
  if (!isOn(filter) && !isOn(applied)) return { kind: 'nothing' }
  if (!sameFilter(filter, applied)) return { kind: 'go', filter }
  return { kind: asking ? 'nothing' : 'refresh' }
}
