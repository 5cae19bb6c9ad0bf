import { type UsageKind, type Usages, usageKinds } from '../../src/contract/crud.ts'
import {
  formerDefaults,
  mayRemoveUnused,
  namedWithState,
  type RegisterRecord,
  type RegisterRules,
} from '../../src/rules/registers/registerRules.ts'
import { capitalised } from '../../src/rules/words/agreement.ts'
import { assertFields, assertWhole, refuseGone, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase, Tables } from '../engine/mockDatabase.ts'
import type { Table } from '../engine/table.ts'
import type { Rows, TableName } from '../engine/tableRows.ts'
import { logAction } from '../journal/logAction.ts'
import { putNamed } from './formerRows.ts'

export type WithId = { [T in TableName]: Rows[T] extends { id: number } ? T : never }[TableName]

export type UsedBy = Partial<Record<UsageKind, number>>

export type Register<T extends WithId, R> = {
  table: T
  rules: RegisterRules<R>
  view: (row: Rows[T]) => R
  /** Converts a record to its row, with the id set and the name trimmed; `before` is undefined for a new record. */
  row: (record: R, before: Rows[T] | undefined, caller: Caller) => Rows[T]
  usedBy?: (row: Rows[T]) => UsedBy
  compare?: (a: Rows[T], b: Rows[T]) => number
  after?: (row: Rows[T], record: R) => void
}

const placeOf = (row: { id: number; order?: number }): number => row.order ?? row.id

export const inTheirOrder = <R extends { id: number; order?: number }>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => placeOf(a) - placeOf(b))

export const activeInOrder = <R extends { id: number; order?: number; isActive: boolean }>(rows: readonly R[]): R[] =>
  inTheirOrder(rows).filter(({ isActive }) => isActive)

export const usagesOf = (counts: Partial<Record<UsageKind, number>>): Usages =>
  usageKinds.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : []))

const journal = <R extends RegisterRecord>(db: MockDatabase, { one, the, nameOf }: RegisterRules<R>) => {
  const asText = (record: R | null): string | null =>
    record && namedWithState({ id: record.id, name: nameOf(record), isActive: record.isActive ?? true }, the).name
  const about = (record: R) => ({
    objectKind: capitalised(one),
    objectId: String(record.id),
    description: nameOf(record),
  })
  return {
    written: (caller: Caller, action: string, before: R | null, now: R | null) => {
      const named = now ?? before
      if (named) logAction(db, caller, { action, ...about(named), oldValue: asText(before), newValue: asText(now) })
    },
    moved: (caller: Caller, record: R, from: number, to: number) =>
      logAction(db, caller, {
        action: 'Подреждане',
        ...about(record),
        oldValue: `място ${from}`,
        newValue: `място ${to}`,
      }),
  }
}

const trimNames = <R extends RegisterRecord>(record: R): R => {
  const { name, code } = record
  return {
    ...record,
    ...(name !== undefined && { name: name.trim() }),
    ...(code !== undefined && { code: code.trim() }),
  }
}

/**
 * Returns the handlers of a register. Validation, saving, reordering and the journal entry are one transaction. An area
 * with fewer endpoints gets fewer handlers.
 */
export const crudHandlers = <T extends WithId, R extends RegisterRecord>(
  db: MockDatabase,
  register: Register<T, R>,
) => {
  const { table, rules, view, row, compare, after } = register
  const tables: Tables = db
  const rows: Table<Rows[T]> = tables[table]
  const inOrder = () => (compare ? rows.all().toSorted(compare) : inTheirOrder(rows.all()))
  const all = () => inOrder().map(view)
  const found = (id: number): Rows[T] => rows.get(id) ?? refuseGone(rules.the)
  const log = journal(db, rules)
  const usedBy = (id: number): Usages => usagesOf(register.usedBy?.(found(id)) ?? {})
  const save = (caller: Caller, record: R, before: Rows[T] | undefined): R => {
    const errors = rules.errors(record, all())
    assertFields(errors)
    return db.inOneStep(() => {
      const was = before ? view(before) : null
      const own = row(trimNames({ ...record, id: before?.id ?? db.nextId(table) }), before, caller)
      putNamed(db, table, own)
      for (const former of formerDefaults(view(own), rows.all())) db.put(table, { ...former, isDefault: false })
      after?.(own, record)
      log.written(caller, before ? 'Промяна' : 'Създаване', was, view(own))
      return view(own)
    })
  }
  type Call<P> = P & { caller: Caller }
  type ById = { query: { id: number } }
  return {
    list: (): R[] => all(),
    byId: ({ query }: ById): R => view(found(query.id)),
    create: ({ caller, body }: Call<{ body: R }>): R => save(caller, { ...body, id: 0 }, undefined),
    edit: ({ caller, body }: Call<{ body: R }>): R => save(caller, body, found(body.id)),
    remove: ({ caller, query }: Call<ById>): null => {
      const record = view(found(query.id))
      assertWhole(mayRemoveUnused(rules.the, usedBy(query.id)))
      if (rules.mayRemove) assertWhole(rules.mayRemove(record))
      db.inOneStep(() => {
        db.remove(table, query.id)
        log.written(caller, 'Изтриване', record, null)
      })
      return null
    },
    usedBy: ({ query }: ById): Usages => usedBy(query.id),
    order: ({ caller, body }: Call<{ body: { ids: number[] } }>): null => {
      const before = inOrder()
      const isWhole = body.ids.length === before.length && before.every(({ id }) => body.ids.includes(id))
      if (!isWhole) refuseOutdated('Списъкът е променен междувременно. Редът не е записан.')
      db.inOneStep(() => {
        body.ids.forEach((id, at) => {
          const one = found(id)
          if (placeOf(one) !== at + 1) db.put(table, { ...one, order: at + 1 })
          if (before[at] === one) return
          log.moved(caller, view(one), before.indexOf(one) + 1, at + 1)
        })
      })
      return null
    },
  }
}
