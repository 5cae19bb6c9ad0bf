import type { Exercise } from '../../src/contract/training/exercise.ts'
import type { World } from '../engine/world.ts'
import { isOfFacts } from './facts.ts'
import type { ExerciseRunRow } from './rows.ts'

/** The exercises that somebody is doing now. */
const open = (world: World) => world.exerciseRuns.all().filter(({ dateEnded }) => dateEnded === null)

const notWatched = new WeakSet<World>()

/** Runs what colleagues and partners do: no trainee's work, so a row is kept as it is after it. In the turn of a write. */
export const unwatched = async <T>(world: World, work: () => Promise<T>): Promise<T> => {
  notWatched.add(world)
  try {
    return await work()
  } finally {
    notWatched.delete(world)
  }
}

/** By whose hand something is written: the person, and in a class her place. */
export type Doer = { personId: number; seat: string | null }
const doers = new WeakMap<World, Doer>()

/** Runs what somebody does by her own hand. In the turn of a write. */
export const doneBy = async <T>(world: World, doer: Doer, work: () => Promise<T>): Promise<T> => {
  doers.set(world, doer)
  try {
    return await work()
  } finally {
    doers.delete(world)
  }
}

const isOneOf = (world: World, names: readonly string[], personId: number): boolean =>
  world.users.all().some((user) => user.personId === personId && names.includes(user.userName))

/**
 * Whether what is written now is the work of who does an exercise: by her own hand, or of those whom it names beside her.
 * What happens by itself counts too, but not in a class, where nobody knows whose it is.
 */
const isOfRun = (world: World, { exercise, personId, seat = null }: ExerciseRunRow): boolean => {
  const doer = doers.get(world)
  if (!doer) return seat === null
  if (doer.seat !== seat) return false
  const { alsoBy = [] } = JSON.parse(exercise) as Exercise
  return doer.personId === personId || isOneOf(world, alsoBy, doer.personId)
}

/**
 * While somebody does an exercise, keeps each row as it was before she first wrote it: the check tells by it what is
 * new and what changed. Kept in the step that writes, so that a reload and another tab know it too.
 */
export const keepMarks = (world: World): void =>
  world.on('stepEnds', (rewritten) => {
    const running = notWatched.has(world) ? [] : open(world).filter((run) => isOfRun(world, run))
    if (running.length === 0) return
    for (const { table, before, after } of rewritten) {
      const row = after ?? before
      if (!row || !isOfFacts(table)) continue
      const rowKey = (world[table].keyOf as (of: object) => string | number)(row)
      for (const { id: runId } of running) {
        const key = `${runId}:${table}:${rowKey}`
        if (world.exerciseMarks.get(key)) continue
        world.put('exerciseMarks', { key, runId, table, rowKey, before: before && JSON.stringify(before) })
      }
    }
  })
