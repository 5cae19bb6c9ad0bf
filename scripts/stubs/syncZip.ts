import { type Unzipped, zipSync } from 'fflate'

export { strToU8, zipSync } from 'fflate'

/**
 * Replaces `fflate` in `write-excel-file` and creates the same archive on the calling thread. For long sheets the
 * original starts a worker from a string, which the content security policy forbids.
 */
export const zip = (files: Unzipped, done: (problem: Error | null, archive?: Uint8Array) => void): void => {
  try {
    done(null, zipSync(files))
  } catch (problem) {
    done(problem instanceof Error ? problem : new Error(String(problem)))
  }
}
