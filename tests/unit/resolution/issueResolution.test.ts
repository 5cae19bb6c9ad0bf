import { expect, test } from 'vitest'
import type { Change } from '../../../scripts/backend/api.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { ResolutionIssue, stoppedTitle } from '../../../src/features/resolutions/issueResolution.ts'
import { letterBody, storedDocument } from '../document-write/aDocument.ts'
import { guidOf, part, task } from '../tasks/sampleTask.ts'
import { realBackend } from '../transport/realBackend.ts'

const server = realBackend()
const docGuid = storedDocument().guid

type TaskOutcome = 'given' | 'lost' | 'refused'

/** Returns a backend that ignores the tasks in CreateDocument, so that each task needs a separate request. */
const plainBackend = (fates: TaskOutcome[] = [], losesCreation = false) => {
  const written: { guid: string; subjectDescription: string }[] = []
  const given: { id: number; resolution?: { guid: string } }[] = []
  let isCreationLost = losesCreation
  const reply = (resultData: unknown) => Response.json({ type: 1, resultData })
  const createTask = (body: object) => {
    const outcome = fates.shift() ?? 'given'
    if (outcome === 'refused') return Response.json({ type: 0, message: 'Изпълнителят е в отпуск.' })
    const made = { ...body, id: given.length + 1 }
    given.push(made)
    return outcome === 'lost' ? Response.error() : reply(made)
  }
  const change: Change = async (call, next) => {
    const isOf = ({ path }: Endpoint) => call.path === path
    if (isOf(tasks.getDocumentTasks)) return reply(given)
    if (isOf(tasks.createTask)) return createTask(await call.request.json())
    if (isOf(documents.getAllDocumentsForDMS)) return reply({ items: written, totalCount: written.length })
    if (!isOf(documents.createDocument)) return next(call)
    const { subjectDescription } = await call.request.json()
    written.push({ guid: guidOf(70 + written.length), subjectDescription })
    const isLost = isCreationLost
    isCreationLost = false
    return isLost ? Response.error() : reply({ guid: written.at(-1)?.guid })
  }
  server.speak(change)
  return { documents: written, given }
}

const newTask = (instruction: string) =>
  task({ id: 0, guid: undefined, docGuid, assignedBy: undefined, taskAssignees: [part(1, 'Иван', { instruction })] })
const order = {
  docGuid,
  body: letterBody({}),
  tasks: [newTask('Проверете.'), newTask('Отговорете.')],
  personId: 1,
}

test.each([
  ['the setting says so', false],
  ['it leaves out the tasks it was sent', true],
])(
  'a backend that accepts no tasks with a new document gets the resolution, then each of its tasks: %s',
  async (_, withTasks) => {
    const { documents, given } = plainBackend()
    expect(await new ResolutionIssue().issue(order, withTasks)).toMatchObject({ kind: 'done' })
    expect(documents).toHaveLength(1)
    expect(given.map(({ resolution }) => resolution?.guid)).toEqual([guidOf(70), guidOf(70)])
  },
)

test('a refused task stops it with its progress, and it continues without duplicates', async () => {
  const { documents, given } = plainBackend(['given', 'refused'])
  const issue = new ResolutionIssue()
  const stopped = await issue.issue(order, false)
  expect(stopped).toMatchObject({ kind: 'stopped', given: 1, of: 2, end: { kind: 'refused' } })
  expect(stopped.kind === 'stopped' && stoppedTitle(stopped)).toBe('Резолюцията е издадена; 1 от 2 задачи е възложена')
  const mended = { ...order, tasks: [order.tasks[0] ?? newTask(''), newTask('Отговорете до петък.')] }
  expect(await issue.issue(mended, false)).toMatchObject({ kind: 'done' })
  expect([documents.length, given.length]).toEqual([1, 2])
})

test('lost responses to the resolution or to a task create nothing twice', async () => {
  const { documents, given } = plainBackend(['lost', 'given'], true)
  expect(await new ResolutionIssue().issue(order, false)).toMatchObject({ kind: 'done' })
  expect([documents.length, given.length]).toEqual([1, 2])
})
