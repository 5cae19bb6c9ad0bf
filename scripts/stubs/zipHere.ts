import { type Unzipped, zipSync } from 'fflate'

export { strToU8, zipSync } from 'fflate'

/**
 * Stands in for `fflate` inside `write-excel-file`: the same archive, made where it is asked for. The original makes a
 * worker out of a text as soon as a sheet is long, which the page's policy forbids.
 */
export const zip = (files: Unzipped, done: (problem: Error | null, archive?: Uint8Array) => void): void => {
  try {
    done(null, zipSync(files))
  } catch (problem) {
    done(problem instanceof Error ? problem : new Error(String(problem)))
  }
}
