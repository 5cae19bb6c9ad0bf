import type { PassedEvent } from '../../../rules/training/trainingApi.ts'
import { storedText, storeText } from '../../../storedTexts.ts'

const KEY = 'delovod-training-passed'

/**
 * The time by which the mock clock was moved forward, with what happened meanwhile. It is stored, because the page then
 * reloads.
 */
export type SkippedTime = { from: string; to: string; events: readonly PassedEvent[] }

export const keepPassed = (passed: SkippedTime): void => {
  storeText('tab', KEY, JSON.stringify(passed))
}

export const keptPassed = (): SkippedTime | null => {
  const kept = storedText('tab', KEY)
  return kept === null ? null : (JSON.parse(kept) as SkippedTime)
}
