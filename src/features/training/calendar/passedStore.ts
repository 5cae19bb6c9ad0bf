import type { PassedEvent } from '../../../rules/training/trainingApi.ts'
import { storedText, storeText } from '../../../storedTexts.ts'

const KEY = 'delovod-training-passed'

/**
 * The events that happened while the simulated time was moved forward. They are stored, because the page reloads
 * afterwards.
 */
export type Passed = { from: string; to: string; events: readonly PassedEvent[] }

export const keepPassed = (passed: Passed): void => {
  storeText('tab', KEY, JSON.stringify(passed))
}

export const keptPassed = (): Passed | null => {
  const kept = storedText('tab', KEY)
  return kept === null ? null : (JSON.parse(kept) as Passed)
}
