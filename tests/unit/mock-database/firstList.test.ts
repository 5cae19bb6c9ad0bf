import { expect, test } from 'vitest'
import { holderOf } from '../../../mocks/documents/holderOf.ts'
import { documentPage } from '../../../mocks/documents/list.ts'
import type { Caller } from '../../../mocks/engine/caller.ts'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { ListView } from '../../../src/contract/enumerations.ts'
import { mockDatabaseOf } from './databaseOf.ts'

const administratorOf = (db: MockDatabase): Caller => {
  const user = db.users.all().find(({ userName }) => userName === 'administrator')
  const person = db.persons.get(user?.personId)
  if (!user || !person) throw new Error('The seed has no administrator')
  return { user, person, roles: user.roles, isAdministrator: true }
}

test.each([1, 2] as const)('the list of documents of module %i needs neither tasks nor messages', (scope) => {
  const db = mockDatabaseOf()
  const { items } = documentPage(db, administratorOf(db), {
    ...{ scope, view: ListView.Documents, filter: {} },
    ...{ skip: 0, take: 200 },
  })
  expect(items.some(({ heldBy }) => heldBy !== '')).toBe(true)
  expect([db.tasks.isBuilt, db.taskAssignees.isBuilt, db.exchangeMessages.isBuilt]).toEqual([false, false, false])
})

test.each([1, 5])('a document has the same holder before and after the tasks of seed %i are generated', (seed) => {
  const db = mockDatabaseOf(seed)
  const holders = () => db.documents.all().map((row) => [row.number, holderOf(db, row)])
  const before = holders()
  db.tasks.all()
  db.taskAssignees.all()
  expect(before).toEqual(holders())
  expect(before.length).toBeGreaterThan(2000)
})

test('a changed task changes the holder, also before the tasks are generated', () => {
  const other = mockDatabaseOf()
  const task = other.tasks.all().find(({ guid, typeId, statusId, documentGuid }) => {
    const row = other.documents.get(documentGuid)
    const [part, ...more] = other.taskAssignees.by('taskGuid', guid)
    return (
      row &&
      part &&
      more.length === 0 &&
      typeId === 1 &&
      statusId === 1 &&
      other.tasks.by('documentGuid', row.guid).length === 1
    )
  })
  if (!task) throw new Error('The seed has no document with one open task')
  const [part] = other.taskAssignees.by('taskGuid', task.guid)
  if (!part) throw new Error('The task has no assignee')
  const db = mockDatabaseOf()
  const row = db.documents.get(task.documentGuid)
  if (!row) throw new Error('The task has no document')
  const next = db.persons.all().find(({ id }) => id !== part.personId)
  db.put('taskAssignees', { ...part, personId: next?.id ?? 0 })
  expect(holderOf(db, row).heldBy).not.toBe(holderOf(other, row).heldBy)
})
