import type { Exercise, RecordedStep } from '../../contract/training/exercise.ts'
import type { ResultLine } from '../../contract/training/results.ts'
import type { Scenario } from '../../contract/training/scenario.ts'
import type { OtherDeed } from '../../contract/training/timeline.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import type { CheckedExercise } from './checkExercise.ts'
import type { DayChoice } from './dayChoices.ts'
import type { DemoWorld } from './demoTour.ts'
import type { Facts } from './facts.ts'
import type { DrillChoice, DrillState } from './faultDrills.ts'
import type { GapKey, NumbersBook } from './numbersBook.ts'
import type { PlayedDeed } from './others.ts'

/** What the panel „Обучение“ and the imitation behind it say to each other. */

/** Somebody whom one may log in as where one practises; `ofOneRole`: made to see what one role alone opens. */
export type TrialPerson = { userName: string; name: string; title: string; ofOneRole?: true; isAdministrator?: true }

/** An exercise that somebody does or did. */
export type ExerciseRun = {
  id: number
  exercise: Exercise
  /** Its story and hints with what they name. */
  story: string[]
  hints: string[]
  /** How many hints were taken, and how often it was checked. */
  hintsTaken: number
  attempts: number
  person: string
  /** The account of who does it. */
  userName: string
  /** ISO instants of the world's clock. */
  begun: string
  checkedAt: string | null
  endedAt: string | null
  /** The civil date of the machine on which it was begun: the world may live on another day. */
  heldOn?: string
  points: number
  outOf: number
  /** Its author tries it: it counts for no result, and is gone once it ends. */
  isTrial?: true
  /** Of a run that begins the exercise anew: how many records of an earlier one stayed, because others worked on them. */
  kept?: number
}

/** How far a replay came; where it stopped and why, in words, or null when every step was done. */
export type Replayed = { done: number; refused: { step: number; call: string; sentence: string } | null }

/** What somebody goes on with, by backend. */
export type Tokens = Record<'register' | 'shreder', string>

/** What is said of a scenario when the present state is saved as one; without an `hour` it begins at the present one. */
export type ScenarioToSave = Pick<Scenario, 'title' | 'note' | 'who' | 'where' | 'timeline' | 'exercises'> &
  Partial<Pick<Scenario, 'hour'>>

/** What is said of a scenario before anybody logs in: it waits to be opened, or the world is its own already. */
export type AnnouncedScenario = Pick<Scenario, 'title' | 'note' | 'who' | 'hour'> & {
  isOpen: boolean
  /** The day on which its trainees begin, and how many exercises they find. */
  day: CivilDate
  exercises: number
}

/** Something that happened while time was made to pass; `about` is what a link may lead to. */
export type PassedEvent = {
  day: CivilDate
  kind: 'notice' | 'late' | 'expired' | 'year' | 'holiday' | 'suspension' | 'absence' | 'work'
  text: string
  about?: { kind: 'document' | 'task' | 'edelivery' | 'docexchange' | 'vehicle' | 'late'; key: string; scope: number }
}

/** Each rejects with a sentence for the person where it cannot. */
export type Practice = {
  resetWorld: () => Promise<void>
  /** Whether nobody has done anything here yet: then nothing is lost when a scenario takes its place. */
  isUntouched: () => Promise<boolean>
  /**
   * All that was done, as one file; and such a file in place of all that was done here. The page is then loaded anew, at an
   * address of the other world: this one has no such record.
   */
  exportState: () => Promise<Blob>
  importState: (file: Blob, href: string) => Promise<void>
  /** Lets a fault happen on purpose, and counts what is tried and written from then on; `endDrill` switches it off. */
  beginDrill: (choice: DrillChoice) => Promise<void>
  endDrill: () => Promise<void>
  /** What the last drill of this page left behind so far; null before the first one. */
  drillState: () => Promise<DrillState | null>
  /** Begins an exercise (checked by its shape) for a user, or for the one whom it names; `isTrial`: its author tries it. */
  beginExercise: (exercise: unknown, userName: string, isTrial?: boolean) => Promise<ExerciseRun>
  checkExercise: (runId: number) => Promise<CheckedExercise>
  /** A file of an exercise or of results by its shape, given what it says and what it is called. */
  readExercise: (given: unknown, fileName: string) => Promise<Exercise>
  readResults: (given: unknown, fileName: string) => Promise<ResultLine[]>
  takeHint: (runId: number) => Promise<ExerciseRun>
  endExercise: (runId: number) => Promise<void>
  /** Ends an exercise and takes back what was done in it. */
  takeBack: (runId: number) => Promise<void>
  /** Those of some addresses whose records are in this world. */
  standing: (addresses: readonly string[]) => Promise<readonly string[]>
  /** All that were begun in this world, the newest first. */
  exerciseRuns: () => Promise<ExerciseRun[]>
  /** What changed in the world since an exercise began. */
  factsOfRun: (runId: number) => Promise<Facts>
  /** All writes that were done in this world, as steps to be done again. */
  doneSteps: () => Promise<RecordedStep[]>
  replaySteps: (steps: readonly RecordedStep[], userName: string) => Promise<Replayed>
  /** The present state as a scenario; its `where` is the list where the record of the given one would not be there. */
  saveScenario: (given: ScenarioToSave) => Promise<Scenario>
  /** Makes the state of a scenario (its JSON) aside, for `importState`, with who works in it; says why it cannot. */
  scenarioState: (text: string) => Promise<{ scenario: Scenario; state: Blob; tokens: Tokens }>
  /** Makes the world of the guided tour aside, for `importState`, and says where in it what is shown lies. */
  demoWorld: () => Promise<DemoWorld>
  /** The scenario with which this world was opened; null when none was. */
  scenario: () => Promise<Scenario | null>
  /** The scenario of the link that this page came by, else the opened one: what the log-in page says of it. */
  announced: () => Promise<AnnouncedScenario | null>
  /** The days that are offered by name. */
  dayChoices: () => Promise<DayChoice[]>
  /** Tokens with which a user goes on after time has passed to a day, by backend. */
  tokensUntil: (userName: string, day: CivilDate) => Promise<Tokens>
  /** What every counter of registration numbers gave in a year. */
  numbersBook: (year: number) => Promise<NumbersBook>
  /** Lets a counter skip one number, as if its document were lost; gives the number. */
  skipNumber: (code: string) => Promise<number>
  /** Writes why numbers are missing, in the name of a user. */
  explainGap: (gap: GapKey, text: string, userName: string) => Promise<void>
  /** Lets time pass to a day, and to an hour of it (`HH:MM`; the present one when absent). */
  passTime: (userName: string, to: { day: CivilDate; time?: string }) => Promise<PassedEvent[]>
  /** Lets a colleague or a partner do something now, beside a user. */
  playDeed: (deed: OtherDeed, userName: string) => Promise<PlayedDeed>
  /** What others did in this world, the newest first. */
  playedDeeds: () => Promise<PlayedDeed[]>
  /** Every how many minutes somebody does something by chance; null for never. */
  othersPace: () => Promise<number | null>
  setOthersPace: (minutes: number | null, userName: string) => Promise<void>
}
