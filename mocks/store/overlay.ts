import { factory, nullable, primaryKey } from '@mswjs/data'
import type { Change, Rows, TableName } from '../engine/rows.ts'
import type { Key } from '../engine/table.ts'

const KEY = 'overlayKey'

/**
 * The library would announce every row to other tabs under an id that depends on the order of calls: a row could land in
 * another table there. Tabs are kept together by mocks/store/tabs.ts: its own way is taken away meanwhile.
 */
const withoutItsOwnBroadcasting = <T>(make: () => T): T => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')
  if (!original) return make()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  try {
    return make()
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', original)
  }
}

/** A model with exactly the columns of a row: `create()` silently drops what is not declared. Rows are flat. */
const modelOf = (columns: readonly string[]) =>
  withoutItsOwnBroadcasting(() =>
    factory({
      row: {
        [KEY]: primaryKey(String),
        ...Object.fromEntries(columns.map((column) => [column, nullable<string>(() => null)])),
      },
    }),
  ).row

type Changed = { columns: readonly string[]; model: ReturnType<typeof modelOf>; keys: Map<string, Key> }
export type Overlay = {
  apply(changes: readonly Change[]): void
  /** The last state of everything that was changed, table by table. */
  changes(): Change[]
  count(): number
}

/**
 * The changed rows over the beginning of a world: one model of @mswjs/data per table, made from its first changed row.
 * Which keys are there is remembered beside it, since looking a row up in the library is a walk over all of them.
 */
export const createOverlay = (): Overlay => {
  const tables = new Map<TableName, Changed>()
  const removed = new Map<string, { table: TableName; key: Key }>()

  const put = (table: TableName, key: Key, row: Rows[TableName]) => {
    let changed = tables.get(table)
    if (!changed) {
      const columns = Object.keys(row)
      changed = { columns, model: modelOf(columns), keys: new Map() }
      tables.set(table, changed)
    }
    const id = String(key)
    if (changed.keys.has(id)) changed.model.delete({ where: { [KEY]: { equals: id } } })
    changed.keys.set(id, key)
    changed.model.create({ ...row, [KEY]: id })
    removed.delete(`${table}:${id}`)
  }
  const remove = (table: TableName, key: Key) => {
    const id = String(key)
    const changed = tables.get(table)
    if (changed?.keys.delete(id)) changed.model.delete({ where: { [KEY]: { equals: id } } })
    removed.set(`${table}:${id}`, { table, key })
  }
  const rowsOf = (table: TableName, { columns, model, keys }: Changed): Change[] =>
    model.getAll().map((entity) => {
      const values = new Map<string, unknown>(Object.entries(entity))
      const row = Object.fromEntries(columns.map((column) => [column, values.get(column)])) as Rows[TableName]
      const id = String(values.get(KEY))
      return { table, key: keys.get(id) ?? id, row }
    })

  return {
    apply: (changes) => {
      for (const { table, key, row } of changes) {
        if (row) put(table, key, row)
        else remove(table, key)
      }
    },
    changes: () => [
      ...[...tables].flatMap(([table, changed]) => rowsOf(table, changed)),
      ...[...removed.values()].map(({ table, key }) => ({ table, key, row: null })),
    ],
    count: () => [...tables.values()].reduce((sum, { keys }) => sum + keys.size, removed.size),
  }
}
