export type ColumnChoice = { order: readonly string[]; hidden: readonly string[] }

export const orderedKeys = (all: readonly string[], choice: ColumnChoice): string[] => {
  const known = choice.order.filter((key) => all.includes(key))
  return [...known, ...all.filter((key) => !known.includes(key))]
}

/** Returns the visible columns in the chosen order. Fixed columns cannot be hidden. */
export const chosenColumns = <C extends { key: string; fixed?: boolean }>(
  columns: readonly C[],
  choice: ColumnChoice,
): C[] =>
  orderedKeys(
    columns.map((column) => column.key),
    choice,
  ).flatMap((key) => columns.filter((column) => column.key === key && (column.fixed || !choice.hidden.includes(key))))

export const movedKey = (order: readonly string[], key: string, by: -1 | 1): string[] => {
  const from = order.indexOf(key)
  const to = from + by
  if (from < 0 || to < 0 || to >= order.length) return [...order]
  return order.toSpliced(from, 1).toSpliced(to, 0, key)
}
