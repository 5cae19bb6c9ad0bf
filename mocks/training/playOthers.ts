import type { AwaitedStep, SimulatedAction } from '../../src/contract/training/timeline.ts'
import { actionsByRandom, dueIn } from '../../src/rules/training/simulatedActors.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { UserRow } from '../people/peopleRows.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import { claimAction, type OthersSettings, playClaimed } from './runSimulatedAction.ts'
import { openedScenario } from './scenarios.ts'
import { stepOfCall } from './stepOfCall.ts'
import { decline } from './trainingError.ts'
import type { DoneCallRow } from './trainingRows.ts'

export type OthersTime = OthersSettings & {
  wait: (run: () => void, milliseconds: number) => () => void
}

const PACE = 1
/** In milliseconds: the interval between two checks for due actions, and the delay after an action of the trainee. */
const LOOK = 5000
const AFTER_STEP = 1500

export const othersPace = (db: MockDatabase): number | null => db.othersPace.get(PACE)?.minutes ?? null

const next = (db: MockDatabase, minutes: number): string =>
  new Date(db.now().getTime() + minutes * 60_000).toISOString()

export const setOthersPace = (db: MockDatabase, minutes: number | null, { userName }: UserRow): void => {
  if (minutes === null) db.remove('othersPace', PACE)
  else if (!Number.isInteger(minutes) || minutes < 1 || minutes > 60) decline('Изберете на колко минути: от 1 до 60.')
  else db.put('othersPace', { id: PACE, minutes, userName, nextAt: next(db, minutes) })
}

const userNamed = (db: MockDatabase, userName: string): UserRow | undefined =>
  db.users.all().find((user) => user.userName === userName && user.isActive)

type Due = { id: number; me: UserRow }

const byRandom = (db: MockDatabase): SimulatedAction => {
  const last = db.playedActions.all().at(-1)
  const others = actionsByRandom.filter((action) => action !== last?.action)
  return randomOf(db.seed, Purpose.COLLEAGUE, db.nextId('playedActions')).one(others)
}

const dueByRandom = (db: MockDatabase): Due[] => {
  const pace = db.othersPace.get(PACE)
  const me = pace && userNamed(db, pace.userName)
  if (!pace || !me || pace.nextAt > db.now().toISOString()) return []
  db.put('othersPace', { ...pace, nextAt: next(db, pace.minutes) })
  return [{ id: claimAction(db, byRandom(db), { cause: 'chance', entry: null }), me }]
}

const isResolution = ({ sent }: DoneCallRow): boolean => {
  const { body } = JSON.parse(sent) as { body?: { tasks?: unknown[] } }
  return (body?.tasks?.length ?? 0) > 0
}

const stepsDone = (db: MockDatabase, who: string, since: number): Set<AwaitedStep> =>
  new Set(
    db.doneCalls
      .all()
      .filter(({ id, userName }) => id > since && userName === who)
      .flatMap((row) => stepOfCall(row.call, isResolution(row)) ?? []),
  )

const dueByScript = (db: MockDatabase): Due[] => {
  const opened = openedScenario(db)
  const me = opened && userNamed(db, opened.scenario.who)
  if (!opened || !me) return []
  const { scenario, dateOpened, lastDone } = opened
  const open = db.now().getTime() - Date.parse(dateOpened)
  const played = new Set(db.playedActions.all().flatMap(({ entry }) => entry ?? []))
  const due = dueIn(scenario.timeline, { open, steps: stepsDone(db, scenario.who, lastDone), played })
  return due.flatMap((entry) => {
    const action = scenario.timeline[entry]?.deed
    return action ? [{ id: claimAction(db, action, { cause: 'script', entry }), me }] : []
  })
}

/**
 * Simulates colleagues and partners: random actions, and the timeline of a scenario. Each due action is claimed
 * exclusively, so that only one tab executes it. Returns a function that stops the simulation.
 */
export const playOthers = (db: MockDatabase, { wait, ...settings }: OthersTime): (() => void) => {
  let isOver = false
  let stop: () => void = () => undefined
  const isWaitedFor = () => othersPace(db) !== null || (openedScenario(db)?.scenario.timeline.length ?? 0) > 0
  const look = (after: number): void => {
    stop()
    if (isOver) return
    stop = wait(async () => {
      if (isWaitedFor()) {
        const due = await settings.exclusively(async () => db.inOneStep(() => [...dueByScript(db), ...dueByRandom(db)]))
        for (const { id, me } of due) await playClaimed(db, id, me, settings)
      }
      look(LOOK)
    }, after)
  }
  const stopListening = db.onChange((changes) => {
    if (changes.some(({ table }) => table === 'doneCalls') && isWaitedFor()) look(AFTER_STEP)
  })
  look(AFTER_STEP)
  return () => {
    isOver = true
    stopListening()
    stop()
  }
}
