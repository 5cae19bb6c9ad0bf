import { storedText, storeText } from '../../../storedTexts.ts'

const KEY = 'delovod-training-begun'

/**
 * Returns the id of the run that any user last started in this tab; null if there is none. The id survives a reload and
 * a login.
 */
export const lastRunHere = (): number | null => {
  const known = storedText('tab', KEY)
  return known === null ? null : Number(known)
}
export const storeLastRun = (runId: number): void => {
  storeText('tab', KEY, String(runId))
}
