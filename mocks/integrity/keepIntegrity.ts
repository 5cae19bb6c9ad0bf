import { insistFields } from '../engine/refused.ts'
import type { Rewritten, Rows, TableName } from '../engine/rows.ts'
import type { World } from '../engine/world.ts'
import { cascade } from './cascades.ts'
import { unlistedIn } from './closedLists.ts'
import { danglingIn } from './foreignKeys.ts'

/** What is said of a key that no row of a table has. */
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

/** What a written row names that is not there, by its columns; what it named before is not asked about again. */
const errorsIn = <T extends TableName>(world: World, table: T, before: Rows[T] | null, after: Rows[T]) => {
  const stays = (column: string) => before !== null && isSame(Reflect.get(before, column), Reflect.get(after, column))
  const dangling = danglingIn(world, table, after).map(({ column, table: to }) => [column, noSuch[to] ?? notThere])
  const unlisted = unlistedIn(table, after).map((column) => [column, notListed])
  return Object.fromEntries([...dangling, ...unlisted].filter(([column = '']) => !stays(column)))
}

/** A column as forms call it: `personId` is their `person`. */
const fieldsOf = (column: string): string[] => [...new Set([column, column.replace(/Ids?$|Guid$/, '')])]

const check = (world: World, { table, before, after }: Rewritten): void => {
  if (after === null) return
  const entries = Object.entries<string>(errorsIn(world, table, before, after))
  const [first] = entries
  if (!first) return
  const errors = entries.flatMap(([column, message]) => fieldsOf(column).map((field) => [field, message]))
  insistFields({}, Object.fromEntries(errors), first[1])
}

/**
 * Does what a database does with its keys. What hangs on a removed row goes with it; a step that leaves a row naming what
 * is not there, or a value that its closed list has not, is taken back.
 */
export const keepIntegrity = (world: World): void =>
  world.on('stepEnds', (rewritten) => {
    for (const one of rewritten) {
      cascade(world, one)
      check(world, one)
    }
  })
