/** Somebody doing an exercise, from its beginning on. What is JSON here nobody looks up. */
export type ExerciseRunRow = {
  id: number
  /** The exercise as it was begun, as JSON. */
  exercise: string
  personId: number
  dateBegun: string
  /** What the story speaks of, as it was when it began: facts by name, as JSON. */
  found: string
  attempts: number
  hints: number
  dateChecked: string | null
  points: number
  outOf: number
  dateEnded: string | null
}

/** A row as it was before somebody first wrote it during an exercise; `before` is JSON, null for a new one. */
export type ExerciseMarkRow = {
  /** `{runId}:{table}:{rowKey}` */
  key: string
  runId: number
  table: string
  rowKey: string | number
  before: string | null
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

/** The scenario with which this world was opened: one row, with id 1. */
export type PracticeScenarioRow = {
  id: number
  /** As JSON. */
  scenario: string
  dateOpened: string
}
