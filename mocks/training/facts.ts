import type { FactKind, Preparation } from '../../src/contract/training/exercise.ts'
import { addDays, civilDateOf } from '../../src/dates/civilDate.ts'
import { type Known, meetsConditions } from '../../src/rules/training/conditions.ts'
import type { Fact, FactFields, Facts } from '../../src/rules/training/facts.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Key } from '../engine/table.ts'
import type { Rows, TableName } from '../engine/tableRows.ts'
import { calendarOf } from '../settings/calendar.ts'
import type { FactSource } from './factSource.ts'
import { factsOfDocuments } from './factsOfDocuments.ts'
import { factsOfRecords } from './factsOfRecords.ts'
import { personName } from './factText.ts'
import type { ExerciseMarkRow, ExerciseRunRow } from './trainingRows.ts'

const sources: Readonly<Record<FactKind, FactSource>> = { ...factsOfDocuments, ...factsOfRecords } as never
const kinds = Object.entries(sources) as [FactKind, FactSource][]
const kindOfTable = new Map(kinds.map(([kind, { table }]) => [table, kind]))

const fieldsOf = (db: MockDatabase, kind: FactKind, row: Rows[TableName]): FactFields => sources[kind].fieldsOf(db, row)
const isSame = (one: FactFields, other: FactFields): boolean => JSON.stringify(one) === JSON.stringify(other)

const WORKING_DAYS_IN_FACTS = 90
const workingDaysAfter = (db: MockDatabase, day: string): string[] => {
  const calendar = calendarOf(db)
  const days: string[] = []
  for (let next = addDays(day, 1); days.length < WORKING_DAYS_IN_FACTS; next = addDays(next, 1))
    if (!calendar.isNonWorking(next)) days.push(next)
  return days
}

type Sought = Extract<Preparation, { do: 'find' }>

function* findFitting(db: MockDatabase, { kind, find, pick }: Sought, known: Known) {
  const rows = db[sources[kind].table].all() as readonly Rows[TableName][]
  const byNumber = (row: Rows[TableName]) => ('id' in row && typeof row.id === 'number' ? row.id : 0)
  const sorted = rows.toSorted((a, b) => (pick === 'oldest' ? byNumber(a) - byNumber(b) : byNumber(b) - byNumber(a)))
  for (const row of sorted) {
    const key = String((db[sources[kind].table].keyOf as (row: object) => Key)(row))
    const fact: Fact = { kind, key, since: 'same', fields: fieldsOf(db, kind, row), before: null }
    if (meetsConditions(find, fact, known)) yield fact
  }
}

const inOrder = (facts: Iterable<Fact>, least: string | undefined): Iterable<Fact> => {
  const of = ({ fields }: Fact): string => String(least === undefined ? '' : (fields[least] ?? ''))
  return least === undefined ? facts : [...facts].toSorted((a, b) => of(a).localeCompare(of(b)))
}

/**
 * Returns the object with which an exercise starts, preferably an object not given to another user. Undefined if no
 * object fits.
 */
export const findFact = (
  db: MockDatabase,
  sought: Sought,
  known: Known,
  given: ReadonlySet<string> = new Set(),
): Fact | undefined => {
  let first: Fact | undefined
  for (const fact of inOrder(findFitting(db, sought, known), sought.least)) {
    if (!given.has(`${fact.kind} ${fact.key}`)) return fact
    first ??= fact
  }
  return first
}

export const knownAt = (db: MockDatabase, at: string, personId: number): Pick<Facts, 'day' | 'workingDays' | 'me'> => {
  const day = civilDateOf(at)
  return { day, workingDays: workingDaysAfter(db, day), me: personName(db, personId) }
}

/**
 * For each table of dependent rows, the object to which a row belongs. A change of the row counts as a change of this
 * object.
 */
const wholes: { readonly [T in TableName]?: { table: TableName; keyOf: (row: Rows[T]) => Key | null } } = {
  documents: { table: 'caseFiles', keyOf: ({ caseFileGuid }) => caseFileGuid },
  taskAssignees: { table: 'tasks', keyOf: ({ taskGuid }) => taskGuid },
  payments: { table: 'obligations', keyOf: ({ obligationGuid }) => obligationGuid },
  vehicleAccesses: { table: 'vehicles', keyOf: ({ vehicleId }) => vehicleId },
  vehicleInsurances: { table: 'vehicles', keyOf: ({ vehicleId }) => vehicleId },
  vehicleInspections: { table: 'vehicles', keyOf: ({ vehicleId }) => vehicleId },
  inspections: { table: 'groupedInspections', keyOf: ({ groupedInspectionGuid }) => groupedInspectionGuid },
}

const markedFact = (db: MockDatabase, { table, rowKey, before }: ExerciseMarkRow): Fact | undefined => {
  const kind = kindOfTable.get(table as TableName)
  const row = db[table as TableName].get(rowKey)
  if (!kind || (!row && before === null)) return undefined
  const was = before === null ? null : fieldsOf(db, kind, JSON.parse(before))
  if (!row) return was ? { kind, key: String(rowKey), since: 'removed', fields: was, before: was } : undefined
  const fields = fieldsOf(db, kind, row)
  return { kind, key: String(rowKey), since: was ? 'changed' : 'new', fields, before: was }
}

const wholesOf = (db: MockDatabase, { table, rowKey }: ExerciseMarkRow): Fact[] => {
  const whole = wholes[table as TableName] as { table: TableName; keyOf: (row: object) => Key | null } | undefined
  const row = db[table as TableName].get(rowKey)
  const key = whole && row ? whole.keyOf(row) : null
  const kind = whole && kindOfTable.get(whole.table)
  const of = whole && key !== null ? db[whole.table].get(key) : undefined
  if (!kind || !of) return []
  const fields = fieldsOf(db, kind, of)
  return [{ kind, key: String(key), since: 'changed', fields, before: null }]
}

/**
 * Returns the facts by which an exercise is checked: the rows written since its start, and the objects that these rows
 * refer to.
 */
export const factsOf = (db: MockDatabase, run: ExerciseRunRow): Facts => {
  const marks = db.exerciseMarks.by('runId', run.id)
  const facts = new Map<string, Fact>()
  const add = (fact: Fact | undefined) => {
    if (fact && !facts.has(`${fact.kind} ${fact.key}`)) facts.set(`${fact.kind} ${fact.key}`, fact)
  }
  for (const mark of marks) add(markedFact(db, mark))
  for (const mark of marks) for (const whole of wholesOf(db, mark)) add(whole)
  const found = Object.entries(JSON.parse(run.found) as Record<string, Fact>).map(([name, then]): [string, Fact] => {
    const { table } = sources[then.kind]
    const row = db[table].get(then.key) ?? db[table].get(Number(then.key))
    if (!row) return [name, { ...then, since: 'removed', before: then.fields }]
    const fields = fieldsOf(db, then.kind, row)
    const place = `${then.kind} ${then.key}`
    // Without a mark of this exercise the row was changed only by other users, so it counts as unchanged.
    if (!facts.has(place) || isSame(fields, then.fields))
      return [name, { ...then, fields, since: 'same', before: fields }]
    const now: Fact = { ...then, fields, since: 'changed', before: then.fields }
    // Replaces the fact added from a mark above: this one compares with the state at the start of the exercise, which
    // is more exact.
    facts.set(place, now)
    return [name, now]
  })
  return {
    ...knownAt(db, run.dateBegun, run.personId),
    changed: [...facts.values()],
    found: Object.fromEntries(found),
  }
}
