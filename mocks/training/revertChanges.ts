import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { TableName } from '../engine/tableRows.ts'
import { namedBy, namersOf, type RowPlace } from '../integrity/referencingRows.ts'
import { runUnwatched } from './rowSnapshots.ts'
import type { ExerciseMarkRow, ExerciseRunRow } from './trainingRows.ts'

type Row = Record<string, unknown>
type Planned = RowPlace & { row: object | null; isNew: boolean }

/**
 * Tables with rows about another record (history, notifications). When that record is removed, these rows are removed
 * too.
 */
const traces: ReadonlySet<string> = new Set<TableName>([
  'notifications',
  'readMarks',
  'history',
  'userActions',
  'exchangeMessages',
  'exchangeAttachments',
])

const idOf = ({ table, key }: RowPlace): string => `${table} ${key}`
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const rowAt = (db: MockDatabase, { table, key }: RowPlace): object | null => db[table].get(key) ?? null
const placeOf = ({ table, rowKey }: ExerciseMarkRow): RowPlace => ({ table: table as TableName, key: rowKey })

const restoreColumns = (before: Row, after: Row, now: Row): Row =>
  Object.fromEntries(
    Object.entries(now).map(([column, value]) => [
      column,
      !isSame(before[column], after[column]) && isSame(value, after[column]) ? (before[column] ?? null) : value,
    ]),
  )

const plannedOf = (db: MockDatabase, mark: ExerciseMarkRow): Planned | null => {
  const place = placeOf(mark)
  const now = rowAt(db, place)
  if (mark.before === null) return now && { ...place, row: null, isNew: true }
  const before = JSON.parse(mark.before) as Row
  if (now === null) return mark.after === null ? { ...place, row: before, isNew: false } : null
  if (mark.after === null) return null
  const row = restoreColumns(before, JSON.parse(mark.after) as Row, now as Row)
  return isSame(row, now) ? null : { ...place, row, isNew: false }
}

/**
 * True if the row is still as this exercise, or another exercise of the same seat (one browser of a class), left it, so
 * no other user has changed it.
 */
const isAsLeft = (db: MockDatabase, mark: ExerciseMarkRow, seat: string | null): boolean => {
  if (mark.isShared) return false
  const now = rowAt(db, placeOf(mark))
  const text = now && JSON.stringify(now)
  if (text === mark.after) return true
  const runs = db.exerciseRuns.all().filter((run) => (run.seat ?? null) === seat)
  return runs.some(({ id }) => {
    const later = db.exerciseMarks.get(`${id}:${mark.table}:${mark.rowKey}`)
    return later !== undefined && !later.isShared && later.after === text
  })
}

/**
 * Returns the new rows that must stay in a training class: rows changed by others, their dependent rows, and the rows
 * to which they refer.
 */
const keptInClass = (
  db: MockDatabase,
  run: ExerciseRunRow,
  marks: readonly ExerciseMarkRow[],
  plan: readonly Planned[],
) => {
  const going = new Map(plan.filter(({ row }) => row === null).map((one) => [idOf(one), one]))
  const shared = marks.filter((mark) => mark.before === null && !isAsLeft(db, mark, run.seat)).map(placeOf)
  const worked = [...going.values()].filter((one) =>
    namersOf(db, one).some((namer) => !traces.has(namer.table) && !going.has(idOf(namer))),
  )
  const kept = new Map<string, RowPlace>()
  const waiting: RowPlace[] = [...shared.filter(({ table }) => !traces.has(table)), ...worked]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (kept.has(idOf(next)) || !going.has(idOf(next))) continue
    kept.set(idOf(next), next)
    const row = rowAt(db, next)
    if (row) waiting.push(...namedBy(next.table, row))
    waiting.push(...namersOf(db, next))
    for (const one of going.values()) {
      const own = rowAt(db, one)
      if (one.table === 'history' && own && namedBy('history', own).some((named) => idOf(named) === idOf(next ?? one)))
        waiting.push(one)
    }
  }
  return kept
}

/**
 * Returns the rows that depend on a removed record, directly or indirectly, although the exercise did not write them.
 * Outside a training class they are removed too.
 */
const hangingOn = (db: MockDatabase, plan: readonly Planned[]): Planned[] => {
  const known = new Set(plan.map(idOf))
  const found: Planned[] = []
  const waiting: RowPlace[] = plan.filter(({ row }) => row === null)
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const { table, key } of namersOf(db, next)) {
      const one = { table, key, row: null, isNew: true }
      if (known.has(idOf(one))) continue
      known.add(idOf(one))
      found.push(one)
      waiting.push(one)
    }
  return found
}

/** Removes the recorded steps that refer to removed rows, because such steps could not be replayed. */
const clearCalls = (db: MockDatabase, gone: readonly Planned[], since: number): void => {
  const guids = gone.flatMap(({ key }) => (typeof key === 'string' ? [key] : []))
  if (guids.length === 0) return
  for (const call of db.doneCalls.all())
    if (call.id > since && guids.some((guid) => call.sent.includes(guid))) db.remove('doneCalls', call.id)
}

export type TakenBack = { kept: number }

export const takeBackRun = (db: MockDatabase, run: ExerciseRunRow): Promise<TakenBack> =>
  runUnwatched(db, async () =>
    db.inOneStep(() => {
      const marks = db.exerciseMarks.by('runId', run.id)
      const plan = marks.flatMap((mark) => plannedOf(db, mark) ?? [])
      const isClass = run.seat !== null
      const kept = isClass ? keptInClass(db, run, marks, plan) : new Map<string, RowPlace>()
      const all = isClass ? plan : [...plan, ...hangingOn(db, plan)]
      for (const one of all) {
        // If a document stays, its number must stay used, so the counter is not reset.
        if (kept.has(idOf(one)) || (kept.size > 0 && one.table === 'counters')) continue
        if (one.row) db.put(one.table, one.row as never)
        else db.remove(one.table, one.key)
      }
      const firstCall = marks.find(({ table }) => table === 'doneCalls')
      if (firstCall)
        clearCalls(
          db,
          all.filter(({ row }) => row === null),
          Number(firstCall.rowKey),
        )
      for (const { key } of marks) db.remove('exerciseMarks', key)
      return { kept: [...kept.values()].filter(({ table }) => table === 'documents' || !isPartOf(table)).length }
    }),
  )

const partTables: readonly TableName[] = ['addressees', 'attachedFiles', 'caseFiles', 'taskAssignees']
const parts: ReadonlySet<string> = new Set([...traces, ...partTables])
const isPartOf = (table: string): boolean => parts.has(table)
