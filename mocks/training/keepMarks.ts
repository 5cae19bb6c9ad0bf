import type { World } from '../engine/world.ts'
import { isOfFacts } from './facts.ts'

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

/**
 * While somebody does an exercise, keeps each row as it was before it was first written: the check tells by it what is
 * new and what changed. Kept in the step that writes, so that a reload and another tab know it too.
 */
export const keepMarks = (world: World): void =>
  world.on('stepEnds', (rewritten) => {
    const running = notWatched.has(world) ? [] : open(world)
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
