import type { CivilDate } from '../../src/dates/civilDate.ts'
import { dayChoices } from '../../src/rules/training/dayChoices.ts'
import type { Practice } from '../../src/rules/training/practice.ts'
import type { Dispatch } from '../engine/dispatch.ts'
import type { World } from '../engine/world.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { decline } from './declined.ts'
import { demoWorld } from './demoWorld.ts'
import { drillState } from './drillState.ts'
import { beginDrill, endDrill } from './drills.ts'
import { knownAt } from './facts.ts'
import { explainGap, numbersBook, skipNumber } from './numbers.ts'
import { type PassSettings, passTime } from './passTime.ts'
import { type OthersSettings, playDeed, playedDeeds } from './playDeed.ts'
import { othersPace, setOthersPace } from './playOthers.ts'
import { readExercise, readResults } from './readGiven.ts'
import { doneSteps } from './recordCalls.ts'
import { replayer } from './replayCalls.ts'
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
import { announcedScenario, type BeginBeside, savedScenario, scenarioIn, scenarioState } from './scenarios.ts'
import { standsIn } from './startingScreen.ts'
import { tokensOf } from './tokens.ts'

export type TrainingByHand = Omit<Practice, 'resetWorld' | 'exportState' | 'importState' | 'announced'> & {
  /** The parameter is the fragment of the link; null for a page without one. */
  announced: (fragment: string | null) => ReturnType<Practice['announced']>
}

type Settings = PassSettings & {
  world: World
  dispatch: Dispatch
  others: OthersSettings
  load: (guid: string) => Promise<Blob | undefined>
  beginBeside: BeginBeside
}

export const trainingByHand = ({
  world,
  dispatch,
  others,
  load,
  beginBeside,
  exclusively,
  moveClock,
}: Settings): TrainingByHand => {
  const userOf = (userName: string) =>
    world.users.all().find((user) => user.userName === userName) ?? decline(`Няма потребител „${userName}“.`)
  const passTo = async (day: CivilDate) => void (await passTime(world, 0, { day }, { exclusively, moveClock }))
  const inTurn = <T>(work: () => T): Promise<T> => exclusively(async () => work())
  return {
    beginExercise: (exercise, userName, isTrial = false) =>
      beginExercise(world, exercise, userName, { dispatch, passTo, exclusively, isTrial }),
    checkExercise: (runId) => inTurn(() => checkRun(world, runId)),
    readExercise: async (given, fileName) => readExercise(given, fileName),
    readResults: async (given, fileName) => readResults(given, fileName),
    takeHint: (runId) => inTurn(() => takeHint(world, runId)),
    endExercise: (runId) => inTurn(() => endExercise(world, runId)),
    takeBack: (runId) => exclusively(async () => void (await takeBack(world, runId))),
    exerciseRuns: async () => exerciseRuns(world),
    factsOfRun: async (runId) => factsOfRun(world, runId),
    doneSteps: () => doneSteps(world, load),
    replaySteps: async (steps, userName) => {
      const { personId } = userOf(userName)
      const known = { ...knownAt(world, world.now().toISOString(), personId), found: {} }
      return replayer(world, { dispatch, passTo, known }).replay(steps)
    },
    saveScenario: async (given) => {
      await exclusively(() => endTrials(world))
      return savedScenario(world, given, { load, begin: beginBeside })
    },
    standing: async (addresses) => addresses.filter((address) => standsIn(world, address)),
    scenarioState: (text) => scenarioState(text, beginBeside),
    demoWorld: () => demoWorld(world, beginBeside),
    scenario: async () => scenarioIn(world),
    isUntouched: async () => world.doneCalls.size === 0 && world.exerciseRuns.size === 0,
    announced: async (fragment) => announcedScenario(world, fragment),
    dayChoices: async () => dayChoices(todayOf(world), calendarOf(world)),
    numbersBook: async (year) => numbersBook(world, year),
    skipNumber: (code) => inTurn(() => skipNumber(world, code)),
    explainGap: (gap, text, userName) => inTurn(() => explainGap(world, gap, text, userOf(userName).personId)),
    tokensUntil: async (userName, day) => tokensOf(userOf(userName), day),
    beginDrill: (choice) => inTurn(() => beginDrill(world, choice)),
    endDrill: () => inTurn(() => endDrill(world)),
    drillState: async () => drillState(world),
    playDeed: (deed, userName) => playDeed(world, deed, userOf(userName), others),
    playedDeeds: async () => playedDeeds(world),
    othersPace: async () => othersPace(world),
    setOthersPace: (minutes, userName) => inTurn(() => setOthersPace(world, minutes, userOf(userName))),
    passTime: (userName, to) => passTime(world, userOf(userName).personId, to, { exclusively, moveClock, others }),
  }
}
