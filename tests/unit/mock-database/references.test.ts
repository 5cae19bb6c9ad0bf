import { expect, test } from 'vitest'
import { geography } from '../../../fixtures/geography/geography.ts'
import type { Tables } from '../../../mocks/engine/mockDatabase.ts'
import type { Table } from '../../../mocks/engine/table.ts'
import type { Rows, TableName } from '../../../mocks/engine/tableRows.ts'
import { closedLists, unlistedIn } from '../../../mocks/integrity/closedLists.ts'
import { danglingIn, foreignKeys } from '../../../mocks/integrity/foreignKeys.ts'
import { tablesOf } from '../../../tools/audit/tablesOfDatabase.ts'
import { mockDatabaseOf } from './databaseOf.ts'

const db = mockDatabaseOf(2, 1200)

const tables = new Map<string, Table<object>>(tablesOf(db))

/** The tables that are empty at the start, because only users fill them. */
const beginEmpty = new Set<TableName>([
  'caseFileSteps',
  'handOvers',
  'inspectionDocuments',
  'inspectionFiles',
  'readMarks',
  'termChanges',
  'termRequests',
])

const names = tablesOf(db).flatMap(([name]) => (name in foreignKeys ? [name] : []))
const danglingOf = <T extends TableName>(name: T) => {
  const tables: Tables = db
  const table: Table<Rows[T]> = tables[name]
  return table.all().flatMap((row) => danglingIn(db, name, row))
}

test.each(names)('no row of the table %s refers to a missing row', (name) => {
  expect(db[name].size > 0).toBe(!beginEmpty.has(name))
  expect(danglingOf(name)).toEqual([])
})

test('addresses are in existing settlements', () => {
  const places = new Map(geography.settlements.map((one) => [one.id, one]))
  const countries = new Set(geography.countries.map((one) => one.id))
  for (const row of db.correspondentAddresses.all()) {
    expect(countries).toContain(row.countryId)
    const place = places.get(row.settlementId)
    if (row.countryId === 1)
      expect(place).toMatchObject({ municipalityId: row.municipalityId, districtId: row.districtId })
    else expect([row.districtId, row.municipalityId, row.settlementId]).toEqual([0, 0, 0])
  }
})

test('keys and ids are unique in each table', () => {
  for (const [name, table] of tables) {
    const rows = table.all()
    expect(new Set(rows.map((row) => table.keyOf(row))).size, name).toBe(rows.length)
    const ids = rows.flatMap((row) => ('id' in row ? [row.id] : []))
    expect(new Set(ids).size, name).toBe(ids.length)
    expect(Math.max(0, ...ids.map(Number)), name).toBeLessThanOrEqual(table.highestId())
  }
})

test('every document is in its case file, with its place in it', () => {
  for (const caseFile of db.caseFiles.all()) {
    const own = db.documents.by('caseFileGuid', caseFile.guid)
    const orders = own.flatMap((row) => row.receiptOrder ?? [])
    expect(new Set(orders).size).toBe(orders.length)
    expect(own.some((row) => row.guid === caseFile.rootDocumentGuid)).toBe(true)
    expect(own.every((row) => row.scope === caseFile.scope)).toBe(true)
  }
})

test('a task has one main assignee, and is completed when its assignees are', () => {
  for (const task of db.tasks.all()) {
    const assignees = db.taskAssignees.by('taskGuid', task.guid)
    expect(assignees.filter((one) => one.isMain)).toHaveLength(1)
    expect(assignees.every((one) => one.statusId === task.statusId)).toBe(true)
    expect(task.dateCompleted === null).toBe(task.statusId === 1)
    expect(task.dateCreated <= (task.dateCompleted ?? db.start)).toBe(true)
  }
})

test('every line of history belongs to an existing document', () => {
  for (const { documentGuid } of db.history.all()) expect(db.documents.get(documentGuid)).toBeDefined()
})

/**
 * Columns with the name of a key that are neither foreign keys nor closed lists for this test: their values are
 * versions, places, files or codes of the seed, or are checked elsewhere.
 */
const checkedElsewhere: Partial<Record<string, readonly string[]>> = {
  documents: ['changedGuid', 'resultDeliveryId', 'serviceKindId'],
  attachedFiles: ['kindId', 'scanStatusId'],
  // This column is not checked, because the history stays when its document is deleted.
  history: ['documentGuid'],
  obligations: ['kindId'],
  correspondentAddresses: ['countryId', 'districtId', 'municipalityId', 'settlementId'],
  exchangeMessages: ['rejectReasonId'],
  exchangeAttachments: ['scanStatusId'],
  deadlineRules: ['targetTypeId', 'startEventId'],
  approvedTypes: ['manufacturerCountryId', 'issuingCountryId'],
  registeredTypes: ['manufacturerCountryId', 'issuingCountryId'],
  supplements: ['manufacturerCountryId', 'issuingCountryId', 'typeGuid'],
  devices: ['typeId'],
  deviceFiles: ['deviceGuid'],
  externalRuns: ['reportId', 'personId'],
  caseFiles: ['statusId'],
  userActions: ['objectId'],
  notifications: ['commentId', 'messageGuid', 'staffId'],
}

test('a column with the name of a key refers to a table or to a closed list', () => {
  for (const [name, table] of tablesOf(db)) {
    const checked = { ...Reflect.get(foreignKeys, name), ...Reflect.get(closedLists, name) }
    const keys = Object.keys(table.all()[0] ?? {}).filter((column) => /(Id|Guid)s?$/.test(column))
    expect(
      keys.filter((column) => !(column in checked)),
      `foreignKeys.ts or closedLists.ts: ${name}`,
    ).toEqual(checkedElsewhere[name] ?? [])
  }
})

test('a value of a closed list is in the list', () => {
  for (const [name, table] of tablesOf(db)) expect(table.all().flatMap((row) => unlistedIn(name, row))).toEqual([])
})
