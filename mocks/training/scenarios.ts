import type { Scenario } from '../../src/contract/training/scenario.ts'
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '../../src/contract/training/scenario.ts'
import { addDays, civilDateOf, daysBetween, isoAt, timeOf } from '../../src/dates/civilDate.ts'
import { unpackScenario } from '../../src/rules/training/packedScenario.ts'
import { readScenario } from '../../src/rules/training/readScenario.ts'
import { lastingAddress } from '../../src/rules/training/scenarioStart.ts'
import type { AnnouncedScenario, ScenarioToSave, Tokens } from '../../src/rules/training/trainingApi.ts'
import type { Dispatch } from '../engine/dispatch.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { knownAt } from './facts.ts'
import { passTime } from './passTime.ts'
import { doneSteps } from './recordCalls.ts'
import { replayer } from './replayCalls.ts'
import { keysOfScreen, screenIn } from './startingScreen.ts'
import { tokensOf } from './tokens.ts'
import { decline } from './trainingError.ts'
import type { TrainingScenarioRow } from './trainingRows.ts'

/**
 * A second mock database in which a scenario is prepared. Afterwards its state replaces the state of the current mock
 * database.
 */
export type SecondDatabase = {
  db: MockDatabase
  dispatch: Dispatch
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  moveClock: (offset: number) => void
  exportState: () => Promise<Blob>
}
export type OpenSecondDatabase = (beginning: { seed: number; documents: number; at: Date }) => Promise<SecondDatabase>

const SCENARIO = 1

type OpenedScenario = Pick<TrainingScenarioRow, 'dateOpened' | 'lastDone'> & { scenario: Scenario }
const readRows = new WeakMap<TrainingScenarioRow, OpenedScenario | null>()

export const openedScenario = (db: MockDatabase): OpenedScenario | null => {
  const row = db.practiceScenarios.get(SCENARIO)
  if (!row) return null
  let known = readRows.get(row)
  if (known === undefined) {
    const read = readScenario(row.scenario)
    known = 'scenario' in read ? { ...row, scenario: read.scenario } : null
    readRows.set(row, known)
  }
  return known
}
export const scenarioIn = (db: MockDatabase): Scenario | null => openedScenario(db)?.scenario ?? null

export const announcedScenario = (db: MockDatabase, fragment: string | null): AnnouncedScenario | null => {
  const linked = fragment === null ? null : readScenario(unpackScenario(fragment))
  const isOpen = linked === null || 'problem' in linked
  const scenario = isOpen ? scenarioIn(db) : linked.scenario
  if (scenario === null) return null
  const { title, note, who, hour, day, daysLater, exercises } = scenario
  const begins = { hour, day: addDays(day, daysLater), exercises: exercises.length }
  return { title, who, isOpen, ...begins, ...(note !== undefined && { note }) }
}

/**
 * Builds the state of a scenario in a separate mock database: its steps run through the dispatcher, each as its user.
 * Throws `Declined` with the reason and the refused step.
 */
export const scenarioState = async (
  text: string,
  begin: OpenSecondDatabase,
): Promise<{ scenario: Scenario; state: Blob; tokens: Tokens }> => {
  const read = readScenario(text)
  if ('problem' in read) return decline(read.problem)
  const { scenario } = read
  const { seed, documents, day, daysLater, hour, steps, who } = scenario
  const at = new Date(isoAt(day, hour))
  const { db, dispatch, exclusively, moveClock, exportState } = await begin({ seed, documents, at })
  const user = db.users.all().find(({ userName, isActive }) => userName === who && isActive)
  if (!user) return decline(`Няма потребител „${who}“, с когото започва сценарият.`)
  const time = { exclusively, moveClock }
  const passTo = async (to: string) => void (await passTime(db, user.personId, { day: to }, time))
  const known = { ...knownAt(db, at.toISOString(), user.personId), found: {} }
  const { replay, renaming } = replayer(db, { dispatch, passTo, known })
  const { refused } = await replay(steps)
  if (refused) return decline(`Стъпка ${refused.step} от сценария е отказана: ${refused.sentence}`)
  const last = addDays(day, daysLater)
  if (last > civilDateOf(db.now())) await passTo(last)
  await exclusively(async () =>
    db.put('practiceScenarios', {
      ...{ id: SCENARIO, scenario: text, dateOpened: db.now().toISOString() },
      lastDone: db.doneCalls.highestId(),
    }),
  )
  const where = screenIn(db, scenario.where, renaming)
  return { scenario: { ...scenario, where }, state: await exportState(), tokens: tokensOf(user, last) }
}

type Saving = { load: (guid: string) => Promise<Blob | undefined>; begin: OpenSecondDatabase }

/**
 * Returns the starting screen of the scenario. If the steps do not create the record of that screen, its list is
 * returned. To find out, the scenario is run once.
 */
const triedStart = async (scenario: Scenario, begin: OpenSecondDatabase): Promise<string> => {
  const { scenario: opened } = await scenarioState(JSON.stringify(scenario), begin)
  const hasSameRecord = keysOfScreen(opened.where).length === keysOfScreen(scenario.where).length
  return hasSameRecord ? scenario.where : opened.where
}

/**
 * Returns the current state as a scenario: the start, and all requests since then. If the steps do not create the
 * record of the starting screen, its list is used.
 */
export const savedScenario = async (
  db: MockDatabase,
  given: ScenarioToSave,
  { load, begin }: Saving,
): Promise<Scenario> => {
  const now = db.now()
  const day = civilDateOf(db.start)
  const scenario: Scenario = {
    format: SCENARIO_FORMAT,
    version: SCENARIO_VERSION,
    ...given,
    where: lastingAddress(given.where),
    hour: given.hour ?? timeOf(now.toISOString()),
    seed: db.seed,
    documents: db.size,
    day,
    daysLater: Math.max(0, daysBetween(day, civilDateOf(now))),
    steps: await doneSteps(db, load, keysOfScreen(given.where)),
  }
  const read = readScenario(JSON.stringify(scenario))
  if ('problem' in read) return decline(read.problem)
  return { ...read.scenario, where: await triedStart(read.scenario, begin) }
}
