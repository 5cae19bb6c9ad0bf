import { expect, test } from 'vitest'
import { audit } from '../../../src/contract/audit.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'

const declared = (date: string) => ({ id: 0, date, name: 'Обявен за неприсъствен', kind: 'declared' as const })

const givenTask = async () => {
  const { backend, guid, head, expert } = await registeredLetter()
  const body = taskOn(guid, { taskAssignees: [assignee(expert, 'Проверете.')] })
  const { resultData: given } = await head(tasks.createTask, { body })
  const administrator = await backend.as('administrator')
  const end = async () => {
    const { resultData } = await head(tasks.getTask, { query: { taskGuid: given.guid ?? '' } })
    return resultData.taskAssignees[0]?.deadline.endDate
  }
  expect(await end()).toBe('2026-11-25')
  const moved = async (date: string, isNonWorking: boolean) =>
    (await administrator(metadata.countMovedTerms, { body: { date, isNonWorking } })).resultData
  const history = async () => (await head(audit.getDocumentHistory, { query: { docGuid: guid } })).resultData
  return { backend, administrator, end, moved, history }
}

test('a declared day moves every open term that it affects, as many as previewed, and back again', async () => {
  const { backend, administrator, end, moved, history } = await givenTask()
  const before = new Map(backend.db.tasks.all().map((task) => [task.guid, task.deadline]))
  const { documents, tasks: taskCount } = await moved('2026-11-24', true)
  expect(taskCount).toBeGreaterThan(0)
  const { resultData: day } = await administrator(metadata.insertNonWorkingDay, { body: declared('2026-11-24') })
  expect(await end()).toBe('2026-11-26')
  const otherNow = backend.db.tasks.all().filter((task) => task.deadline !== before.get(task.guid))
  expect(otherNow).toHaveLength(taskCount)
  expect((await history())[0]).toMatchObject({
    action: 'Преместване на срок',
    oldValue: '25.11.2026 г.',
    newValue: '26.11.2026 г.',
    note: '24.11.2026 г. стана неработен ден: Обявен за неприсъствен.',
  })
  expect(await moved('2026-11-24', false)).toEqual({ documents, tasks: taskCount })
  await administrator(metadata.deleteNonWorkingDay, { query: { id: day.id } })
  expect(await end()).toBe('2026-11-25')
  expect(backend.db.tasks.all().filter((task) => task.deadline !== before.get(task.guid))).toEqual([])
})

test.each([
  ['a weekend', '2026-11-22'],
  ['a day before the term', '2026-11-20'],
  ['a day after the term', '2026-11-26'],
])('a declared day on %s moves no term of the task', async (_, date) => {
  const { administrator, end } = await givenTask()
  await administrator(metadata.insertNonWorkingDay, { body: declared(date) })
  expect(await end()).toBe('2026-11-25')
})

test('a duplicate day, a year without a calendar and a legal holiday are refused with a message', async () => {
  const { administrator } = await givenTask()
  const add = (date: string) => administrator(metadata.insertNonWorkingDay, { body: declared(date) })
  const holiday = (await administrator(metadata.getNonWorkingDays, { query: { year: 2026 } })).resultData
  const christmas = holiday.find(({ date }) => date === '2026-12-25')
  const same = await add('2026-12-25')
  expect(same.errors?.date ?? same.additionalFieldMessages?.date).toEqual([
    'Денят вече е в календара: „Рождество Христово“.',
  ])
  const far = await add('2150-01-04')
  expect(far.errors?.date ?? far.additionalFieldMessages?.date).toEqual(['Календарът е за годините от 2000 до 2099.'])
  const refused = await administrator(metadata.deleteNonWorkingDay, { query: { id: christmas?.id ?? 0 } })
  expect(refused.message).toContain('Кодекса на труда')
})
