import { expect, test } from 'vitest'
import { tasks } from '../../../src/contract/tasks.ts'
import { assignee } from './givenTask.ts'
import { resolvedLetter } from './resolvedLetter.ts'

const late = 'Междувременно Калоян Николов приключи своята част. Отворете задачата отново.'

test.each([
  ['drops the part', false],
  ['asks for something else of it', true],
])('a form older than the completion of a part is refused when it %s, and the result stays', async (_, changesIt) => {
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

test('a form that leaves the completed part alone is saved, and its result stays', async () => {
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

test('a form that still has an assignee who was taken away does not bring them back', async () => {
  const { head, expert, read } = await resolvedLetter()
  const before = await read()
  await head(tasks.updateTask, { body: { ...before, taskAssignees: before.taskAssignees.slice(1) } })
  const refused = await head(tasks.updateTask, { body: before })
  expect(refused.message).toBe('Междувременно изпълнителите на задачата са променени. Отворете задачата отново.')
  const added = [...before.taskAssignees.slice(1), assignee(expert, 'Все пак проверете.')]
  expect((await head(tasks.updateTask, { body: { ...before, taskAssignees: added } })).type).toBe(1)
})
