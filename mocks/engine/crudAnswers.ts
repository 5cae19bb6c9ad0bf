import { refusalText } from '../../src/rules/refusal.ts'
import { namedWithState, type RegisterRules } from '../../src/rules/registers/registerRules.ts'
import { hasErrors, messagesByField } from '../../src/rules/requiredFields.ts'
import { capitalised } from '../../src/rules/words/agreement.ts'
import { logAction } from '../audit/logAction.ts'
import type { Rows, TableName } from '../rows.ts'
import type { Tables } from '../seedTables.ts'
import type { World } from '../world.ts'
import { refuse, refuseFields } from './refused.ts'
import type { Caller } from './session.ts'
import type { Table } from './table.ts'

type WithId = { [T in TableName]: Rows[T] extends { id: number } ? T : never }[TableName]

type Register<T extends WithId, R> = {
  table: T
  rules: RegisterRules<R>
  /** A row as the contract says it. */
  view: (row: Rows[T]) => R
  /** The row of a record, whose id is its own already, without blanks around its name; `before` is what it was, when it is not new. */
  row: (record: R, before: Rows[T] | undefined) => Rows[T]
  /** In which order they are answered; as they were added when absent. */
  order?: (a: Rows[T], b: Rows[T]) => number
  /** What a written row changes in others, in the same step. */
  after?: (row: Rows[T]) => void
}

/**
 * The answers to the usual calls of a small record (src/contract/crud.ts): found or refused, messages at fields,
 * id, row and journal in one step. An area that declares fewer calls uses fewer of them.
 */
export const crudAnswers = <T extends WithId, R extends { id: number; name: string; isActive: boolean }>(
  world: World,
  { table, rules, view, row, order, after }: Register<T, R>,
) => {
  const tables: Tables = world
  const rows: Table<Rows[T]> = tables[table]
  const all = () => (order ? rows.all().toSorted(order) : rows.all()).map(view)
  const found = (id: number): Rows[T] => rows.get(id) ?? refuse(`${rules.the} вече не съществува.`)
  const log = (caller: Caller, action: string, before: R | null, now: R | null) => {
    const named = now ?? before
    if (!named) return
    const [oldValue, newValue] = [before, now].map(
      (one) => one && namedWithState({ ...one, name: rules.nameOf(one) }, rules.the).name,
    )
    const [objectKind, objectId] = [capitalised(rules.one), String(named.id)]
    logAction(world, caller, { action, objectKind, objectId, description: rules.nameOf(named), oldValue, newValue })
  }
  const save = (caller: Caller, record: R, before: Rows[T] | undefined): R => {
    const errors = rules.errors(record, all())
    if (hasErrors(errors)) refuseFields('Проверете попълнените данни.', messagesByField(errors))
    return world.inOneStep(() => {
      const was = before ? view(before) : null
      const own = row({ ...record, name: record.name.trim(), id: before?.id ?? world.nextId(table) }, before)
      world.put(table, own)
      after?.(own)
      log(caller, before ? 'Промяна' : 'Създаване', was, view(own))
      return view(own)
    })
  }
  type Call<P> = P & { caller: Caller }
  return {
    list: (): R[] => all(),
    byId: ({ query }: { query: { id: number } }): R => view(found(query.id)),
    create: ({ caller, body }: Call<{ body: R }>): R => {
      return save(caller, { ...body, id: 0 }, undefined)
    },
    edit: ({ caller, body }: Call<{ body: R }>): R => {
      return save(caller, body, found(body.id))
    },
    remove: ({ caller, query }: Call<{ query: { id: number } }>): null => {
      const record = view(found(query.id))
      const verdict = rules.mayRemove?.(record)
      if (verdict && !verdict.allowed) refuse(refusalText(verdict.refusal))
      world.inOneStep(() => {
        world.remove(table, query.id)
        log(caller, 'Изтриване', record, null)
      })
      return null
    },
  }
}
