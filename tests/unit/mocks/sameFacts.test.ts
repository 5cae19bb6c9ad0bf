import { expect, test } from 'vitest'
import { factsOfRow } from '../../../mocks/documents/documentFacts.ts'
import { factsOfTaskRow } from '../../../mocks/tasks/taskFacts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { factsOfTask } from '../../../src/features/tasks/taskFacts.ts'
import { factsOf } from '../../../src/rules/documents/documentFacts.ts'
import { askBackend } from './askBackend.ts'

test('the screen and the backend decide by the same facts of a document', async () => {
  const { world, as } = askBackend(400)
  const ask = await as('administrator')
  for (const row of world.documents.all()) {
    const { resultData } = await ask(documents.getDocument, { query: { docGuid: row.guid } })
    // The profiles of receivers are fetched separately, when a document is sent.
    const { addresseesWithoutProfile, ...backend } = factsOfRow(world, row)
    expect(Array.isArray(addresseesWithoutProfile)).toBe(true)
    const { addresseesWithoutProfile: _, ...screen } = factsOf(resultData)
    expect(screen, row.guid).toEqual(backend)
  }
})

test('the screen and the backend decide by the same facts of a task', async () => {
  const { world, as } = askBackend(400)
  const ask = await as('administrator')
  expect(world.tasks.all().length).toBeGreaterThan(100)
  for (const row of world.tasks.all()) {
    const { resultData } = await ask(tasks.getTask, { query: { taskGuid: row.guid } })
    expect(factsOfTask(resultData), row.guid).toEqual(factsOfTaskRow(world, row))
  }
})
