import type { Hand } from './hand.ts'

/** What a job costs: presses of the mouse, keys that write nothing (Tab, Enter, arrows), characters typed. */
export type Cost = { clicks: number; keys: number; characters: number }

/** What the report compares: a job done with the mouse by its clicks, one done by keys by those. */
export type Measure = Partial<Cost>

export type Job = {
  name: string
  /** `keys`: nothing but the keyboard is used. */
  by: 'mouse' | 'keys'
  /** Who does it, and the address it begins at. */
  as: string
  at: string
  /** What the job cost when it was first counted, and what it is to cost. */
  before: Measure
  goal: Measure
  /** What has to be there first; it is not counted. */
  prepare?: (hand: Hand) => Promise<void>
  /** The steps, which are counted. Throws where the job cannot be done. */
  steps: (hand: Hand) => Promise<void>
}
