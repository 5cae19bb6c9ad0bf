import { expect, test } from 'vitest'
import { account } from '../../../src/contract/account.ts'
import { reports } from '../../../src/contract/reports.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { createTestBackend } from './createTestBackend.ts'
import { createRegistered } from './documentActions.ts'
import { assignee, taskOn } from './givenTask.ts'

const backend = createTestBackend(200)
const { db } = backend
const admin = await backend.as('administrator')
const personOf = (name: string) => db.users.all().find(({ userName }) => userName === name)?.personId ?? 0
const today = { fromDate: '2026-11-20', toDate: '2026-11-20' }
const rowsOf = async (body: object) =>
  (await admin(reports.executionReport.rows, { query: { pageNumber: 1, pageSize: 1000 }, body })).resultData.items

test('execution is counted by who executes: in time, after the term and open, whoever entered it', async () => {
  const personId = personOf('ggeorgiev')
  const before = (await rowsOf({ ...today, personId }))[0]
  const docGuid = await createRegistered(admin, { addressedToDepartmentId: 31 })
  const body = taskOn(docGuid, { taskAssignees: [assignee(personId, 'Да се провери')] })
  const task = (await admin(tasks.createTask, { body })).resultData
  const [given] = await rowsOf({ ...today, personId })
  expect(given).toMatchObject({ count: (before?.count ?? 0) + 1, open: (before?.open ?? 0) + 1 })
  expect(given?.departmentName).toBe(db.departments.get(db.persons.get(personId)?.departmentId)?.name)

  const expert = await backend.as('ggeorgiev')
  const done = {
    taskGuid: task.guid ?? '',
    assigneeId: task.taskAssignees[0]?.id ?? 0,
    taskResultTypeId: 1,
    resultComment: 'Проверено',
    documentGuid: null,
  }
  expect((await expert(tasks.completeTask, { body: done })).type).toBe(1)
  expect((await rowsOf({ ...today, personId }))[0]).toMatchObject({
    open: before?.open ?? 0,
    inTime: (before?.inTime ?? 0) + 1,
  })
})

test('every task that was not withdrawn is counted once for each assignee, and the parts add up', async () => {
  const rows = await rowsOf({ fromDate: '2020-01-01', toDate: '2026-11-20' })
  const counted = db.taskAssignees.all().filter(({ taskGuid, dateCompleted }) => {
    const statusId = db.tasks.get(taskGuid)?.statusId
    return dateCompleted !== null || (statusId !== undefined && [1, 2, 3].includes(statusId))
  })
  expect(rows.length).toBeGreaterThan(5)
  for (const { count, inTime, afterTerm, open, late } of rows) {
    expect(count).toBe((inTime ?? 0) + (afterTerm ?? 0) + (open ?? 0))
    expect(late ?? 0).toBeLessThanOrEqual(open ?? 0)
  }
  const sum = rows.reduce((total, { count }) => total + (count ?? 0), 0)
  expect(sum).toBeGreaterThanOrEqual(counted.length)
})

test('the head of a department sees the open tasks of its people, an expert sees none', async () => {
  const [head, expert] = [await backend.as('dradeva'), await backend.as('ggeorgiev')]
  const user = (await head(account.getCurrentUserInfo, {})).resultData
  expect(user.headOfDepartmentId).toBe(user.departmentId)
  expect((await expert(account.getCurrentUserInfo, {})).resultData.headOfDepartmentId).toBeNull()
  const query = { skip: 0, take: 200 }
  const { items } = (await head(tasks.getDepartmentTasks, { query, body: {} })).resultData
  expect(items.length).toBeGreaterThan(0)
  expect(items.some(({ assigneeIds }) => !assigneeIds?.includes(personOf('dradeva')))).toBe(true)
  expect(items.every(({ taskStatusName }) => taskStatusName !== 'Приключена')).toBe(true)
  expect((await expert(tasks.getDepartmentTasks, { query, body: {} })).resultData.items).toEqual([])
})

test('a head without the role for reports reads the report of the own department only, an expert reads none', async () => {
  const [head, expert] = [await backend.as('oslavov'), await backend.as('ggeorgiev')]
  const own = (await head(account.getCurrentUserInfo, {})).resultData.headOfDepartmentId ?? 0
  const query = { pageNumber: 1, pageSize: 1000 }
  const period = { fromDate: '2020-01-01', toDate: '2026-11-20' }
  const answerOf = async (sendRequest: typeof head, departmentId?: number) => {
    const body = { ...period, departmentId }
    const [rows, summary] = [
      await sendRequest(reports.executionReport.rows, { query, body }),
      await sendRequest(reports.executionReport.summary, { body }),
    ]
    return { types: [rows.type, summary.type], items: rows.resultData?.items }
  }
  const read = await answerOf(head, own)
  expect(read.types).toEqual([1, 1])
  expect(new Set(read.items?.map(({ departmentId }) => departmentId))).toEqual(new Set([own]))
  expect((await answerOf(head, 11)).types, 'another department').toEqual([0, 0])
  expect((await answerOf(head)).types, 'all departments').toEqual([0, 0])
  expect((await answerOf(expert, own)).types).toEqual([0, 0])
})
