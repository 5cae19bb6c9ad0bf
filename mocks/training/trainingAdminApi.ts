import type { CivilDate } from '../../src/dates/civilDate.ts'
import { dayChoices } from '../../src/rules/training/dayChoices.ts'
import type { Training } from '../../src/rules/training/trainingApi.ts'
import type { Dispatch } from '../engine/dispatch.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { demoDatabase } from './demoDatabase.ts'
import { drillState } from './drillState.ts'
import { beginDrill, endDrill } from './drills.ts'
import { knownAt } from './facts.ts'
import { explainGap, numbersBook, skipNumber } from './numbers.ts'
import { type PassSettings, passTime } from './passTime.ts'
import { othersPace, setOthersPace } from './playOthers.ts'
import { readExercise, readResults } from './readInput.ts'
import { doneSteps } from './recordCalls.ts'
import { replayer } from './replayCalls.ts'
import { type OthersSettings, playedActions, runSimulatedAction } from './runSimulatedAction.ts'
import {
  beginExercise,
  checkRun,
  endExercise,
  endTrials,
  exerciseRuns,
  factsOfRun,
  takeBack,
  takeHint,
} from './runs.ts'
import { announcedScenario, type OpenSecondDatabase, savedScenario, scenarioIn, scenarioState } from './scenarios.ts'
import { existsIn } from './startingScreen.ts'
import { tokensOf } from './tokens.ts'
import { decline } from './trainingError.ts'

export type TrainingAdminApi = Omit<Training, 'resetDatabase' | 'exportState' | 'importState' | 'announced'> & {
  /**
   * Returns the scenario of a link. `fragment`: the URL fragment with the scenario; null if the page was opened without
   * one.
   */
  announced: (fragment: string | null) => ReturnType<Training['announced']>
}

type Settings = PassSettings & {
  db: MockDatabase
  dispatch: Dispatch
  others: OthersSettings
  load: (guid: string) => Promise<Blob | undefined>
  openSecondDatabase: OpenSecondDatabase
}

export const trainingAdminApi = ({
  db,
  dispatch,
  others,
  load,
  openSecondDatabase,
  exclusively,
  moveClock,
}: Settings): TrainingAdminApi => {
  const userOf = (userName: string) =>
    db.users.all().find((user) => user.userName === userName) ?? decline(`Няма потребител „${userName}“.`)
  const passTo = async (day: CivilDate) => void (await passTime(db, 0, { day }, { exclusively, moveClock }))
  const inTurn = <T>(work: () => T): Promise<T> => exclusively(async () => work())
  return {
    beginExercise: (exercise, userName, isTrial = false) =>
      beginExercise(db, exercise, userName, { dispatch, passTo, exclusively, isTrial }),
    checkExercise: (runId) => inTurn(() => checkRun(db, runId)),
    readExercise: async (given, fileName) => readExercise(given, fileName),
    readResults: async (given, fileName) => readResults(given, fileName),
    takeHint: (runId) => inTurn(() => takeHint(db, runId)),
    endExercise: (runId) => inTurn(() => endExercise(db, runId)),
    takeBack: (runId) => exclusively(async () => void (await takeBack(db, runId))),
    exerciseRuns: async () => exerciseRuns(db),
    factsOfRun: async (runId) => factsOfRun(db, runId),
    doneSteps: () => doneSteps(db, load),
    replaySteps: async (steps, userName) => {
      const { personId } = userOf(userName)
      const known = { ...knownAt(db, db.now().toISOString(), personId), found: {} }
      return replayer(db, { dispatch, passTo, known }).replay(steps)
    },
    saveScenario: async (given) => {
      await exclusively(() => endTrials(db))
      return savedScenario(db, given, { load, begin: openSecondDatabase })
    },
    standing: async (addresses) => addresses.filter((address) => existsIn(db, address)),
    scenarioState: (text) => scenarioState(text, openSecondDatabase),
    demoDatabase: () => demoDatabase(db, openSecondDatabase),
    scenario: async () => scenarioIn(db),
    isUntouched: async () => db.doneCalls.size === 0 && db.exerciseRuns.size === 0,
    announced: async (fragment) => announcedScenario(db, fragment),
    dayChoices: async () => dayChoices(todayOf(db), calendarOf(db)),
    numbersBook: async (year) => numbersBook(db, year),
    skipNumber: (code) => inTurn(() => skipNumber(db, code)),
    explainGap: (gap, text, userName) => inTurn(() => explainGap(db, gap, text, userOf(userName).personId)),
    tokensUntil: async (userName, day) => tokensOf(userOf(userName), day),
    beginDrill: (choice) => inTurn(() => beginDrill(db, choice)),
    endDrill: () => inTurn(() => endDrill(db)),
    drillState: async () => drillState(db),
    runSimulatedAction: (action, userName) => runSimulatedAction(db, action, userOf(userName), others),
    playedActions: async () => playedActions(db),
    othersPace: async () => othersPace(db),
    setOthersPace: (minutes, userName) => inTurn(() => setOthersPace(db, minutes, userOf(userName))),
    passTime: (userName, to) => passTime(db, userOf(userName).personId, to, { exclusively, moveClock, others }),
  }
}
