/** What is made in pieces: some more of it at a time, or, for who asks for it, all the rest at once. */
export type InPieces<T> = {
  /** Makes one piece more; false when all is there. */
  makeAhead: () => boolean
  made: () => T
}

/** `make` yields between its pieces; it begins with the first of them. */
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
