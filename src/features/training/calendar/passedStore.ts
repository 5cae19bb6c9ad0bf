import { keepText, keptText } from '../../../keptTexts.ts'
import type { PassedEvent } from '../../../rules/training/practice.ts'

const KEY = 'delovod-training-passed'

/** What happened while time passed: kept over the reload that follows it. */
export type Passed = { from: string; to: string; events: readonly PassedEvent[] }

export const keepPassed = (passed: Passed): void => {
  keepText('tab', KEY, JSON.stringify(passed))
}

/** What was kept last in this tab; null when nothing was. Only this page writes it. */
export const keptPassed = (): Passed | null => {
  const kept = keptText('tab', KEY)
  return kept === null ? null : (JSON.parse(kept) as Passed)
}
