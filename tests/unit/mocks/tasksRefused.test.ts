import { expect, test } from 'vitest'
import { tasks } from '../../../src/contract/tasks.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'
import { resolvedLetter } from './resolvedLetter.ts'

const started = '2026-11-19'

test('an existing part may keep its start, and no part may start before today', async () => {
  const { head, read } = await resolvedLetter()
  const now = await read()
  const [first, ...others] = now.taskAssignees
  const early = { ...first!, deadline: { ...first!.deadline, startDate: started } }
  const refused = await head(tasks.updateTask, { body: { ...now, taskAssignees: [early, ...others] } })
  expect(refused.additionalFieldMessages).toEqual({
    'taskAssignees.0.startDate': ['Началната дата не може да е преди днес.'],
  })
  expect((await head(tasks.updateTask, { body: now })).type).toBe(1)
})

test('no task twice for one user, also by the position, none for a user who has left or a position without a holder', async () => {
  const { backend, guid, head, expert, other } = await registeredLetter()
  const { db } = backend
  const { positionId } = db.persons.get(expert)!
  const position = (id: number) => ({ id, positionName: '', memberOfDepartment: '', actualPersonsInPosition: [] })
  const byPosition = (id: number) => ({
    ...assignee(0, 'Проверете.'),
    assigneePerson: null,
    assigneePosition: position(id),
  })
  const refusedFor = async (...taskAssignees: ReturnType<typeof assignee>[]) =>
    (await head(tasks.createTask, { body: taskOn(guid, { taskAssignees }) })).additionalFieldMessages ?? {}
  const at = (place: number) => `taskAssignees.${place}.assigneePerson`

  expect(await refusedFor(assignee(expert, 'Проверете.'), assignee(expert, 'Отговорете.'))).toEqual({
    [at(1)]: [expect.stringMatching(/ вече е сред изпълнителите$/)],
  })
  const holder = db.persons.by('positionId', positionId).find(({ isActive }) => isActive)!
  expect(await refusedFor(assignee(holder.id, 'Проверете.'), byPosition(positionId))).toEqual({
    [at(1)]: [expect.stringMatching(/ вече е сред изпълнителите$/)],
  })
  db.inOneStep(() => db.put('persons', { ...db.persons.get(other)!, isActive: false }))
  expect(await refusedFor(assignee(other, 'Проверете.'))).toEqual({
    [at(0)]: [expect.stringMatching(/ вече не работи тук$/)],
  })
  const vacant = db.positions
    .all()
    .find(({ id }) => db.persons.by('positionId', id).every(({ isActive }) => !isActive))!
  expect(await refusedFor(byPosition(vacant.id))).toEqual({
    [at(0)]: [`Длъжността „${vacant.name}“ не се заема от никого`],
  })
})

test('a task is completed only with a result of its type', async () => {
  const { complete } = await resolvedLetter()
  expect((await complete('knikolov', 7)).additionalFieldMessages).toEqual({
    taskResultTypeId: ['С този резултат не се приключва задача от този вид.'],
  })
  expect((await complete('knikolov', 1)).type).toBe(1)
})

test('a user who may not complete or change a task sees why, and who may', async () => {
  const { backend, complete, read, expert } = await resolvedLetter()
  const before = await read()
  const [first] = before.taskAssignees
  const { title, lines } = await (async () => {
    const sendRequest = await backend.as('knikolov')
    const body = {
      taskGuid: before.guid!,
      assigneeId: first!.id,
      taskResultTypeId: 1,
      resultComment: '',
      documentGuid: null,
    }
    const { message } = await sendRequest(tasks.completeTask, { body })
    const [title, ...lines] = (message ?? '').split('\n')
    return { title, lines }
  })()
  expect([title, ...lines]).toEqual([
    'Приключва се само собствената част от задачата.',
    `Тази част е на ${first!.assigneePerson!.fullName}.`,
  ])
  expect(expert).toBe(first!.assigneePerson!.id)
  await complete('knikolov')
  await complete('ggeorgiev')
  const late = await (await backend.as('dradeva'))(tasks.updateTask, { body: before })
  expect(late.message).toBe('Задачата вече е приключена.\nСтатусът ѝ е „Изпълнена“.')
})

test('a task that follows another keeps its condition, even if a form leaves it out', async () => {
  const { head, guid, taskGuid, expert } = await resolvedLetter()
  const body = taskOn(guid, {
    parentTaskGuid: taskGuid,
    continueAfterParentTaskConjunctionType: { id: 1, name: '' },
    continueAfterParentTaskResultType: { id: 1, name: '' },
    taskAssignees: [assignee(expert, 'Изгответе отговор.')],
  })
  const after = (await head(tasks.createTask, { body })).resultData
  const without = { ...after, parentTaskGuid: null, continueAfterParentTaskConjunctionType: null }
  const refused = await head(tasks.updateTask, { body: without })
  expect(refused.additionalFieldMessages).toEqual({
    continueAfterParentTaskConjunctionType: ['Полето е задължително'],
  })
})
