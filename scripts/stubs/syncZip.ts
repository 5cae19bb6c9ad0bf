import { type Unzipped, zipSync } from 'fflate'

export { strToU8, zipSync } from 'fflate'

/**
 * Replaces `fflate` in `write-excel-file`, which would start a worker from a string; the content security policy
 * forbids that.
 */
export const zip = (files: Unzipped, done: (problem: Error | null, archive?: Uint8Array) => void): void => {
  try {
    done(null, zipSync(files))
  } catch (problem) {
    done(problem instanceof Error ? problem : new Error(String(problem)))
  }
}
