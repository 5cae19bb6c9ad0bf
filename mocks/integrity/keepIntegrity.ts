import { assertFields } from '../engine/assertions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Rewritten, Rows, TableName } from '../engine/tableRows.ts'
import { cascade } from './cascades.ts'
import { unlistedIn } from './closedLists.ts'
import { danglingIn } from './foreignKeys.ts'

const noSuch: Partial<Record<TableName, string>> = {
  documents: 'Няма такъв документ.',
  caseFiles: 'Няма такава преписка.',
  persons: 'Няма такъв служител.',
  departments: 'Няма такова звено.',
  positions: 'Няма такава длъжност.',
  documentTypes: 'Няма такъв вид документ.',
  numberIndexes: 'Няма такъв индекс.',
  classifications: 'Няма такава класификация.',
  correspondents: 'Няма такъв кореспондент.',
  correspondentGroups: 'Няма такава група.',
  taskTypes: 'Няма такъв вид задача.',
  tasks: 'Няма такава задача.',
  paymentTypes: 'Няма такъв начин на плащане.',
  businessTrips: 'Няма такава командировка.',
  vehicles: 'Няма такъв автомобил.',
  libraryFolders: 'Няма такава папка.',
}
const notThere = 'Посоченият запис не съществува.'
const notListed = 'Няма такава стойност в списъка.'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns an error message by column of a written row: for a foreign key that points to no row, and for a value outside
 * its closed list. Columns that the write did not change are skipped.
 */
const errorsIn = <T extends TableName>(db: MockDatabase, table: T, before: Rows[T] | null, after: Rows[T]) => {
  const stays = (column: string) => before !== null && isSame(Reflect.get(before, column), Reflect.get(after, column))
  const dangling = danglingIn(db, table, after).map(({ column, table: to }) => [column, noSuch[to] ?? notThere])
  const unlisted = unlistedIn(table, after).map((column) => [column, notListed])
  return Object.fromEntries([...dangling, ...unlisted].filter(([column = '']) => !stays(column)))
}

/**
 * Returns the names under which a form may report errors of a column: the column itself and the name without `Id`,
 * `Ids` or `Guid` (`personId` → `person`).
 */
const fieldsOf = (column: string): string[] => [...new Set([column, column.replace(/Ids?$|Guid$/, '')])]

const check = (db: MockDatabase, { table, before, after }: Rewritten): void => {
  if (after === null) return
  const entries = Object.entries<string>(errorsIn(db, table, before, after))
  const [first] = entries
  if (!first) return
  const errors = entries.flatMap(([column, message]) => fieldsOf(column).map((field) => [field, message]))
  assertFields({}, Object.fromEntries(errors), first[1])
}

/**
 * Deletes dependent rows, and rolls back a transaction that leaves a broken foreign key or a value outside its closed
 * list.
 */
export const keepIntegrity = (db: MockDatabase): void =>
  db.on('stepEnds', (rewritten) => {
    for (const one of rewritten) {
      cascade(db, one)
      check(db, one)
    }
  })
