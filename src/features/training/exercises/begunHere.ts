import { storedText, storeText } from '../../../storedTexts.ts'

const KEY = 'delovod-training-begun'

/** A reload or a login does not clear the id. */
export const begunHere = (): number | null => {
  const known = storedText('tab', KEY)
  return known === null ? null : Number(known)
}
export const keepBegun = (runId: number): void => {
  storeText('tab', KEY, String(runId))
}
