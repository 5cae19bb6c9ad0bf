import type { Days } from './days.ts'

/**
 * The immutable input for all tables. Modules extend it as they do `Rows`: `declare module '../seed/seedFrame.ts' {
 * interface Frame { people: People } }`.
 */
export interface Frame {
  seed: number
  start: Date
  startIso: string
  /** The number of documents, known before they are generated. */
  count: number
  days: Days
}
