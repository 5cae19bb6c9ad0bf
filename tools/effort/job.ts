import type { Means, Measure } from './cost.ts'
import type { Hand } from './hand.ts'

export type Job = {
  name: string
  by: Means
  /** Who does it, and the address it begins at: mostly where the module lands after the log-in. */
  as: string
  at: () => string
  /** What the job cost when it was first counted, and what it is to cost; of a part that is not named nothing. */
  before: Measure
  goal: Measure
  /** What has to be there first; it is not counted. */
  prepare?: (hand: Hand) => Promise<void>
  /** The steps, which are counted. Throws where the job cannot be done. */
  steps: (hand: Hand) => Promise<void>
}
