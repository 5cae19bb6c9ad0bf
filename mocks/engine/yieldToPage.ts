/** In milliseconds: how long the mock backend works before it lets the page render and handle keyboard events. */
const sliceMilliseconds = 8
/** The number of rows between two readings of the clock, because reading it takes as long as processing a row. */
const rowsBetweenLooks = 64

export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Processes rows in short time slices, so that the page stays responsive. */
export const eachInSlices = async <R>(rows: readonly R[], each: (row: R) => void): Promise<void> => {
  let until = performance.now() + sliceMilliseconds
  for (const [at, row] of rows.entries()) {
    each(row)
    if (at % rowsBetweenLooks !== 0 || performance.now() < until) continue
    await nextTurn()
    until = performance.now() + sliceMilliseconds
  }
}
