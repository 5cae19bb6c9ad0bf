import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { incomingLetter } from './createTestBackend.ts'
import { assignee, registeredLetter, taskOn } from './givenTask.ts'
import { completer, resolvedLetter } from './resolvedLetter.ts'

test('a task whose last open assignee is removed is completed, and so is its resolution', async () => {
  const { head, guid, resolutionGuid, complete, read, statusOf, history } = await resolvedLetter()
  await complete('knikolov')
  const task = await read()
  const done = task.taskAssignees.filter(({ dateCompleted }) => dateCompleted !== null)
  const saved = await head(tasks.updateTask, { body: { ...task, taskAssignees: done } })
  expect(saved.message).toBe('Задачата е записана и е приключена: не чака никого повече.')
  expect(saved.resultData.taskStatus?.name).toBe('Изпълнена')
  expect(await statusOf(resolutionGuid)).toBe('Приключен')
  expect(JSON.stringify(await history(guid))).toContain('всички останали изпълнители вече са свършили своята част.')
})

test('a task with another open assignee stays open when one is removed', async () => {
  const { head, resolutionGuid, read, statusOf } = await resolvedLetter()
  const task = await read()
  const saved = await head(tasks.updateTask, { body: { ...task, taskAssignees: task.taskAssignees.slice(0, 1) } })
  expect(saved).toMatchObject({ message: 'Задачата е записана.', resultData: { taskStatus: { name: 'Неизпълнена' } } })
  expect(await statusOf(resolutionGuid)).toBe('В изпълнение')
})

const taskToAgree = async () => {
  const { backend, expert, other } = await registeredLetter()
  const admin = await backend.as('administrator')
  const { guid } = (
    await admin(documents.createDocument, {
      body: incomingLetter({ documentTypeId: 45, documentDirectionId: 2, receivedViaId: null, correspondentIds: [] }),
    })
  ).resultData
  const body = taskOn(guid, {
    taskType: { id: 3, name: '' },
    taskAssignees: [assignee(expert, 'За съгласуване.'), assignee(other, 'За съгласуване.')],
  })
  const { resultData: task, message } = await admin(tasks.createTask, { body })
  await admin(documents.setDocumentStatus, {
    query: { docGuid: guid, status: DocumentStatus.FOR_AGREEMENT },
    body: { reason: '', until: null, closeDocuments: [] },
  })
  const statusOf = async () =>
    (await admin(documents.getDocument, { query: { docGuid: guid } })).resultData.documentStatusName
  return { complete: completer(backend, task), statusOf, message }
}

test('a user who requests approval sees whose approval is missing', async () => {
  const { message } = await taskToAgree()
  expect(message).toBe('Поискано е съгласуване от Георги Георгиев и Калоян Николов.')
})

test('the first of several disagreements returns the document, whatever the last one is', async () => {
  const { complete, statusOf } = await taskToAgree()
  expect(await statusOf()).toBe('За съгласуване')
  await complete('ggeorgiev', 6, 'Липсва правно основание.')
  expect((await complete('knikolov', 4)).type).toBe(1)
  expect(await statusOf()).toBe('Върнат за корекция')
})

test('annulling a letter withdraws its open tasks and ends their resolution', async () => {
  const { backend, guid, resolutionGuid, taskGuid, read, statusOf, history } = await resolvedLetter()
  const admin = await backend.as('administrator')
  const body = { reason: 'Регистриран по погрешка.', until: null, closeDocuments: [] }
  const annulled = await admin(documents.setDocumentStatus, {
    query: { docGuid: guid, status: DocumentStatus.ANNULLED },
    body,
  })
  expect(annulled).toMatchObject({ type: 1 })
  expect(await read()).toMatchObject({ guid: taskGuid, taskStatus: { name: 'Снета' } })
  expect(await statusOf(resolutionGuid)).toBe('Приключен')
  const entries = JSON.stringify(await history(resolutionGuid))
  expect(entries).toContain('Останалите задачи по резолюцията са снети.')
  expect(entries).not.toContain('са изпълнени')
})
