import { expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

test('an assignee requests an extension: the assigner is notified, the history has it, the term stays', async () => {
  const { backend, guid, head, expert } = await registeredLetter()
  const body = taskOn(guid, { taskAssignees: [assignee(expert, 'Проверете на място.')] })
  const task = (await head(tasks.createTask, { body })).resultData
  const part = task.taskAssignees[0]!
  const request = { taskGuid: task.guid!, assigneeId: part.id, until: '2026-12-04', reason: 'Чакаме протокол от Русе.' }
  const sendRequest = await backend.as('ggeorgiev')
  expect(await sendRequest(tasks.requestNewTerm, { body: request })).toMatchObject({ type: 1 })
  const day = { fromDate: '2026-11-20', toDate: '2026-11-20', sortColumns: [] }
  const received = (await head(notifications.getUserNotifications, { query: { skip: 0, take: 100 }, body: day }))
    .resultData
  expect(received.items.at(-1)?.text).toMatch(
    /^Георги Георгиев иска нов срок 04\.12\.2026 г\. за задача № \d+: Чакаме протокол/,
  )
  const history = (await head(audit.getDocumentHistory, { query: { docGuid: guid } })).resultData
  expect(history[0]).toMatchObject({ action: 'Задача – искане за нов срок', newValue: '04.12.2026 г.' })
  const now = (await head(tasks.getTask, { query: { taskGuid: task.guid! } })).resultData
  expect(now.taskAssignees[0]?.deadline.endDate).toBe(part.deadline.endDate)
  expect(await head(tasks.requestNewTerm, { body: request })).toMatchObject({ type: 0 })
})

const requestTerm = async () => {
  const { backend, guid, head, expert } = await registeredLetter()
  const body = taskOn(guid, { taskAssignees: [assignee(expert, 'Проверете на място.')] })
  const task = (await head(tasks.createTask, { body })).resultData
  const part = task.taskAssignees[0]!
  const sendRequest = await backend.as('ggeorgiev')
  const taskGuid = task.guid!
  const request = { taskGuid, assigneeId: part.id, until: '2026-12-04', reason: 'Чакаме протокол от Русе.' }
  await sendRequest(tasks.requestNewTerm, { body: request })
  const now = async () => (await sendRequest(tasks.getTask, { query: { taskGuid } })).resultData.taskAssignees[0]
  const decide = (isAccepted: boolean) => ({ body: { taskGuid, assigneeId: part.id, isAccepted } })
  return { backend, guid, head, sendRequest, part, now, decide, request }
}

test('a request waits until it is decided; if accepted, its day becomes the term and the requester is notified', async () => {
  const { backend, guid, head, sendRequest, part, now, decide } = await requestTerm()
  expect(await now()).toMatchObject({
    deadline: { endDate: part.deadline.endDate },
    termRequest: { until: '2026-12-04', reason: 'Чакаме протокол от Русе.', decision: 'waiting' },
  })
  expect(await sendRequest(tasks.decideNewTerm, decide(true)), 'not by who asked').toMatchObject({ type: 0 })
  expect(await head(tasks.decideNewTerm, decide(true))).toMatchObject({ type: 1, message: 'Новият срок е приет.' })
  expect(await now()).toMatchObject({
    deadline: { startDate: '2026-11-20', endDate: '2026-12-04', quantity: 10, deadlineUnitOfMeasure: { id: 2 } },
    termRequest: { decision: 'accepted' },
  })
  expect(backend.db.tasks.by('documentGuid', guid)[0]?.deadline).toBe('2026-12-04')
  const day = { fromDate: '2026-11-20', toDate: '2026-11-20', sortColumns: [] }
  const received = (await sendRequest(notifications.getUserNotifications, { query: { skip: 0, take: 100 }, body: day }))
    .resultData
  expect(received.items.map(({ text }) => text).join('\n')).toMatch(/прие искания от Вас нов срок 04\.12\.2026 г\./)
  expect(await head(tasks.decideNewTerm, decide(false)), 'decided once').toMatchObject({ type: 0 })
})

test('the tasks with a request for a new term are found until it is decided', async () => {
  const { head, guid, decide } = await requestTerm()
  const found = async () => {
    const query = { skip: 0, take: 500 }
    const { items } = (await head(tasks.getCreatedUserTasks, { query, body: { termRequestedOnly: true } })).resultData
    return items.filter(({ docGuid }) => docGuid === guid).map(({ termRequested }) => termRequested)
  }
  expect(await found()).toEqual(['2026-12-04'])
  await head(tasks.decideNewTerm, decide(false))
  expect(await found()).toEqual([])
})

test('a declined request does not change the term, and may be repeated', async () => {
  const { head, sendRequest, part, now, decide, request } = await requestTerm()
  expect(await head(tasks.decideNewTerm, decide(false))).toMatchObject({ type: 1 })
  expect(await now()).toMatchObject({
    deadline: { endDate: part.deadline.endDate },
    termRequest: { decision: 'declined' },
  })
  expect(await sendRequest(tasks.requestNewTerm, { body: { ...request, until: '2026-12-02' } })).toMatchObject({
    type: 1,
  })
  expect(await now()).toMatchObject({ termRequest: { until: '2026-12-02', decision: 'waiting' } })
})
