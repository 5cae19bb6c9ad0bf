import type { PassedEvent } from '../../../rules/training/trainingApi.ts'
import { storedText, storeText } from '../../../storedTexts.ts'

const KEY = 'delovod-training-passed'

/**
 * The time that was skipped, with its events. It is stored, because the page reloads after the time is moved forward.
 */
export type SkippedTime = { from: string; to: string; events: readonly PassedEvent[] }

export const keepPassed = (passed: SkippedTime): void => {
  storeText('tab', KEY, JSON.stringify(passed))
}

export const keptPassed = (): SkippedTime | null => {
  const kept = storedText('tab', KEY)
  return kept === null ? null : (JSON.parse(kept) as SkippedTime)
}
