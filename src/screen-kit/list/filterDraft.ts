/**
 * The changes of a filter panel that are not applied yet. Paging, sorting and the back button change only the applied
 * filter, so these edits are not lost.
 */
export type Edits<F> = { [K in keyof F]?: F[K] | undefined }

const isUnset = (value: unknown): boolean => value === undefined || value === null || value === ''
const trimText = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** Trims the texts of a filter and removes empty values (specification 2, section 5). */
export const withoutUnset = <F>(filter: Edits<F>): Partial<F> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (isUnset(trimText(value)) ? [] : [[name, trimText(value)]])),
  ) as Partial<F>

/**
 * Returns the values that the filter panel shows. An edited value has priority over the applied one, even if it is
 * empty.
 */
export const shownFilter = <F>(applied: Partial<F>, edits: Edits<F>): Edits<F> => ({ ...applied, ...edits })

const isSameFilter = (a: object, b: object): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => Reflect.get(a, name) === Reflect.get(b, name))
}

export type SearchAction<F> = { kind: 'go'; filter: Partial<F> } | { kind: 'refresh' } | { kind: 'nothing' }

/**
 * Returns what happens on „Търси“. A filter without values is not applied; if a filter was applied before, it is
 * removed and the list refreshed (specification 2, section 5). With an unchanged filter the rows are requested again,
 * unless a request is in flight (`isFetching`).
 */
export const searchAction = <F extends object>(
  applied: Partial<F>,
  edits: Edits<F>,
  isOn: (filter: Partial<F>) => boolean,
  isFetching = false,
): SearchAction<F> => {
  const filter = withoutUnset<F>(shownFilter(applied, edits))
  if (!isOn(filter) && !isOn(applied)) return { kind: 'nothing' }
  if (!isSameFilter(filter, applied)) return { kind: 'go', filter }
  return { kind: isFetching ? 'nothing' : 'refresh' }
}
