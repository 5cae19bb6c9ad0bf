import type { Days } from './days.ts'

/**
 * The immutable input from which all tables are generated. Modules add properties: `declare module
 * '../seed/seedFrame.ts' { interface Frame { people: People } }`.
 */
export interface Frame {
  seed: number
  start: Date
  startIso: string
  count: number
  days: Days
}
