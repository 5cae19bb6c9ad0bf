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

/** The interface between the panel „Обучение“ and the mock backend. */

/** A person available for login in training; `ofOneRole`: an account that shows what one role alone opens. */
export type TrialPerson = { userName: string; name: string; title: string; ofOneRole?: true; isAdministrator?: true }

export type ExerciseRun = {
  id: number
  exercise: Exercise
  /** Its story and hints with the placeholders filled in. */
  story: string[]
  hints: string[]
  hintsTaken: number
  attempts: number
  person: string
  userName: string
  /** ISO instants of the mock database's clock. */
  begun: string
  checkedAt: string | null
  endedAt: string | null
  /** The machine's civil date at the start, because the mock database may have another current day. */
  heldOn?: string
  points: number
  outOf: number
  /** The author's trial: it has no result and is removed at its end. */
  isTrial?: true
  /** For a restarted run: the number of records of the earlier run that stayed, because other users changed them. */
  kept?: number
}

/** The progress of a replay; `refused` is the failed step with the reason, or null if all steps succeeded. */
export type Replayed = { done: number; refused: { step: number; call: string; sentence: string } | null }

/** Login tokens by backend. */
export type Tokens = Record<'register' | 'shreder', string>

/** The data for saving the current state as a scenario; without `hour` it begins at the current hour. */
export type ScenarioToSave = Pick<Scenario, 'title' | 'note' | 'who' | 'where' | 'timeline' | 'exercises'> &
  Partial<Pick<Scenario, 'hour'>>

/** The description of a scenario before login, whether waiting or already opened. */
export type AnnouncedScenario = Pick<Scenario, 'title' | 'note' | 'who' | 'hour'> & {
  isOpen: boolean
  /** The first day of its trainees, and the number of its exercises. */
  day: CivilDate
  exercises: number
}

/** An event during the passed time; `about` is the target of a link. */
export type PassedEvent = {
  day: CivilDate
  kind: 'notice' | 'late' | 'expired' | 'year' | 'holiday' | 'suspension' | 'absence' | 'work'
  text: string
  about?: { kind: 'document' | 'task' | 'edelivery' | 'docexchange' | 'vehicle' | 'late'; key: string; scope: number }
}

/** Each method rejects with a readable message if it fails. */
export type Training = {
  resetDatabase: () => Promise<void>
  /** True if there are no changes yet, so that a scenario can replace the mock database without loss. */
  isUntouched: () => Promise<boolean>
  /**
   * Exports all changes as one file, and imports such a file in place of the current changes. The page then reloads at
   * a safe address, because the open record may be missing in the imported mock database.
   */
  exportState: () => Promise<Blob>
  importState: (file: Blob, href: string) => Promise<void>
  /** Starts a simulated failure and counts the writes from then on; `endDrill` switches it off. */
  beginDrill: (choice: DrillChoice) => Promise<void>
  endDrill: () => Promise<void>
  /** The effects of this page's last drill so far; null before the first one. */
  drillState: () => Promise<DrillState | null>
  /**
   * Starts an exercise (validated by its shape) for a user, or for the user it names; `isTrial`: the author's trial.
   */
  beginExercise: (exercise: unknown, userName: string, isTrial?: boolean) => Promise<ExerciseRun>
  checkExercise: (runId: number) => Promise<CheckedExercise>
  /** Validates an exercise or results from a file by the shape; takes the parsed JSON and the file name. */
  readExercise: (given: unknown, fileName: string) => Promise<Exercise>
  readResults: (given: unknown, fileName: string) => Promise<ResultLine[]>
  takeHint: (runId: number) => Promise<ExerciseRun>
  endExercise: (runId: number) => Promise<void>
  /** Ends an exercise and reverts its changes. */
  takeBack: (runId: number) => Promise<void>
  /** The addresses whose records exist in this mock database. */
  standing: (addresses: readonly string[]) => Promise<readonly string[]>
  exerciseRuns: () => Promise<ExerciseRun[]>
  factsOfRun: (runId: number) => Promise<Facts>
  /** All writes of this mock database, as steps for a replay. */
  doneSteps: () => Promise<RecordedStep[]>
  replaySteps: (steps: readonly RecordedStep[], userName: string) => Promise<Replayed>
  /** Saves the current state as a scenario; `where` becomes the list if the open record would be missing. */
  saveScenario: (given: ScenarioToSave) => Promise<Scenario>
  /** Prepares the state of a scenario (its JSON) for `importState`, with its user; returns the reason if it fails. */
  scenarioState: (text: string) => Promise<{ scenario: Scenario; state: Blob; tokens: Tokens }>
  /** Prepares the mock database of the guided tour for `importState`, with the places of its records. */
  demoDatabase: () => Promise<DemoDatabase>
  /** The scenario that created this mock database; null if there is none. */
  scenario: () => Promise<Scenario | null>
  /** The scenario of the link, else the opened one, for the login page. */
  announced: () => Promise<AnnouncedScenario | null>
  dayChoices: () => Promise<DayChoice[]>
  /** Tokens for a user after time has passed to a day, by backend. */
  tokensUntil: (userName: string, day: CivilDate) => Promise<Tokens>
  numbersBook: (year: number) => Promise<NumbersBook>
  /** Makes a counter skip one number, as if its document were lost; returns the number. */
  skipNumber: (code: string) => Promise<number>
  /** Stores the explanation of a gap as a user. */
  explainGap: (gap: GapKey, text: string, userName: string) => Promise<void>
  /** Advances the clock to a day and an hour (`HH:MM`; the current one if absent). */
  passTime: (userName: string, to: { day: CivilDate; time?: string }) => Promise<PassedEvent[]>
  /** Makes a colleague or a partner do an action now, while a user works. */
  runSimulatedAction: (action: SimulatedAction, userName: string) => Promise<PlayedAction>
  playedDeeds: () => Promise<PlayedAction[]>
  /** The interval of random actions in minutes; null for none. */
  othersPace: () => Promise<number | null>
  setOthersPace: (minutes: number | null, userName: string) => Promise<void>
}
