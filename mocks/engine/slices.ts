/** How long the backend, which lives in the page, works before it lets the page draw and hear keys. */
const sliceMilliseconds = 8
/** The clock is asked after so many rows: asking it costs as much as a row. */
const rowsBetweenLooks = 64

/** Lets everything that waits in the page go first: keys, drawing. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Goes over many rows in slices: a page in which the backend runs is never held up by them. */
export const eachInSlices = async <R>(rows: readonly R[], each: (row: R) => void): Promise<void> => {
  let until = performance.now() + sliceMilliseconds
  for (const [at, row] of rows.entries()) {
    each(row)
    if (at % rowsBetweenLooks !== 0 || performance.now() < until) continue
    await nextTurn()
    until = performance.now() + sliceMilliseconds
  }
}
