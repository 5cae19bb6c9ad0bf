import type { RowsOf } from '../seed/seeded.ts'
import { seeded, seededByKey } from '../seed/seeded.ts'
import type {
  DoneCallRow,
  ExerciseMarkRow,
  ExerciseRunRow,
  GapNoteRow,
  OthersPaceRow,
  PlayedDeedRow,
  PracticeClockRow,
  PracticeScenarioRow,
} from './rows.ts'

/** The tables of those who practise: empty in a new world. */
export const trainingTables = {
  exerciseRuns: seeded((): ExerciseRunRow[] => []),
  exerciseMarks: seededByKey((): ExerciseMarkRow[] => []),
  doneCalls: seeded((): DoneCallRow[] => []),
  gapNotes: seeded((): GapNoteRow[] => []),
  practiceClock: seeded((): PracticeClockRow[] => []),
  practiceScenarios: seeded((): PracticeScenarioRow[] => []),
  playedDeeds: seeded((): PlayedDeedRow[] => []),
  othersPace: seeded((): OthersPaceRow[] => []),
}

declare module '../engine/rows.ts' {
  interface Rows extends RowsOf<typeof trainingTables> {}
}
