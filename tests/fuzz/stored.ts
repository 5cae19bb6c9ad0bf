import type { MockDatabase, Tables } from '../../mocks/engine/mockDatabase.ts'
import type { Change, Rows, TableName } from '../../mocks/engine/tableRows.ts'
import { unlistedIn } from '../../mocks/integrity/closedLists.ts'
import { danglingIn } from '../../mocks/integrity/foreignKeys.ts'
import { dayProblem } from '../../src/rules/inputBounds.ts'
import { maxTextLength } from '../../src/rules/words/textLength.ts'
import { tablesOf } from '../../tools/audit/tablesOfDatabase.ts'

type Value = readonly [path: string, value: unknown]

const valuesIn = (value: unknown, path: string): Value[] => {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, one]) => valuesIn(one, `${path}.${name}`))
}

const isDayField = /(Date|From|(?<!attention)To|Until|On|At|\.date|\.from|\.to|\.until|\.day)$/
const wrongValue = ([path, value]: Value): string[] => {
  if (typeof value === 'number')
    return Number.isSafeInteger(Math.trunc(value)) ? [] : [`${path} is the number ${value}`]
  if (typeof value !== 'string') return value === undefined ? [`${path} is not there`] : []
  if (value.length > maxTextLength) return [`${path} has ${value.length} characters`]
  if (!isDayField.test(path) || !/^\d{4}-\d\d-\d\d/.test(value)) return []
  return dayProblem(value.slice(0, 10)) === null ? [] : [`${path} is the day ${value}`]
}

const periods = [
  ['fromDate', 'toDate'],
  ['dateFrom', 'dateTo'],
  ['validFrom', 'validTo'],
  ['startDate', 'endDate'],
  ['periodFrom', 'periodTo'],
  ['dateCreated', 'dateCompleted'],
] as const

const reversed = (row: object): string[] =>
  periods.flatMap(([from, to]) => {
    const [first, last]: unknown[] = [Reflect.get(row, from), Reflect.get(row, to)]
    if (typeof first !== 'string' || typeof last !== 'string' || first === '' || last === '') return []
    return first.slice(0, 10) > last.slice(0, 10) ? [`${from} ${first} comes after ${to} ${last}`] : []
  })

const wrongKeys = <T extends TableName>(db: MockDatabase, table: T, row: Rows[T]): string[] =>
  danglingIn(db, table, row).map(({ column, key }) => `${column} ${key} names nothing`)

/** The table of stored responses is not checked, because a response may repeat the hostile values of the request. */
const repeating = new Set<TableName>(['answers'])

const wrongRow = <T extends TableName>(db: MockDatabase, table: T, row: Rows[T]): string[] => [
  ...valuesIn(row, '').flatMap(wrongValue),
  ...reversed(row),
  ...wrongKeys(db, table, row),
  ...unlistedIn(table, row).map((column) => `${column} is none of its list`),
]

export const wrongStored = (db: MockDatabase, changes: readonly Change[]): string[] =>
  changes.flatMap(({ table, row }) =>
    row === null || repeating.has(table) ? [] : wrongRow(db, table, row).map((one) => `${table}: ${one}`),
  )

const danglingRows = <T extends TableName>(db: MockDatabase, name: T): string[] => {
  const tables: Tables = db
  const { [name]: table } = tables
  return table.all().flatMap((row) => wrongKeys(db, name, row).map((one) => `${name} ${table.keyOf(row)}: ${one}`))
}

export const wrongInDatabase = (db: MockDatabase): string[] => tablesOf(db).flatMap(([name]) => danglingRows(db, name))
