import { expect, test, vi } from 'vitest'
import { ChangedRows } from '../../../mocks/store/changedRows.ts'
import { tablesOf } from '../../../tools/audit/tablesOf.ts'
import { worldOf } from './worldOf.ts'

const newWorld = () => worldOf(9, 120)
const anyDocument = (world = newWorld()) => {
  const [row] = world.documents.all()
  if (!row) throw new Error('No documents')
  return row
}

test('a changed row is visible in every kind of read, the others stay', () => {
  const world = newWorld()
  const row = anyDocument(world)
  const before = world.documents.all()
  const siblings = world.documents.by('caseFileGuid', row.caseFileGuid)
  world.put('documents', { ...row, subject: 'Променено относно', statusId: 10 })
  expect(world.documents.get(row.guid)?.subject).toBe('Променено относно')
  expect(world.documents.by('statusId', 10)).toContainEqual(expect.objectContaining({ guid: row.guid }))
  expect(world.documents.by('statusId', row.statusId)).not.toContainEqual(expect.objectContaining({ guid: row.guid }))
  expect(world.documents.by('caseFileGuid', row.caseFileGuid)).toHaveLength(siblings.length)
  expect(before).toContain(row)
  expect(world.documents.all()).not.toBe(before)
  expect(world.documents.size).toBe(before.length)
})

test('a new document is placed by date, also when its date changes', () => {
  const world = newWorld()
  const row = anyDocument(world)
  const guid = world.newGuid()
  const fresh = { ...row, guid, id: world.nextId('documents'), dateRegistered: '2026-11-21T12:00:00.000Z' }
  world.put('documents', fresh)
  expect(world.documents.all()[0]).toBe(fresh)
  world.put('documents', { ...fresh, dateRegistered: '2025-01-02T12:00:00.000Z' })
  expect(world.documents.all().at(-1)?.guid).toBe(guid)
  expect(world.documents.by('caseFileGuid', row.caseFileGuid).at(-1)?.guid).toBe(guid)
})

test('a removed row is gone, also from tables that were never read', () => {
  const world = newWorld()
  const row = anyDocument(world)
  const files = world.attachedFiles.by('documentGuid', row.guid)
  for (const file of files) world.remove('attachedFiles', file.guid)
  expect(world.attachedFiles.by('documentGuid', row.guid)).toEqual([])
  expect(world.attachedFiles.get(files[0]?.guid)).toBeUndefined()
  expect(world.attachedFiles.all()).toHaveLength(newWorld().attachedFiles.size - files.length)
})

test('a row added to a document is among its rows before and after the whole table is built', () => {
  const world = newWorld()
  const { guid } = anyDocument(world)
  const comment = {
    id: world.nextId('comments'),
    documentGuid: guid,
    personId: 11,
    text: 'Нов',
    isInternal: true,
    mentionedPersonIds: [],
    dateCreated: world.start,
    dateEdited: null,
  }
  const own = world.comments.by('documentGuid', guid)
  world.put('comments', comment)
  expect(world.comments.by('documentGuid', guid)).toEqual([...own, comment])
  expect(world.comments.isBuilt).toBe(false)
  expect(world.comments.all()).toContain(comment)
  expect(world.comments.by('documentGuid', guid)).toEqual([...own, comment])
})

test('new ids follow the highest, and are not given twice', () => {
  const world = newWorld()
  const first = world.nextId('taskAssignees')
  expect(world.taskAssignees.get(first - 1)).toBeDefined()
  expect(world.taskAssignees.get(first)).toBeUndefined()
  expect(world.nextId('taskAssignees')).toBe(first + 1)
})

test('a failed transaction leaves nothing behind, a successful one is announced once', () => {
  const world = newWorld()
  const row = anyDocument(world)
  const listener = vi.fn()
  world.onChange(listener)
  const counter = world.counters.all()[0]
  if (!counter) throw new Error('No counters')
  expect(() =>
    world.inOneStep(() => {
      world.put('counters', { ...counter, currentValue: counter.currentValue + 1 })
      world.remove('documents', row.guid)
      throw new Error('refused')
    }),
  ).toThrow('refused')
  expect(world.counters.get(counter.id)).toEqual(counter)
  expect(world.documents.get(row.guid)).toBe(row)
  expect(listener).not.toHaveBeenCalled()
  world.inOneStep(() => {
    world.put('counters', { ...counter, currentValue: 777 })
    world.put('documents', { ...row, subject: 'Ново' })
  })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(listener.mock.calls[0]?.[0]).toHaveLength(2)
})

test('the changed rows return exactly the stored values: nulls, lists, numbers as keys', () => {
  const changed = new ChangedRows()
  for (const [table, rows] of tablesOf(newWorld())) {
    const row = rows.all()[0]
    if (row) changed.apply([{ table, key: rows.keyOf(row), row: row as never }])
  }
  const world = newWorld()
  const changes = changed.changes()
  expect(changes.length).toBeGreaterThan(30)
  for (const { table, key, row } of changes) {
    const stored = new Map(tablesOf(world)).get(table)?.get(key)
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
