import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STORED_VERSION } from '../../../mocks/store/database.ts'
import { tablesOf } from '../../../tools/audit/tablesOfDatabase.ts'
import { mockDatabaseOf } from './databaseOf.ts'

/** The columns of each table and the version of the database in which browsers have stored them. */
const stored: { version: number; columns: Record<string, string> } = JSON.parse(
  readFileSync(new URL('./storedColumns.json', import.meta.url), 'utf8'),
)

test('a table whose columns changed is stored under a new version', () => {
  const db = mockDatabaseOf(1, 400)
  const columns = Object.fromEntries(
    tablesOf(db).flatMap(([name, table]) => {
      const [row] = table.all()
      return row === undefined ? [] : [[name, Object.keys(row).sort().join(' ')]]
    }),
  )
  const advice = `Columns of the mock backend changed. Raise STORED_VERSION and READABLE_SINCE in mocks/store/database.ts, then write into storedColumns.json:\n${JSON.stringify({ version: STORED_VERSION, columns }, null, 2)}\n`
  expect({ version: STORED_VERSION, columns }, advice).toEqual(stored)
})
