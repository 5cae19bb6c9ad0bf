export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>

export const inTurn = (): Exclusive => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    // The caller gets the error; the next work starts even if this work failed.
    last = mine.catch(() => undefined)
    return mine
  }
}
