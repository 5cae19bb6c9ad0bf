import type { SimulatedAction } from '../../src/contract/training/timeline.ts'

/** A run of an exercise by a person. The columns that contain JSON have no indexes. */
export type ExerciseRunRow = {
  id: number
  exercise: string
  personId: number
  /** The seat (one browser) in the training class; null outside a class. */
  seat: string | null
  dateBegun: string
  heldOn: string
  found: string
  attempts: number
  hints: number
  dateChecked: string | null
  points: number
  outOf: number
  dateEnded: string | null
  isTrial: boolean
}

/**
 * What an exercise did to a row: the row as JSON before the first and after the last change. `before` is null for a new
 * row, `after` for a deleted row.
 */
export type ExerciseMarkRow = {
  key: string
  runId: number
  table: string
  rowKey: string | number
  before: string | null
  after: string | null
  isShared: boolean
}

export type DoneCallRow = {
  id: number
  date: string
  userName: string
  call: string
  backend: 'register' | 'shreder'
  sent: string
  written: string
}

export type GapNoteRow = {
  id: number
  counterCode: string
  year: number
  from: number
  to: number
  text: string
  personId: number
  date: string
}

/** The simulated clock: one row with id 1, which exists only after the time was moved. `ahead`: in milliseconds. */
export type TrainingClockRow = {
  id: number
  ahead: number
}

/**
 * The last started drill (a simulated fault): one row with id 1. It is stored, so that the drill continues after a
 * reload.
 */
export type TrainingDrillRow = {
  id: number
  drill: string
  isOn: boolean
}

export type TrainingScenarioRow = {
  id: number
  scenario: string
  dateOpened: string
  lastDone: number
}

export type PlayedActionRow = {
  id: number
  date: string
  action: SimulatedAction
  cause: 'button' | 'chance' | 'script'
  entry: number | null
  text: string
  isDone: boolean
  about: string | null
}

/** The settings of random actions of colleagues: one row with id 1, which exists only while these actions are on. */
export type OthersPaceRow = {
  id: number
  minutes: number
  userName: string
  nextAt: string
}
