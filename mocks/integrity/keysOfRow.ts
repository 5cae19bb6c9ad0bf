/** The keys in a column of a row, one or a list; zero and empty text mean none. */
export const keysIn = (row: object, column: string): (string | number)[] =>
  [Reflect.get(row, column)]
    .flat()
    .filter((key) => (typeof key === 'string' && key !== '') || (typeof key === 'number' && key !== 0))
