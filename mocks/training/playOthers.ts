import type { AwaitedStep, OtherDeed } from '../../src/contract/training/timeline.ts'
import { deedsByChance, dueIn } from '../../src/rules/training/others.ts'
import type { World } from '../engine/world.ts'
import type { UserRow } from '../people/rows.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import { decline } from './declined.ts'
import { claimDeed, type OthersSettings, playClaimed } from './playDeed.ts'
import type { DoneCallRow } from './rows.ts'
import { openedScenario } from './scenarios.ts'
import { stepOfCall } from './stepOfCall.ts'

export type OthersTime = OthersSettings & {
  /** Runs a function after some milliseconds; returns a function that cancels it. */
  wait: (run: () => void, milliseconds: number) => () => void
}

const PACE = 1
/** In milliseconds: the interval between checks, and the delay after a step of the trainee. */
const LOOK = 5000
const AFTER_STEP = 1500

export const othersPace = (world: World): number | null => world.othersPace.get(PACE)?.minutes ?? null

const next = (world: World, minutes: number): string => new Date(world.now().getTime() + minutes * 60_000).toISOString()

export const setOthersPace = (world: World, minutes: number | null, { userName }: UserRow): void => {
  if (minutes === null) world.remove('othersPace', PACE)
  else if (!Number.isInteger(minutes) || minutes < 1 || minutes > 60) decline('Изберете на колко минути: от 1 до 60.')
  else world.put('othersPace', { id: PACE, minutes, userName, nextAt: next(world, minutes) })
}

const userNamed = (world: World, userName: string): UserRow | undefined =>
  world.users.all().find((user) => user.userName === userName && user.isActive)

type Due = { id: number; me: UserRow }

const byChance = (world: World): OtherDeed => {
  const last = world.playedDeeds.all().at(-1)
  const others = deedsByChance.filter((deed) => deed !== last?.deed)
  return chanceOf(world.seed, Purpose.COLLEAGUE, world.nextId('playedDeeds')).one(others)
}

const dueByChance = (world: World): Due[] => {
  const pace = world.othersPace.get(PACE)
  const me = pace && userNamed(world, pace.userName)
  if (!pace || !me || pace.nextAt > world.now().toISOString()) return []
  world.put('othersPace', { ...pace, nextAt: next(world, pace.minutes) })
  return [{ id: claimDeed(world, byChance(world), { cause: 'chance', entry: null }), me }]
}

const isResolution = ({ sent }: DoneCallRow): boolean => {
  const { body } = JSON.parse(sent) as { body?: { tasks?: unknown[] } }
  return (body?.tasks?.length ?? 0) > 0
}

const stepsDone = (world: World, who: string, since: number): Set<AwaitedStep> =>
  new Set(
    world.doneCalls
      .all()
      .filter(({ id, userName }) => id > since && userName === who)
      .flatMap((row) => stepOfCall(row.call, isResolution(row)) ?? []),
  )

const dueByScript = (world: World): Due[] => {
  const opened = openedScenario(world)
  const me = opened && userNamed(world, opened.scenario.who)
  if (!opened || !me) return []
  const { scenario, dateOpened, lastDone } = opened
  const open = world.now().getTime() - Date.parse(dateOpened)
  const played = new Set(world.playedDeeds.all().flatMap(({ entry }) => entry ?? []))
  const due = dueIn(scenario.timeline, { open, steps: stepsDone(world, scenario.who, lastDone), played })
  return due.flatMap((entry) => {
    const deed = scenario.timeline[entry]?.deed
    return deed ? [{ id: claimDeed(world, deed, { cause: 'script', entry }), me }] : []
  })
}

/**
 * Simulates colleagues and partners: random actions, and the timeline of the scenario. Due actions are claimed
 * exclusively, so that only one of several tabs executes each. Returns a function that stops it.
 */
export const playOthers = (world: World, { wait, ...settings }: OthersTime): (() => void) => {
  let isOver = false
  let stop: () => void = () => undefined
  const isWaitedFor = () => othersPace(world) !== null || (openedScenario(world)?.scenario.timeline.length ?? 0) > 0
  const look = (after: number): void => {
    stop()
    if (isOver) return
    stop = wait(async () => {
      if (isWaitedFor()) {
        const due = await settings.exclusively(async () =>
          world.inOneStep(() => [...dueByScript(world), ...dueByChance(world)]),
        )
        for (const { id, me } of due) await playClaimed(world, id, me, settings)
      }
      look(LOOK)
    }, after)
  }
  const stopListening = world.onChange((changes) => {
    if (changes.some(({ table }) => table === 'doneCalls') && isWaitedFor()) look(AFTER_STEP)
  })
  look(AFTER_STEP)
  return () => {
    isOver = true
    stopListening()
    stop()
  }
}
