/**
 * A filter panel holds the applied filter (in the address) and the edits above it. Paging, sorting and the back button
 * change only the applied filter, so input is never lost.
 */
export type Edits<F> = { [K in keyof F]?: F[K] | undefined }

const unset = (value: unknown): boolean => value === undefined || value === null || value === ''
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** A filter without empty values, texts trimmed (document 2, section 5). */
export const withoutUnset = <F>(filter: Edits<F>): Partial<F> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (unset(trimmed(value)) ? [] : [[name, trimmed(value)]])),
  ) as Partial<F>

/** The shown values: edited ones, also emptied, before applied ones. */
export const shownFilter = <F>(applied: Partial<F>, edits: Edits<F>): Edits<F> => ({ ...applied, ...edits })

const sameFilter = (a: object, b: object): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => Reflect.get(a, name) === Reflect.get(b, name))
}

/** The effect of „Търсене“: other rows, a refetch of the same rows, or nothing. */
export type Applying<F> = { kind: 'go'; filter: Partial<F> } | { kind: 'refresh' } | { kind: 'nothing' }

/**
 * The filter is applied only if a value is set; an emptied filter that was active before refreshes the list and loses
 * its mark (document 2, section 5). The same filter again refetches the rows, unless they are in flight (`asking`).
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
