import { storedText, storeText } from '../../../storedTexts.ts'

const KEY = 'delovod-training-begun'

/**
 * The id of the run last started in this tab by any user; null if there is none. A reload or a login does not clear it.
 */
export const begunHere = (): number | null => {
  const known = storedText('tab', KEY)
  return known === null ? null : Number(known)
}
export const keepBegun = (runId: number): void => {
  storeText('tab', KEY, String(runId))
}
