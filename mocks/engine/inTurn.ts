/** Runs one piece of work while nobody else in this browser runs one under the same name. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>

/** One after the other within this page. */
export const inTurn = (): Exclusive => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    // Who gave the work hears of its failure; the next one begins all the same.
    last = mine.catch(() => undefined)
    return mine
  }
}
