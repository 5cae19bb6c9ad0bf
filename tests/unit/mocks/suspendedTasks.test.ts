import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { isoAt } from '../../../src/dates/civilDate.ts'
import { aClock } from './aClock.ts'
import { createTestBackend, someFriday } from './createTestBackend.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

const suspendedLetter = async () => {
  const clock = aClock()
  const { backend, guid, head, expert, other } = await registeredLetter(createTestBackend(400, clock.now))
  const body = taskOn(guid, { taskAssignees: [assignee(expert, 'Проверете.'), assignee(other, 'Отговорете.')] })
  const { resultData: given } = await head(tasks.createTask, { body })
  const taskGuid = given.guid ?? ''
  const complete = async (userName: string, at: number) =>
    (await backend.as(userName))(tasks.completeTask, {
      body: {
        taskGuid,
        assigneeId: given.taskAssignees[at]?.id ?? 0,
        taskResultTypeId: 1,
        resultComment: '',
        documentGuid: null,
      },
    })
  await complete('knikolov', 1)
  const setStatus = async (status: number, until: string | null) => {
    const sendRequest = await backend.as('dradeva')
    const reason = 'Липсва платежно нареждане.'
    const set = await sendRequest(documents.setDocumentStatus, {
      query: { docGuid: guid, status },
      body: { reason, until, closeDocuments: [] },
    })
    expect(set.type).toBe(1)
  }
  const task = async () => (await (await backend.as('ggeorgiev'))(tasks.getTask, { query: { taskGuid } })).resultData
  const line = async (body: { overdueOnly?: boolean } = {}) => {
    const { items } = (
      await (
        await backend.as('ggeorgiev')
      )(tasks.getOpenedUserTasks, { query: { skip: 0, take: 1000 }, body })
    ).resultData
    return items.find(({ guid: one }) => one === taskGuid)
  }
  const ends = async () => (await task()).taskAssignees.map(({ deadline }) => deadline.endDate)
  const goTo = (day: string) => clock.move(Date.parse(isoAt(day, '12:00')) - clock.now().getTime())
  await setStatus(DocumentStatus.SUSPENDED, '2026-12-10')
  return { backend, guid, task, line, ends, goTo, complete, resume: () => setStatus(DocumentStatus.IN_PROGRESS, null) }
}

test('the terms of a suspended document stop: no day is counted, nothing is late', async () => {
  const at = await suspendedLetter()
  expect(at.backend.db.start).toBe(someFriday.toISOString())
  await at.goTo('2026-12-02')
  expect(await at.task()).toMatchObject({ suspendedOn: '2026-11-20', suspensions: [] })
  expect(await at.line()).toMatchObject({ endDate: '2026-11-25', workingDaysLeft: null, isSuspended: true })
  expect(await at.line({ overdueOnly: true })).toBeUndefined()
  expect((await at.complete('ggeorgiev', 0)).resultData.taskStatus?.name).toBe('Изпълнена')
})

test('after resuming, open parts continue with the remaining days; completed ones stay', async () => {
  const at = await suspendedLetter()
  await at.goTo('2026-12-02')
  await at.resume()
  expect(await at.ends()).toEqual(['2026-12-07', '2026-11-25'])
  expect(await at.task()).toMatchObject({ suspendedOn: null, suspensions: [{ from: '2026-11-20', to: '2026-12-02' }] })
  expect(await at.line()).toMatchObject({ endDate: '2026-12-07', workingDaysLeft: 3, isSuspended: false })
})

test('a change of the task keeps the moved term; a changed term is a new one', async () => {
  const at = await suspendedLetter()
  await at.goTo('2026-12-02')
  await at.resume()
  const head = await at.backend.as('dradeva')
  const before = await at.task()
  await head(tasks.updateTask, { body: { ...before, description: 'Повторна проверка' } })
  expect(await at.ends()).toEqual(['2026-12-07', '2026-11-25'])
  const [first, second] = before.taskAssignees
  const longer = { ...first!, deadline: { ...first!.deadline, startDate: '2026-12-02', quantity: 5 } }
  await head(tasks.updateTask, { body: { ...before, taskAssignees: [longer, second!] } })
  expect(await at.ends()).toEqual(['2026-12-09', '2026-11-25'])
})
