import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { TaskResult, TaskType } from '../../../src/contract/taskKinds.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'
import { completer, resolvedLetter } from './resolvedLetter.ts'

const late = 'Междувременно Калоян Николов приключи своята част. Отворете задачата отново.'

test.each([
  ['drops the part', false],
  ['asks for something else of it', true],
])('a form older than the completion of a part is refused if it %s, and the result stays', async (_, changesIt) => {
  const { head, complete, read } = await resolvedLetter()
  const before = await read()
  const [first, second] = before.taskAssignees
  await complete('knikolov', 2, 'Обектът е закрит.')
  const stale = changesIt ? [first!, { ...second!, instruction: 'Друго указание.' }] : [first!]
  const refused = await head(tasks.updateTask, { body: { ...before, taskAssignees: stale } })
  expect(refused).toMatchObject({ type: 0, message: late })
  const part = (await read()).taskAssignees[1]
  expect(part).toMatchObject({ taskResultType: { name: 'Неизпълнима' }, resultComment: 'Обектът е закрит.' })
})

test('a form that does not touch a completed part is saved, and its result stays', async () => {
  const { head, complete, read } = await resolvedLetter()
  const before = await read()
  await complete('knikolov', 2, 'Обектът е закрит.')
  const stale = await head(tasks.updateTask, { body: { ...before, description: 'Спешна проверка' } })
  expect(stale.resultData.taskAssignees[1]?.resultComment).toBe('Обектът е закрит.')
  const [first, second] = (await read()).taskAssignees
  const fresh = { ...before, taskAssignees: [{ ...first!, instruction: 'Проверете днес.' }, second!] }
  const saved = await head(tasks.updateTask, { body: fresh })
  expect(saved.resultData.taskAssignees.map(({ instruction }) => instruction)).toEqual([
    'Проверете днес.',
    'Подгответе отговор.',
  ])
  expect(saved.resultData.taskAssignees[1]?.resultComment).toBe('Обектът е закрит.')
})

test('a form with a removed assignee does not add them again', async () => {
  const { head, expert, read } = await resolvedLetter()
  const before = await read()
  await head(tasks.updateTask, { body: { ...before, taskAssignees: before.taskAssignees.slice(1) } })
  const refused = await head(tasks.updateTask, { body: before })
  expect(refused.message).toBe('Междувременно изпълнителите на задачата са променени. Отворете задачата отново.')
  const added = [...before.taskAssignees.slice(1), assignee(expert, 'Все пак проверете.')]
  expect((await head(tasks.updateTask, { body: { ...before, taskAssignees: added } })).type).toBe(1)
})

test('the assignee of a completed request loses its permission, while the others keep it', async () => {
  const { backend, guid, head, expert, other } = await registeredLetter()
  const body = taskOn(guid, {
    taskType: { id: TaskType.AGREEMENT, name: '' },
    taskAssignees: [assignee(expert, 'Съгласувайте.'), assignee(other, 'Съгласувайте.')],
  })
  const task = (await head(tasks.createTask, { body })).resultData
  const mayAgree = async (userName: string) => {
    const sendRequest = await backend.as(userName)
    return (await sendRequest(documents.getCurrentUserDocumentPermissions, { query: { docGuid: guid } })).resultData
      .agree
  }
  expect([await mayAgree('ggeorgiev'), await mayAgree('knikolov')]).toEqual([true, true])
  expect((await completer(backend, task)('ggeorgiev', TaskResult.AGREED)).type).toBe(1)
  expect([await mayAgree('ggeorgiev'), await mayAgree('knikolov')]).toEqual([false, true])
})

test('a form with a missing type, priority or controller is refused at that field', async () => {
  const { backend, guid, head, expert, other } = await registeredLetter()
  const { db } = backend
  db.inOneStep(() => db.put('persons', { ...db.persons.get(other)!, isActive: false }))
  const body = taskOn(guid, {
    taskType: { id: 99, name: '' },
    taskPriority: { id: 99, name: '' },
    controller: { id: other, fullName: '' },
    taskAssignees: [assignee(expert, 'Проверете.')],
  })
  expect((await head(tasks.createTask, { body })).additionalFieldMessages).toEqual({
    taskType: ['Няма такъв вид задача.'],
    taskPriority: ['Няма такъв приоритет.'],
    controller: ['Няма такъв служител или вече не работи тук.'],
  })
})
