/** The keys that a column of a row holds, one or a list; zero and the empty text stand for none. */
export const keysIn = (row: object, column: string): (string | number)[] =>
  [Reflect.get(row, column)]
    .flat()
    .filter((key) => (typeof key === 'string' && key !== '') || (typeof key === 'number' && key !== 0))
