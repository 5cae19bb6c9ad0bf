import type { Days } from './days.ts'

/**
 * What all tables of a world are made from; none of it changes later. Subjects add what others are made from, in the
 * same way as they add their tables: `declare module '../seed/frame.ts' { interface Frame { people: People } }`.
 */
export interface Frame {
  seed: number
  start: Date
  startIso: string
  /** How many documents there are; known before they are made. */
  count: number
  days: Days
}
