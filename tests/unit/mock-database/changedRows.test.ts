import { expect, test, vi } from 'vitest'
import { ChangedRows } from '../../../mocks/store/changedRows.ts'
import { tablesOf } from '../../../tools/audit/tablesOfDatabase.ts'
import { mockDatabaseOf } from './databaseOf.ts'

const newDatabase = () => mockDatabaseOf(9, 120)
const anyDocument = (db = newDatabase()) => {
  const [row] = db.documents.all()
  if (!row) throw new Error('No documents')
  return row
}

test('a changed row is visible in every kind of read, the others stay', () => {
  const db = newDatabase()
  const row = anyDocument(db)
  const before = db.documents.all()
  const siblings = db.documents.by('caseFileGuid', row.caseFileGuid)
  db.put('documents', { ...row, subject: 'Променено относно', statusId: 10 })
  expect(db.documents.get(row.guid)?.subject).toBe('Променено относно')
  expect(db.documents.by('statusId', 10)).toContainEqual(expect.objectContaining({ guid: row.guid }))
  expect(db.documents.by('statusId', row.statusId)).not.toContainEqual(expect.objectContaining({ guid: row.guid }))
  expect(db.documents.by('caseFileGuid', row.caseFileGuid)).toHaveLength(siblings.length)
  expect(before).toContain(row)
  expect(db.documents.all()).not.toBe(before)
  expect(db.documents.size).toBe(before.length)
})

test('a new document is placed by date, also when its date changes', () => {
  const db = newDatabase()
  const row = anyDocument(db)
  const guid = db.newGuid()
  const fresh = { ...row, guid, id: db.nextId('documents'), dateRegistered: '2026-11-21T12:00:00.000Z' }
  db.put('documents', fresh)
  expect(db.documents.all()[0]).toBe(fresh)
  db.put('documents', { ...fresh, dateRegistered: '2025-01-02T12:00:00.000Z' })
  expect(db.documents.all().at(-1)?.guid).toBe(guid)
  expect(db.documents.by('caseFileGuid', row.caseFileGuid).at(-1)?.guid).toBe(guid)
})

test('a removed row is gone, also from tables that were never read', () => {
  const db = newDatabase()
  const row = anyDocument(db)
  const files = db.attachedFiles.by('documentGuid', row.guid)
  for (const file of files) db.remove('attachedFiles', file.guid)
  expect(db.attachedFiles.by('documentGuid', row.guid)).toEqual([])
  expect(db.attachedFiles.get(files[0]?.guid)).toBeUndefined()
  expect(db.attachedFiles.all()).toHaveLength(newDatabase().attachedFiles.size - files.length)
})

test('a row added to a document is among its rows before and after the whole table is built', () => {
  const db = newDatabase()
  const { guid } = anyDocument(db)
  const comment = {
    id: db.nextId('comments'),
    documentGuid: guid,
    personId: 11,
    text: 'Нов',
    isInternal: true,
    mentionedPersonIds: [],
    dateCreated: db.start,
    dateEdited: null,
  }
  const own = db.comments.by('documentGuid', guid)
  db.put('comments', comment)
  expect(db.comments.by('documentGuid', guid)).toEqual([...own, comment])
  expect(db.comments.isBuilt).toBe(false)
  expect(db.comments.all()).toContain(comment)
  expect(db.comments.by('documentGuid', guid)).toEqual([...own, comment])
})

test('new ids follow the highest, and are not given twice', () => {
  const db = newDatabase()
  const first = db.nextId('taskAssignees')
  expect(db.taskAssignees.get(first - 1)).toBeDefined()
  expect(db.taskAssignees.get(first)).toBeUndefined()
  expect(db.nextId('taskAssignees')).toBe(first + 1)
})

test('a failed transaction leaves nothing behind, a successful one is announced once', () => {
  const db = newDatabase()
  const row = anyDocument(db)
  const listener = vi.fn()
  db.onChange(listener)
  const counter = db.counters.all()[0]
  if (!counter) throw new Error('No counters')
  expect(() =>
    db.inOneStep(() => {
      db.put('counters', { ...counter, currentValue: counter.currentValue + 1 })
      db.remove('documents', row.guid)
      throw new Error('refused')
    }),
  ).toThrow('refused')
  expect(db.counters.get(counter.id)).toEqual(counter)
  expect(db.documents.get(row.guid)).toBe(row)
  expect(listener).not.toHaveBeenCalled()
  db.inOneStep(() => {
    db.put('counters', { ...counter, currentValue: 777 })
    db.put('documents', { ...row, subject: 'Ново' })
  })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(listener.mock.calls[0]?.[0]).toHaveLength(2)
})

test('the changed rows return exactly the stored values: nulls, lists, numbers as keys', () => {
  const changed = new ChangedRows()
  for (const [table, rows] of tablesOf(newDatabase())) {
    const row = rows.all()[0]
    if (row) changed.apply([{ table, key: rows.keyOf(row), row: row as never }])
  }
  const db = newDatabase()
  const changes = changed.changes()
  expect(changes.length).toBeGreaterThan(30)
  for (const { table, key, row } of changes) {
    const stored = new Map(tablesOf(db)).get(table)?.get(key)
    expect(row, table).toEqual(stored)
    expect(Object.keys(row ?? {}), table).toEqual(Object.keys(stored ?? {}))
  }
})

test('the changed rows keep the last state of each row', () => {
  const changed = new ChangedRows()
  const row = anyDocument()
  const change = (subject: string) => ({ table: 'documents' as const, key: row.guid, row: { ...row, subject } })
  changed.apply([change('първо'), change('второ')])
  expect(changed.changes()).toEqual([change('второ')])
  changed.apply([{ table: 'documents', key: row.guid, row: null }])
  expect(changed.changes()).toEqual([{ table: 'documents', key: row.guid, row: null }])
  changed.apply([change('трето')])
  expect(changed.changes()).toEqual([change('трето')])
  expect(changed.size).toBe(1)
})
