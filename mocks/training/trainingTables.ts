import type { RowsOf } from '../seed/seededRow.ts'
import { seeded, seededByKey } from '../seed/seededRow.ts'
import type {
  DoneCallRow,
  ExerciseMarkRow,
  ExerciseRunRow,
  GapNoteRow,
  OthersPaceRow,
  PlayedActionRow,
  TrainingClockRow,
  TrainingDrillRow,
  TrainingScenarioRow,
} from './trainingRows.ts'

export const trainingTables = {
  exerciseRuns: seeded((): ExerciseRunRow[] => []),
  exerciseMarks: seededByKey((): ExerciseMarkRow[] => []),
  doneCalls: seeded((): DoneCallRow[] => []),
  gapNotes: seeded((): GapNoteRow[] => []),
  practiceClock: seeded((): TrainingClockRow[] => []),
  practiceDrills: seeded((): TrainingDrillRow[] => []),
  practiceScenarios: seeded((): TrainingScenarioRow[] => []),
  playedActions: seeded((): PlayedActionRow[] => []),
  othersPace: seeded((): OthersPaceRow[] => []),
}

const ownTables: ReadonlySet<string> = new Set(['answers', ...Object.keys(trainingTables)])
export const isOwnTable = (table: string): boolean => ownTables.has(table)

declare module '../engine/tableRows.ts' {
  interface Rows extends RowsOf<typeof trainingTables> {}
}
