/** A value generated in batches: one batch at a time, or all remaining batches when the value is read. */
export type InPieces<T> = {
  makeAhead: () => boolean
  made: () => T
}

/** `make` yields between its batches and starts with the first call. */
export const inPieces = <T>(make: () => Generator<void, T>): InPieces<T> => {
  let making: Generator<void, T> | undefined
  let all: { value: T } | undefined
  const makeAhead = (): boolean => {
    if (all) return false
    making ??= make()
    const { done, value } = making.next()
    if (!done) return true
    all = { value }
    making = undefined
    return false
  }
  return {
    makeAhead,
    made: () => {
      while (makeAhead());
      return (all as { value: T }).value
    },
  }
}
