import type { Exercise } from '../../src/contract/training/exercise.ts'
import type { Rewritten } from '../engine/rows.ts'
import type { World } from '../engine/world.ts'
import type { ExerciseMarkRow, ExerciseRunRow } from './rows.ts'
import { isOwnTable } from './tables.ts'

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

type Row = Record<string, unknown>
const textOf = (row: object | null): string | null => (row === null ? null : JSON.stringify(row))
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The row before the first write, with what somebody else changed in it since the last one: that is not to be taken back. */
const withOthersChanges = ({ before, after }: ExerciseMarkRow, now: object | null): string | null => {
  if (before === null || after === null || now === null) return before
  const [known, last] = [JSON.parse(before) as Row, JSON.parse(after) as Row]
  const changed = Object.entries(now).filter(([column, value]) => !isSame(value, last[column]))
  return changed.length === 0 ? before : JSON.stringify({ ...known, ...Object.fromEntries(changed) })
}

/** Notes one write of a row in a run. `isOwn` is false for what happens by itself in a class: it only follows a known row. */
const mark = (world: World, { id: runId }: ExerciseRunRow, { table, before, after }: Rewritten, isOwn: boolean) => {
  const row = after ?? before
  if (!row) return
  const rowKey = (world[table].keyOf as (of: object) => string | number)(row)
  const key = `${runId}:${table}:${rowKey}`
  const known = world.exerciseMarks.get(key)
  if (!known && !isOwn) return
  if (!known) {
    world.put('exerciseMarks', {
      ...{ key, runId, table, rowKey },
      ...{ before: textOf(before), after: textOf(after), isShared: false },
    })
    return
  }
  const isShared = known.isShared || (isOwn && known.after !== textOf(before))
  world.put('exerciseMarks', {
    ...known,
    ...{ before: withOthersChanges(known, before), after: textOf(after), isShared },
  })
}

/** What is noted of a run: all that is written, and in `doneCalls` which calls were its own. */
const isNoted = (table: string): boolean => table === 'doneCalls' || !isOwnTable(table)

/**
 * While somebody does an exercise, keeps each row as it was and as she left it: the check and beginning again go by it. In
 * the step that writes, so that a reload and another tab know it too.
 */
export const keepMarks = (world: World): void =>
  world.on('stepEnds', (rewritten) => {
    if (notWatched.has(world)) return
    const isByItself = !doers.has(world)
    for (const run of open(world)) {
      const isOwn = isOfRun(world, run)
      if (!isOwn && !isByItself) continue
      for (const one of [...rewritten]) if (isNoted(one.table)) mark(world, run, one, isOwn)
    }
  })
