import type { Exercise, RecordedStep } from '../../contract/training/exercise.ts'
import type { ResultLine } from '../../contract/training/results.ts'
import type { Scenario } from '../../contract/training/scenario.ts'
import type { SimulatedAction } from '../../contract/training/timeline.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import type { CheckedExercise } from './checkExercise.ts'
import type { DayChoice } from './dayChoices.ts'
import type { DemoDatabase } from './demoTour.ts'
import type { Facts } from './facts.ts'
import type { DrillChoice, DrillState } from './faultDrills.ts'
import type { GapKey, NumbersBook } from './numbersBook.ts'
import type { PlayedAction } from './simulatedActors.ts'

/** An account of the trial version. `ofOneRole`: the account has one role and shows which pages this role opens. */
export type TrialPerson = { userName: string; name: string; title: string; ofOneRole?: true; isAdministrator?: true }

export type ExerciseRun = {
  id: number
  exercise: Exercise
  story: string[]
  hints: string[]
  hintsTaken: number
  attempts: number
  person: string
  userName: string
  /** The times of the run are ISO date-times by the clock of the mock database. */
  begun: string
  checkedAt: string | null
  endedAt: string | null
  /** The day by the real calendar on which the run was started; `begun` is by the clock of the mock database. */
  heldOn?: string
  points: number
  outOf: number
  /** True for a trial run by the author. Such a run gives no result and is deleted when it ends. */
  isTrial?: true
  /**
   * When the exercise was begun again, the number of its earlier records that could not be removed, because other users
   * had changed them.
   */
  kept?: number
}

export type Replayed = { done: number; refused: { step: number; call: string; sentence: string } | null }

export type Tokens = Record<'register' | 'shreder', string>

/** A scenario to save. Without `hour` the scenario begins at the current hour. */
export type ScenarioToSave = Pick<Scenario, 'title' | 'note' | 'who' | 'where' | 'timeline' | 'exercises'> &
  Partial<Pick<Scenario, 'hour'>>

/** The description of a scenario for the login page. `isOpen`: the mock database already contains this scenario. */
export type AnnouncedScenario = Pick<Scenario, 'title' | 'note' | 'who' | 'hour'> & {
  isOpen: boolean
  /** The first day of the scenario, at which its trainees begin. */
  day: CivilDate
  exercises: number
}

/** What happened in the mock database while its clock was moved forward. `about`: the record to link to. */
export type PassedEvent = {
  day: CivilDate
  kind: 'notice' | 'late' | 'expired' | 'year' | 'holiday' | 'suspension' | 'absence' | 'work'
  text: string
  about?: { kind: 'document' | 'task' | 'edelivery' | 'docexchange' | 'vehicle' | 'late'; key: string; scope: number }
}

/** The calls of the training to the mock backend. Each method rejects with a readable message if it fails. */
export type Training = {
  resetDatabase: () => Promise<void>
  /** True if nothing was changed yet, so that a scenario can replace the mock database without loss. */
  isUntouched: () => Promise<boolean>
  /**
   * Returns the mock database as a file. `importState` replaces the current changes with such a file and reloads the
   * page.
   */
  exportState: () => Promise<Blob>
  importState: (file: Blob, href: string) => Promise<void>
  /** Begins to count the save requests, until `endDrill`. */
  beginDrill: (choice: DrillChoice) => Promise<void>
  endDrill: () => Promise<void>
  drillState: () => Promise<DrillState | null>
  beginExercise: (exercise: unknown, userName: string, isTrial?: boolean) => Promise<ExerciseRun>
  checkExercise: (runId: number) => Promise<CheckedExercise>
  readExercise: (given: unknown, fileName: string) => Promise<Exercise>
  readResults: (given: unknown, fileName: string) => Promise<ResultLine[]>
  takeHint: (runId: number) => Promise<ExerciseRun>
  endExercise: (runId: number) => Promise<void>
  takeBack: (runId: number) => Promise<void>
  standing: (addresses: readonly string[]) => Promise<readonly string[]>
  exerciseRuns: () => Promise<ExerciseRun[]>
  factsOfRun: (runId: number) => Promise<Facts>
  doneSteps: () => Promise<RecordedStep[]>
  replaySteps: (steps: readonly RecordedStep[], userName: string) => Promise<Replayed>
  /**
   * Saves the present state of the mock database. If the record at the URL `where` will not exist in the scenario, the
   * scenario opens its list instead.
   */
  saveScenario: (given: ScenarioToSave) => Promise<Scenario>
  /** Returns the state of a scenario, with login tokens for its user. */
  scenarioState: (text: string) => Promise<{ scenario: Scenario; state: Blob; tokens: Tokens }>
  demoDatabase: () => Promise<DemoDatabase>
  scenario: () => Promise<Scenario | null>
  /**
   * Returns the scenario in the link that opened the page; if there is none or it is unreadable, the scenario that is
   * open in the mock database. Null if there is neither.
   */
  announced: () => Promise<AnnouncedScenario | null>
  dayChoices: () => Promise<DayChoice[]>
  /** Issues login tokens as if the mock clock were already at `day`. */
  tokensUntil: (userName: string, day: CivilDate) => Promise<Tokens>
  numbersBook: (year: number) => Promise<NumbersBook>
  /** Takes the next number of a counter without a document, as if the document were lost. Returns the number. */
  skipNumber: (code: string) => Promise<number>
  explainGap: (gap: GapKey, text: string, userName: string) => Promise<void>
  passTime: (userName: string, to: { day: CivilDate; time?: string }) => Promise<PassedEvent[]>
  runSimulatedAction: (action: SimulatedAction, userName: string) => Promise<PlayedAction>
  playedActions: () => Promise<PlayedAction[]>
  othersPace: () => Promise<number | null>
  setOthersPace: (minutes: number | null, userName: string) => Promise<void>
}
