import { storedText, storeText } from '../../../storedTexts.ts'

const KEY = 'delovod-training-begun'

/** The run last started in this tab, by any user; null if none. A reload and a login preserve it. */
export const begunHere = (): number | null => {
  const known = storedText('tab', KEY)
  return known === null ? null : Number(known)
}
export const keepBegun = (runId: number): void => {
  storeText('tab', KEY, String(runId))
}
