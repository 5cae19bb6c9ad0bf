import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { ListView, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { createTestBackend } from './createTestBackend.ts'
import { createRegistered, setStatus } from './documentActions.ts'
import { assignee, taskOn } from './givenTask.ts'

test('the list names the department of a letter, then the head who resolves it, the assignee of its task, and no holder after completion', async () => {
  const backend = createTestBackend(100)
  const clerk = await backend.as('mpetrova')
  const head = await backend.as('dradeva')
  const guid = await createRegistered(clerk, { addressedToDepartmentId: 31 })
  const held = async () => {
    const query = { indexType: ListView.All, skip: 0, take: 100 }
    const { items } = (await clerk(documents.getAllDocumentsForDMS, { query, body: {} })).resultData
    const row = items.find((one) => one.guid === guid)
    return [row?.heldBy, row?.heldSince?.slice(0, 10)]
  }
  // Columns name a department without „Отдел“, and never by its abbreviation „ОТ“.
  expect(await held()).toEqual(['Одобряване на типа', '2026-11-20'])
  await setStatus(clerk, guid, S.FOR_RESOLUTION)
  expect(await held()).toEqual(['Д. Радева', '2026-11-20'])
  const expert = backend.db.users.all().find(({ userName }) => userName === 'ggeorgiev')?.personId ?? 0
  await head(tasks.createTask, { body: taskOn(guid, { taskAssignees: [assignee(expert, 'Проверете.')] }) })
  expect(await held()).toEqual(['Г. Георгиев', '2026-11-20'])
  const row = backend.db.documents.get(guid)
  if (row) backend.db.put('documents', { ...row, statusId: S.COMPLETED })
  expect(await held()).toEqual(['', undefined])
})
