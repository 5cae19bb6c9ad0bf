/** Paging, sorting and the back button change only the applied filter, so edits are not lost. */
export type Edits<F> = { [K in keyof F]?: F[K] | undefined }

const unset = (value: unknown): boolean => value === undefined || value === null || value === ''
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** Specification 2, section 5. */
export const withoutUnset = <F>(filter: Edits<F>): Partial<F> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (unset(trimmed(value)) ? [] : [[name, trimmed(value)]])),
  ) as Partial<F>

/** An edited value has priority, even if empty. */
export const shownFilter = <F>(applied: Partial<F>, edits: Edits<F>): Edits<F> => ({ ...applied, ...edits })

const sameFilter = (a: object, b: object): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => Reflect.get(a, name) === Reflect.get(b, name))
}

export type Applying<F> = { kind: 'go'; filter: Partial<F> } | { kind: 'refresh' } | { kind: 'nothing' }

/**
 * What happens on „Търси“. A filter without values is not applied; if a filter was active, it is removed and the list
 * refreshed (specification 2, section 5). An unchanged filter refetches the rows, unless they are in flight (`asking`).
 */
export const applying = <F extends object>(
  applied: Partial<F>,
  edits: Edits<F>,
  isOn: (filter: Partial<F>) => boolean,
  isFetching = false,
): Applying<F> => {
  const filter = withoutUnset<F>(shownFilter(applied, edits))
  if (!isOn(filter) && !isOn(applied)) return { kind: 'nothing' }
  if (!sameFilter(filter, applied)) return { kind: 'go', filter }
  return { kind: isFetching ? 'nothing' : 'refresh' }
}
