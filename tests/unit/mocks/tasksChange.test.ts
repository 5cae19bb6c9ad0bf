import { expect, test } from 'vitest'
import { tasks } from '../../../src/contract/tasks.ts'
import { resolvedLetter } from './resolvedLetter.ts'

const changing = async () => {
  const letter = await resolvedLetter()
  const task = await letter.read()
  type GivenTask = typeof task
  const save = async (change: (now: GivenTask) => Partial<GivenTask>) => {
    const now = await letter.read()
    expect((await letter.head(tasks.updateTask, { body: { ...now, ...change(now) } })).type).toBe(1)
    const lines = (await letter.history(letter.guid)).filter(({ action }) => action === 'Задача – промяна')
    return lines.map(({ attribute, oldValue, newValue }) => [
      attribute.replace(`Задача № ${task.number}, `, ''),
      oldValue,
      newValue,
    ])
  }
  return { ...letter, save }
}

test('an unchanged task writes nothing', async () => {
  const { save } = await changing()
  expect(await save(() => ({}))).toEqual([])
})

test('each changed value of a task has a line with its old and new value', async () => {
  const { backend, save } = await changing()
  const watcher = backend.db.users.all().find(({ userName }) => userName === 'mpetrova')!.personId
  const lines = await save((task) => ({
    description: 'Спешна проверка',
    taskType: { id: 10, name: '' },
    controller: { id: watcher, fullName: '' },
    taskAssignees: task.taskAssignees.slice(0, 1),
  }))
  expect(lines.toReversed()).toEqual([
    ['вид', 'За изпълнение', 'За отговор'],
    ['контролиращ', '–', 'Мария Петрова'],
    ['описание', 'Проверка на място', 'Спешна проверка'],
    ['изпълнители', 'Георги Георгиев и Калоян Николов', 'Георги Георгиев'],
  ])
})

test('a term changed for all is one line, for one assignee the line names the assignee', async () => {
  const { save } = await changing()
  const before = 'до 25.11.2026 г. (3 работни дни от 20.11.2026 г.)'
  const after = 'до 27.11.2026 г. (5 работни дни от 20.11.2026 г.)'
  const later = await save(({ taskAssignees }) => ({
    taskAssignees: taskAssignees.map((one) => ({ ...one, deadline: { ...one.deadline, quantity: 5 } })),
  }))
  expect(later).toEqual([['срок', before, after]])
  const other = await save(({ taskAssignees: [first, second] }) => ({
    taskAssignees: [
      { ...first!, deadline: { ...first!.deadline, quantity: 3 } },
      { ...second!, instruction: 'Друго.' },
    ],
  }))
  expect(other.slice(0, 2).toReversed()).toEqual([
    ['указание на Калоян Николов', 'Подгответе отговор.', 'Друго.'],
    ['срок на Георги Георгиев', after, before],
  ])
})
