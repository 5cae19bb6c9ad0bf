/**
 * Files of which each becomes a document of its own, in the order in which they are registered. A skipped file stays,
 * so that the user can come back to it.
 */
export type Scan<F> = {
  file: F
  state: 'waiting' | 'skipped' | 'done'
  /** The document that was created from the file; null if none was. */
  docGuid: string | null
}
export type ScanQueue<F> = readonly Scan<F>[]
export type ScanState = Scan<unknown>['state']

const newScan = <F>(file: F): Scan<F> => ({ file, state: 'waiting', docGuid: null })

export const countScans = (queue: ScanQueue<unknown>, ...states: readonly ScanState[]): number =>
  queue.filter(({ state }) => states.includes(state)).length

/** Returns the number of files without a document: those that wait and those that were skipped. */
export const countLeft = (queue: ScanQueue<unknown>): number => countScans(queue, 'waiting', 'skipped')

/** Appends the files; a queue in which nothing is left begins anew. */
export const addScans = <F>(queue: ScanQueue<F>, files: readonly F[]): ScanQueue<F> => [
  ...(countLeft(queue) > 0 ? queue : []),
  ...files.map(newScan),
]

/** Returns the number (from 1) of the next waiting file: after the given one, else from the beginning; null if none. */
export const nextScan = (queue: ScanQueue<unknown>, after = 0): number | null => {
  const isWaiting = ({ state }: Scan<unknown>) => state === 'waiting'
  const later = queue.findIndex((scan, index) => index >= after && isWaiting(scan))
  const found = later === -1 ? queue.findIndex(isWaiting) : later
  return found === -1 ? null : found + 1
}

const withScan = <F>(queue: ScanQueue<F>, number: number, change: Partial<Scan<F>>): ScanQueue<F> =>
  queue.map((scan, index) => (index === number - 1 && scan.state !== 'done' ? { ...scan, ...change } : scan))

export const skipScan = <F>(queue: ScanQueue<F>, number: number): ScanQueue<F> =>
  withScan(queue, number, { state: 'skipped' })

/** Notes the document that was created in the form of the file. `hasFile`: the file is among the files of the document. */
export const scanCreated = <F>(queue: ScanQueue<F>, number: number, docGuid: string, hasFile: boolean): ScanQueue<F> =>
  withScan(queue, number, { state: hasFile ? 'done' : 'skipped', docGuid })

export const takeSkippedAgain = <F>(queue: ScanQueue<F>): ScanQueue<F> =>
  queue.map((scan) => (scan.state === 'skipped' ? { ...scan, state: 'waiting', docGuid: null } : scan))
