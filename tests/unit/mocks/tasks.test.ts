import { expect, test } from 'vitest'
import { deadlines } from '../../../src/contract/deadlines.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { RequestParams } from '../../../src/contract/endpoint.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { createTestBackend } from './createTestBackend.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

test('a task of two assignees puts the letter into execution and is completed when both parts are', async () => {
  const { backend, guid, head, expert, other } = await registeredLetter()
  const body = taskOn(guid, {
    taskAssignees: [assignee(expert, 'Проверете на място.'), assignee(other, 'Подгответе отговор.')],
  })
  const given = await head(tasks.createTask, { body })
  expect(given.type).toBe(1)
  const [first, second] = given.resultData.taskAssignees
  expect(first?.deadline.endDate).toBe('2026-11-25')
  const document = (await head(documents.getDocument, { query: { docGuid: guid } })).resultData
  expect(document).toMatchObject({ documentStatusName: 'В изпълнение', openTaskTitles: ['Проверка на място'] })

  const done = async (userName: string, assigneeId: number, taskResultTypeId = 1, resultComment = '') => {
    const sendRequest = await backend.as(userName)
    const taskGuid = given.resultData.guid ?? ''
    return sendRequest(tasks.completeTask, {
      body: { taskGuid, assigneeId, taskResultTypeId, resultComment, documentGuid: null },
    })
  }
  expect((await done('knikolov', first?.id ?? 0)).type).toBe(0)
  expect((await done('ggeorgiev', first?.id ?? 0, 2)).additionalFieldMessages).toHaveProperty('resultComment')
  expect((await done('ggeorgiev', first?.id ?? 0)).resultData.taskStatus?.name).toBe('Неизпълнена')
  expect((await done('knikolov', second?.id ?? 0, 2, 'Обектът е закрит.')).resultData.taskStatus?.name).toBe(
    'Изпълнена',
  )
})

test('a task without assignees, term or instruction is refused at its fields', async () => {
  const { guid, head, expert } = await registeredLetter()
  const empty = await head(tasks.createTask, { body: taskOn(guid, { taskType: null }) })
  expect(Object.keys(empty.additionalFieldMessages ?? {}).sort()).toEqual(['taskAssignees', 'taskType'])
  const one = assignee(expert, ' ')
  const early = { ...one, deadline: { ...one.deadline, startDate: '2026-11-19', quantity: null } }
  const bad = await head(tasks.createTask, { body: taskOn(guid, { taskAssignees: [early] }) })
  expect(Object.keys(bad.additionalFieldMessages ?? {}).sort()).toEqual([
    'taskAssignees.0.instruction',
    'taskAssignees.0.quantity',
    'taskAssignees.0.startDate',
  ])
})

test('a user who may not assign sees why and who can', async () => {
  const { backend, guid, other } = await registeredLetter()
  const expert = await backend.as('ggeorgiev')
  const refused = await expert(tasks.createTask, {
    body: taskOn(guid, { taskAssignees: [assignee(other, 'За изпълнение.')] }),
  })
  expect(refused).toMatchObject({
    type: 0,
    message: 'Необходимо е едно от правата „Възлагане на задачи“ или „Резолиране“.',
  })
  expect(refused.additionalMessages?.join()).toContain('Десислава Радева')
})

test('the end of a term follows the calendar, zero units included', async () => {
  const sendRequest = await createTestBackend(50).as('mpetrova')
  const end = async (startDate: string, quantity: number, measure: number) =>
    (await sendRequest(deadlines.calcEndDateOfDeadline, { query: { startDate, quantity, measure } })).resultData
  expect(await end('2026-12-23', 3, 2)).toEqual({ endDate: '2026-12-31', rawEndDate: '2026-12-31' })
  expect(await end('2026-11-20', 30, 1)).toEqual({ endDate: '2026-12-21', rawEndDate: '2026-12-20' })
  expect((await end('2026-11-21', 0, 1)).endDate).toBe('2026-11-23')
})

test("a list shows the current user's part: term, instruction, status and result", async () => {
  const { backend, guid, head, expert, other } = await registeredLetter()
  const late = { ...assignee(other, 'Подгответе отговор.') }
  late.deadline = { ...late.deadline, quantity: 10 }
  const given = await head(tasks.createTask, {
    body: taskOn(guid, { taskAssignees: [assignee(expert, 'Проверете на място.'), late] }),
  })
  const [first, second] = given.resultData.taskAssignees
  const lineFor = async (
    userName: string,
    list: 'getOpenedUserTasks' | 'getCompletedUserTasks' | 'getCreatedUserTasks',
  ) => {
    const sendRequest = await backend.as(userName)
    const { items } = (await sendRequest(tasks[list], { query: { skip: 0, take: 1000 }, body: {} })).resultData
    return items.find((line) => line.guid === given.resultData.guid)
  }
  expect(await lineFor('ggeorgiev', 'getOpenedUserTasks')).toMatchObject({
    instruction: 'Проверете на място.',
    endDate: first?.deadline.endDate,
    workingDaysLeft: 3,
  })
  expect(await lineFor('knikolov', 'getOpenedUserTasks')).toMatchObject({
    instruction: 'Подгответе отговор.',
    endDate: second?.deadline.endDate,
    workingDaysLeft: 10,
  })
  const sendRequest = await backend.as('ggeorgiev')
  const taskGuid = given.resultData.guid ?? ''
  const body = { taskGuid, assigneeId: first?.id ?? 0, taskResultTypeId: 1, resultComment: '', documentGuid: null }
  await sendRequest(tasks.completeTask, { body })
  expect(await lineFor('ggeorgiev', 'getOpenedUserTasks')).toBeUndefined()
  expect(await lineFor('ggeorgiev', 'getCompletedUserTasks')).toMatchObject({
    taskStatusName: 'Изпълнена',
    resultName: 'Изпълнена',
    workingDaysLeft: null,
  })
  expect(await lineFor('dradeva', 'getCreatedUserTasks')).toMatchObject({
    taskStatusName: 'Неизпълнена',
    resultName: '1 от 2 изпълнени',
    endDate: second?.deadline.endDate,
  })
})

test('the lists filter and sort by their columns', async () => {
  const { backend, guid, head, expert, other } = await registeredLetter()
  const late = assignee(other, 'Подгответе отговор.')
  late.deadline = { ...late.deadline, quantity: 10 }
  const given = await head(tasks.createTask, {
    body: taskOn(guid, { taskAssignees: [assignee(expert, 'Проверете на място.'), late] }),
  })
  const sendRequest = await backend.as('ggeorgiev')
  const opened = async (body: RequestParams<typeof tasks.getOpenedUserTasks>['body']) =>
    (await sendRequest(tasks.getOpenedUserTasks, { query: { skip: 0, take: 1000 }, body })).resultData.items
  const mine = ({ guid: one }: { guid: string }) => one === given.resultData.guid
  expect((await opened({ toDate: '2026-11-25' })).some(mine)).toBe(true)
  expect((await opened({ fromDate: '2026-11-26' })).some(mine)).toBe(false)
  const numbers = (await opened({ sortColumns: [{ columnName: 'number', direction: 'desc' }] })).map(({ number }) =>
    Number(number),
  )
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  const ends = (await opened({ sortColumns: [{ columnName: 'endDate', direction: 'asc' }] })).map(
    ({ endDate }) => endDate,
  )
  expect(ends).toEqual([...ends].sort())
})
