import type { ColumnChoice } from '../../widgets/grid/columnOrder.ts'

const hiddenMark = '-'

/**
 * Reads the user's choice of columns. The stored value contains the column keys in order, a hidden column with a
 * leading minus; null means the default. New columns get their default place.
 */
export const readColumnChoice = (
  stored: readonly string[] | null,
  columns: readonly string[],
  hiddenAtFirst: readonly string[] = [],
): ColumnChoice => {
  const known = (stored ?? [])
    .map((one) => (one.startsWith(hiddenMark) ? one.slice(1) : one))
    .filter((key, index, all) => columns.includes(key) && all.indexOf(key) === index)
  const order = [...known]
  for (const [index, key] of columns.entries()) {
    if (known.includes(key)) continue
    const before = columns[index - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  const hidden = order.filter((key) =>
    known.includes(key) ? stored?.includes(`${hiddenMark}${key}`) === true : hiddenAtFirst.includes(key),
  )
  return { order, hidden }
}

export const writeColumnChoice = ({ order, hidden }: ColumnChoice): string[] =>
  order.map((key) => (hidden.includes(key) ? `${hiddenMark}${key}` : key))
