import type { Means, Measure } from './cost.ts'
import type { UserDriver } from './userDriver.ts'

export type Job = {
  name: string
  by: Means
  /** The user, and the start address: usually the page after log-in. */
  as: string
  at: () => string
  /** The cost of the first measurement and the goal; a part that is not named must be zero. */
  before: Measure
  goal: Measure
  prepare?: (driver: UserDriver) => Promise<void>
  steps: (driver: UserDriver) => Promise<void>
}
