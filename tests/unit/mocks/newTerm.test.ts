import { expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

test('an assignee asks for more time: who gave the task is told, the history says it, the term stays', async () => {
  const { backend, guid, head, expert } = await registeredLetter()
  const body = taskOn(guid, { taskAssignees: [assignee(expert, 'Проверете на място.')] })
  const task = (await head(tasks.createTask, { body })).resultData
  const part = task.taskAssignees[0]!
  const request = { taskGuid: task.guid!, assigneeId: part.id, until: '2026-12-04', reason: 'Чакаме протокол от Русе.' }
  const ask = await backend.as('ggeorgiev')
  expect(await ask(tasks.requestNewTerm, { body: request })).toMatchObject({ type: 1 })
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
