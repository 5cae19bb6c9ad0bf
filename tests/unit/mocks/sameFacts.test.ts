import { expect, test } from 'vitest'
import { factsOfRow } from '../../../mocks/documents/documentFacts.ts'
import { factsOfTaskRow } from '../../../mocks/tasks/taskFacts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { factsOfTask } from '../../../src/features/tasks/taskFacts.ts'
import { factsOf } from '../../../src/rules/documents/documentFacts.ts'
import { createTestBackend } from './createTestBackend.ts'

test('the screen and the backend decide by the same facts of a document', async () => {
  const { db, as } = createTestBackend(400)
  const sendRequest = await as('administrator')
  for (const row of db.documents.all()) {
    const { resultData } = await sendRequest(documents.getDocument, { query: { docGuid: row.guid } })
    const { addresseesWithoutProfile, ...backend } = factsOfRow(db, row)
    expect(Array.isArray(addresseesWithoutProfile)).toBe(true)
    const { addresseesWithoutProfile: _, ...screen } = factsOf(resultData)
    expect(screen, row.guid).toEqual(backend)
  }
})

test('the screen and the backend decide by the same facts of a task', async () => {
  const { db, as } = createTestBackend(400)
  const sendRequest = await as('administrator')
  expect(db.tasks.all().length).toBeGreaterThan(100)
  for (const row of db.tasks.all()) {
    const { resultData } = await sendRequest(tasks.getTask, { query: { taskGuid: row.guid } })
    expect(factsOfTask(resultData), row.guid).toEqual(factsOfTaskRow(db, row))
  }
})
