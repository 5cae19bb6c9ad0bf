import { expect, test } from 'vitest'
import { pace } from '../../../mocks/engine/delays.ts'
import { remindAtMidnight } from '../../../mocks/tasks/midnightReminders.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { isoAt } from '../../../src/dates/civilDate.ts'
import { aClock } from './aClock.ts'
import { createTestBackend, someFriday } from './createTestBackend.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

const untilMidnightOf = (day: string) => Date.parse(isoAt(day)) - someFriday.getTime()

const office = async () => {
  const clock = aClock()
  const { backend, guid, head, expert } = await registeredLetter(createTestBackend(400, clock.now))
  const one = assignee(expert, 'Проверете на място.')
  const body = taskOn(guid, { taskAssignees: [{ ...one, deadline: { ...one.deadline, quantity: 5 } }] })
  const { resultData: task } = await head(tasks.createTask, { body })
  const reminders = async () => {
    const sendRequest = await backend.as('ggeorgiev')
    const aMonth = { sortColumns: [], fromDate: '2026-11-01', toDate: '2026-12-20' }
    const { resultData } = await sendRequest(notifications.getUserNotifications, {
      query: { skip: 0, take: 1000 },
      body: aMonth,
    })
    return resultData.items.filter(({ taskGuid, type }) => taskGuid === task.guid && type !== 'NewTask')
  }
  const open = (hasListeners = () => true) =>
    remindAtMidnight(backend.db, { wait: clock.wait, exclusively: (work) => work(), hasListeners })
  const typesGiven = (): string[] =>
    backend.db.notifications.all().flatMap(({ taskGuid, type }) => (taskGuid === task.guid ? [type] : []))
  return { clock, backend, guid, task, reminders, open, typesGiven }
}

test('a log-in reminds the user of the terms due, each once and with its day', async () => {
  const at = await office()
  expect(await at.reminders()).toEqual([])
  await at.clock.move(untilMidnightOf('2026-11-24') - 1)
  expect(await at.reminders()).toEqual([])
  await at.clock.move(1)
  const [soon, ...others] = await at.reminders()
  expect(others).toEqual([])
  expect(soon).toMatchObject({
    type: 'TaskDueSoon',
    text: expect.stringMatching(
      new RegExp(`^Задача № ${at.task.number} изтича след 3 работни дни, на 27\\.11\\.2026 г\\.: „.+“$`),
    ),
    dateCreated: new Date(isoAt('2026-11-24')).toISOString(),
    seen: false,
  })
  await at.clock.move(10 * 86_400_000)
  expect((await at.reminders()).map(({ type }) => type)).toEqual(['TaskDueSoon', 'TaskOverdue'])
  expect(await at.reminders()).toHaveLength(2)
})

test('a user who works past midnight is reminded then, once, however many tabs are open', async () => {
  const at = await office()
  await at.clock.move(untilMidnightOf('2026-11-24') - 600_000)
  await at.backend.as('ggeorgiev')
  const close = at.open()
  const closeOther = at.open()
  await at.reminders()
  await at.clock.move(599_000)
  expect(at.typesGiven()).toEqual(['NewTask'])
  await at.clock.move(60_000)
  expect(at.typesGiven()).toEqual(['NewTask', 'TaskDueSoon'])
  close()
  closeOther()
  expect(at.clock.waiting()).toBe(0)
})

test('a reminder waits until the page is connected: an earlier push would be lost', async () => {
  const at = await office()
  await at.clock.move(untilMidnightOf('2026-11-24') - 600_000)
  await at.reminders()
  let isConnected = false
  const close = at.open(() => isConnected)
  await at.clock.move(660_000)
  expect(at.typesGiven()).toEqual(['NewTask'])
  isConnected = true
  await at.clock.move(pace.firstReminders)
  expect(at.typesGiven()).toEqual(['NewTask', 'TaskDueSoon'])
  close()
})

test('a completed part and a suspended term give no reminder', async () => {
  const at = await office()
  await at.clock.move(untilMidnightOf('2026-11-23'))
  const head = await at.backend.as('dradeva')
  await head(documents.setDocumentStatus, {
    query: { docGuid: at.guid, status: DocumentStatus.SUSPENDED },
    body: { reason: 'Липсва платежно нареждане.', until: '2026-12-10', closeDocuments: [] },
  })
  expect(at.backend.db.documents.get(at.guid)?.statusId).toBe(DocumentStatus.SUSPENDED)
  await at.clock.move(10 * 86_400_000)
  expect(await at.reminders()).toEqual([])
})

test("a database that starts today has sent the former reminders; today's are sent at log-in, once", async () => {
  const { db, as } = createTestBackend(400)
  const ofToday = () =>
    db.notifications
      .all()
      .filter(({ type, dateCreated }) => /^Task(DueSoon|Overdue)$/.test(type) && dateCreated >= isoAt('2026-11-19'))
  const before = ofToday().length
  for (const userName of ['mpetrova', 'dradeva', 'ggeorgiev']) await as(userName)
  const after = ofToday()
  expect(after.length).toBeGreaterThanOrEqual(before)
  for (const userName of ['mpetrova', 'dradeva', 'ggeorgiev']) await as(userName)
  expect(ofToday()).toHaveLength(after.length)
  expect(new Set(after.map(({ personId, taskGuid, type }) => `${personId} ${taskGuid} ${type}`)).size).toBe(
    after.length,
  )
})
