import type { Exercise } from '../../src/contract/training/exercise.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Rewritten } from '../engine/tableRows.ts'
import type { ExerciseMarkRow, ExerciseRunRow } from './trainingRows.ts'
import { isOwnTable } from './trainingTables.ts'

const open = (db: MockDatabase) => db.exerciseRuns.all().filter(({ dateEnded }) => dateEnded === null)

const notWatched = new WeakSet<MockDatabase>()

/**
 * Runs actions of simulated colleagues and partners. Each stored mark (the row before and after the trainee's changes)
 * then gets the new state, so that these actions are not counted as work of a trainee. The caller must hold the write
 * lock (`exclusively`).
 */
export const runUnwatched = async <T>(db: MockDatabase, work: () => Promise<T>): Promise<T> => {
  notWatched.add(db)
  try {
    return await work()
  } finally {
    notWatched.delete(db)
  }
}

export type Doer = { personId: number; seat: string | null }
const doers = new WeakMap<MockDatabase, Doer>()

export const runAs = async <T>(db: MockDatabase, doer: Doer, work: () => Promise<T>): Promise<T> => {
  doers.set(db, doer)
  try {
    return await work()
  } finally {
    doers.delete(db)
  }
}

const isOneOf = (db: MockDatabase, names: readonly string[], personId: number): boolean =>
  db.users.all().some((user) => user.personId === personId && names.includes(user.userName))

/**
 * True if the current change belongs to an exercise: made by the trainee or by a person named in the exercise.
 * Automatic changes count only outside a class, because in a class their cause is unknown.
 */
const isOfRun = (db: MockDatabase, { exercise, personId, seat = null }: ExerciseRunRow): boolean => {
  const doer = doers.get(db)
  if (!doer) return seat === null
  if (doer.seat !== seat) return false
  const { alsoBy = [] } = JSON.parse(exercise) as Exercise
  return doer.personId === personId || isOneOf(db, alsoBy, doer.personId)
}

type Row = Record<string, unknown>
const textOf = (row: object | null): string | null => (row === null ? null : JSON.stringify(row))
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the row before its first change in the exercise, combined with later changes of others, which must not be
 * undone.
 */
const withOthersChanges = ({ before, after }: ExerciseMarkRow, now: object | null): string | null => {
  if (before === null || after === null || now === null) return before
  const [known, last] = [JSON.parse(before) as Row, JSON.parse(after) as Row]
  const changed = Object.entries(now).filter(([column, value]) => !isSame(value, last[column]))
  return changed.length === 0 ? before : JSON.stringify({ ...known, ...Object.fromEntries(changed) })
}

const mark = (db: MockDatabase, { id: runId }: ExerciseRunRow, { table, before, after }: Rewritten, isOwn: boolean) => {
  const row = after ?? before
  if (!row) return
  const rowKey = (db[table].keyOf as (of: object) => string | number)(row)
  const key = `${runId}:${table}:${rowKey}`
  const known = db.exerciseMarks.get(key)
  if (!known && !isOwn) return
  if (!known) {
    db.put('exerciseMarks', {
      ...{ key, runId, table, rowKey },
      ...{ before: textOf(before), after: textOf(after), isShared: false },
    })
    return
  }
  const isShared = known.isShared || (isOwn && known.after !== textOf(before))
  db.put('exerciseMarks', {
    ...known,
    ...{ before: withOthersChanges(known, before), after: textOf(after), isShared },
  })
}

/**
 * True if an exercise records changes of this table: every table except those of the training itself, and `doneCalls`,
 * the requests of the exercise.
 */
const isNoted = (table: string): boolean => table === 'doneCalls' || !isOwnTable(table)

/**
 * During an exercise, stores each row before and after the changes of the trainee, for the check and for undo. This
 * happens in the transaction of the change, so that a reloaded page and another tab have the same data.
 */
export const keepMarks = (db: MockDatabase): void =>
  db.on('stepEnds', (rewritten) => {
    if (notWatched.has(db)) return
    const isByItself = !doers.has(db)
    for (const run of open(db)) {
      const isOwn = isOfRun(db, run)
      if (!isOwn && !isByItself) continue
      for (const one of [...rewritten]) if (isNoted(one.table)) mark(db, run, one, isOwn)
    }
  })
