/**
 * Compares and merges three versions of a record: the original, the other user's and this user's (specification 2,
 * section 7).
 */

export type Side = 'mine' | 'theirs'
export type Difference<F extends string> = {
  field: F
  preselected: Side
  isConflict: boolean
}
export type Choices<F extends string> = Readonly<Partial<Record<F, Side>>>
export type Versions<V> = { was: V; theirs: V; mine: V }

/**
 * True if the value is an option (`id` and `name`). Two options are equal if their ids are equal, because a list and a
 * response may name the same option differently.
 */
const isOption = (value: object): value is { id: unknown; name: unknown } =>
  'id' in value && 'name' in value && Object.keys(value).length === 2
const trimText = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)
const normalize = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'object' && 'guid' in value) return String(value.guid)
  if (typeof value === 'object' && isOption(value)) return String(value.id)
  return JSON.stringify(value, (_name, inside) => trimText(inside))
}
export const isEmpty = (value: unknown): boolean => ['', '[]'].includes(normalize(value))
export const sameValue = (a: unknown, b: unknown): boolean => normalize(a) === normalize(b)

export const changedFields = <V extends object, F extends keyof V & string>(fields: readonly F[], a: V, b: V): F[] =>
  fields.filter((field) => !sameValue(a[field], b[field]))

export const differences = <V extends object, F extends keyof V & string>(
  fields: readonly F[],
  { was, theirs, mine }: Versions<V>,
): Difference<F>[] => {
  const all = changedFields(fields, theirs, mine).map((field): Difference<F> => {
    const iChanged = !sameValue(was[field], mine[field])
    const theyChanged = !sameValue(was[field], theirs[field])
    return { field, preselected: iChanged ? 'mine' : 'theirs', isConflict: iChanged && theyChanged }
  })
  return [...all.filter((one) => one.isConflict), ...all.filter((one) => !one.isConflict)]
}

export const fieldsOf = <V extends object>(record: V, not: readonly (keyof V & string)[] = []) =>
  (Object.keys(record) as (keyof V & string)[]).filter((field) => !not.includes(field))

/**
 * Returns the record to save: the other user's version with the fields chosen from this user's. A field without a
 * choice is `mine` if this user changed it.
 */
export const mergeVersions = <V extends object, F extends keyof V & string>(
  fields: readonly F[],
  versions: Versions<V>,
  choices?: Choices<F>,
): V => {
  const { theirs, mine } = versions
  const result = { ...theirs }
  for (const { field, preselected } of differences(fields, versions))
    if ((choices?.[field] ?? preselected) === 'mine') result[field] = mine[field]
  return result
}
