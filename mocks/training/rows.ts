import type { OtherDeed } from '../../src/contract/training/timeline.ts'

/** Somebody doing an exercise, from its beginning on. What is JSON here nobody looks up. */
export type ExerciseRunRow = {
  id: number
  /** The exercise as it was begun, as JSON. */
  exercise: string
  personId: number
  /** In whose place of a class it is done; null outside one. */
  seat: string | null
  dateBegun: string
  /** The civil date of the machine on which it was begun. */
  heldOn: string
  /** What the story speaks of, as it was when it began: facts by name, as JSON. */
  found: string
  attempts: number
  hints: number
  dateChecked: string | null
  points: number
  outOf: number
  dateEnded: string | null
  /** Tried by its author. */
  isTrial: boolean
}

/** A row that somebody wrote during an exercise, before the first and after the last write. JSON; null where there is none. */
export type ExerciseMarkRow = {
  /** `{runId}:{table}:{rowKey}` */
  key: string
  runId: number
  table: string
  rowKey: string | number
  before: string | null
  after: string | null
  /** Whether somebody else wrote it between two of these writes. */
  isShared: boolean
}

/** A write that was done in this world: what a scenario begins with. JSON, but for who and when. */
export type DoneCallRow = {
  id: number
  date: string
  userName: string
  call: string
  backend: 'register' | 'shreder'
  /** The query, the body and the texts of a form. */
  sent: string
  /** The rows that it wrote, with the texts by which they are named. */
  written: string
}

/** Why numbers are missing, as somebody who practises explained it. */
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

/** The world's clock: one row, with id 1, once time was made to pass. */
export type PracticeClockRow = {
  id: number
  /** Milliseconds by which time was moved since the world began. */
  ahead: number
}

/** The fault drill that was begun last: one row, with id 1, so that a page that is loaded anew goes on with it. */
export type PracticeDrillRow = {
  id: number
  /** What was chosen and counted so far, as JSON. */
  drill: string
  /** Whether its fault still happens. */
  isOn: boolean
}

/** The scenario with which this world was opened: one row, with id 1. */
export type PracticeScenarioRow = {
  id: number
  /** As JSON. */
  scenario: string
  dateOpened: string
  /** The last step that was done beforehand: later ones are the trainee's. */
  lastDone: number
}

/** Something that a colleague or a partner did, or is about to do (no text yet). */
export type PlayedDeedRow = {
  id: number
  date: string
  deed: OtherDeed
  cause: 'button' | 'chance' | 'script'
  /** Which entry of the scenario's timeline it was; null for what no timeline says. */
  entry: number | null
  text: string
  isDone: boolean
  /** What it is about, as JSON. */
  about: string | null
}

/** That others do something by chance: one row, with id 1, while they do. */
export type OthersPaceRow = {
  id: number
  minutes: number
  /** Beside whom. */
  userName: string
  nextAt: string
}
