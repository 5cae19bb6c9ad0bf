import { expect, test } from 'vitest'
import { tasks } from '../../../src/contract/tasks.ts'
import { assignee, taskOn } from './givenTask.ts'
import { completer, resolvedLetter } from './resolvedLetter.ts'

const followUp = async (conjunctionId: number, resultId: number) => {
  const letter = await resolvedLetter()
  const before = await letter.read()
  const body = taskOn(letter.guid, {
    parentTaskGuid: letter.taskGuid,
    continueAfterParentTaskConjunctionType: { id: conjunctionId, name: '' },
    continueAfterParentTaskResultType: { id: resultId, name: '' },
    taskAssignees: [assignee(letter.expert, 'Изгответе отговор.')],
  })
  const { resultData: after } = await letter.head(tasks.createTask, { body })
  return { ...letter, before, after, completeAfter: () => completer(letter.backend, after)('ggeorgiev') }
}

test('a task waits until all have completed the preceding one with the required result', async () => {
  const { before, complete, completeAfter } = await followUp(1, 1)
  await complete('knikolov')
  const waiting = await completeAfter()
  expect(waiting.type).toBe(0)
  expect(waiting.message?.split('\n')).toEqual([
    `Задачата чака задача № ${before.number}.`,
    'Продължава, когато всички изпълнители я приключат с положителен резултат.',
    expect.stringMatching(/^Още не са приключили: Георги \S+ Георгиев\.$/),
  ])
  await complete('ggeorgiev')
  expect((await completeAfter()).resultData.taskStatus?.name).toBe('Изпълнена')
})

test('a task that waits for any assignee continues after the first', async () => {
  const { complete, completeAfter } = await followUp(2, 3)
  expect((await completeAfter()).type).toBe(0)
  await complete('knikolov', 2, 'Обектът е закрит.')
  expect((await completeAfter()).type).toBe(1)
})

test('a task whose condition can no longer be met continues when its assigner changes the condition', async () => {
  const { before, head, after, complete, completeAfter } = await followUp(1, 1)
  await complete('knikolov', 2, 'Обектът е закрит.')
  const refused = await completeAfter()
  expect(refused.message).toContain(`Задачата чака друг резултат от задача № ${before.number}.`)
  expect(refused.message).toMatch(/\nВъзложителят може да промени условието\.$/)
  const either = { ...after, continueAfterParentTaskResultType: { id: 3, name: '' } }
  expect((await head(tasks.updateTask, { body: either })).type).toBe(1)
  await complete('ggeorgiev')
  expect((await completeAfter()).type).toBe(1)
})
