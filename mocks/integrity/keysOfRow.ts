/** Returns the keys in a column of a row. Zero and empty text mean no key. */
export const keysIn = (row: object, column: string): (string | number)[] =>
  [Reflect.get(row, column)]
    .flat()
    .filter((key) => (typeof key === 'string' && key !== '') || (typeof key === 'number' && key !== 0))
