import type { Days } from './days.ts'

/**
 * The immutable input for all tables. Modules extend it like `Rows`: `declare module '../seed/seedFrame.ts' { interface
 * Frame { people: People } }`.
 */
export interface Frame {
  seed: number
  start: Date
  startIso: string
  count: number
  days: Days
}
