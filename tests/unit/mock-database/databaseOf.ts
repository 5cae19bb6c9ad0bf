import { createHash } from 'node:crypto'
import { createMockDatabase } from '../../../mocks/createMockDatabase.ts'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import type { Table } from '../../../mocks/engine/table.ts'
import { tablesOf } from '../../../tools/audit/tablesOfDatabase.ts'

/** A Saturday, at noon in Sofia. */
export const saturday = new Date('2026-11-21T10:00:00.000Z')

export const mockDatabaseOf = (seed = 1, documents = 2800, at = saturday): MockDatabase =>
  createMockDatabase({ seed, documents, now: () => at })

let usual: MockDatabase | undefined
/** Returns the usual mock database, with the rows that all test files of a worker share. */
export const usualDatabase = (): MockDatabase => {
  usual ??= mockDatabaseOf()
  return createMockDatabase({ seed: 1, documents: 2800, now: () => saturday, like: usual })
}

export const hashOf = (db: MockDatabase, order: (names: string[]) => string[] = (names) => names): string => {
  const tables = new Map<string, Table<object>>(tablesOf(db))
  const texts = new Map(order([...tables.keys()].sort()).map((name) => [name, JSON.stringify(tables.get(name)?.all())]))
  const hash = createHash('sha256')
  for (const name of [...tables.keys()].sort()) hash.update(`${name}:${texts.get(name)}`)
  return hash.digest('hex')
}
