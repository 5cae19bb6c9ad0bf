import type { Means, Measure } from './cost.ts'
import type { UserDriver } from './userDriver.ts'

export type Job = {
  name: string
  by: Means
  /** The user who does the job. `at` is the URL at the start of the job, usually the page after the log-in. */
  as: string
  at: () => string
  before: Measure
  goal: Measure
  prepare?: (driver: UserDriver) => Promise<void>
  steps: (driver: UserDriver) => Promise<void>
}
