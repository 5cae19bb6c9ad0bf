/**
 * Data that is generated in batches by `prepareNext`. Reading the value with `made` generates all remaining batches.
 */
export type InPieces<T> = {
  prepareNext: () => boolean
  made: () => T
}

export const inPieces = <T>(make: () => Generator<void, T>): InPieces<T> => {
  let making: Generator<void, T> | undefined
  let all: { value: T } | undefined
  const prepareNext = (): boolean => {
    if (all) return false
    making ??= make()
    const { done, value } = making.next()
    if (!done) return true
    all = { value }
    making = undefined
    return false
  }
  return {
    prepareNext,
    made: () => {
      while (prepareNext());
      return (all as { value: T }).value
    },
  }
}
