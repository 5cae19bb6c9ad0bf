import { expect, test } from 'vitest'
import { tasksInOrder } from '../../../src/features/tasks/card/taskOrder.ts'
import { mayChange, mayComplete, taskSteps } from '../../../src/features/tasks/taskActions.ts'
import { endOfTask, openPartOf, runningEnd } from '../../../src/features/tasks/taskFacts.ts'
import { nextStep } from '../../../src/rules/nextStep.ts'
import { refusalOf } from '../../../src/rules/refusal.ts'
import { done, guidOf, part, task } from './sampleTask.ts'

const who = (personId: number, isAdministrator = false) => ({ personId, isAdministrator })
const half = task({ taskAssignees: [done(1, 'Иван Колев'), part(2, 'Мария Петрова')] })
const empty = task({ taskAssignees: [done(1, 'Иван Колев'), done(2, 'Мария Петрова')] })
const over = task({ taskStatus: { id: 4, name: 'Изпълнена' } })

test.each([
  ['an assignee', task(), who(10), undefined],
  ['an administrator', task(), who(1, true), undefined],
  ['somebody else', task(), who(50), 'Задачата се приключва само от изпълнителите ѝ.'],
  ['an assignee whose part is done', half, who(10), 'Вашата част от задачата вече е изпълнена.'],
  ['the assignee who is still awaited', half, who(20), undefined],
  ['an assignee, when nobody is awaited', empty, who(10), 'Всички изпълнители вече са свършили своята част.'],
  ['somebody else, when nobody is awaited', empty, who(50), 'Всички изпълнители вече са свършили своята част.'],
  ['an administrator, when nobody is awaited', empty, who(1, true), 'Всички изпълнители вече са свършили своята част.'],
  ['an assignee of a task that is over', over, who(10), 'Задачата вече е приключена.'],
  ['an administrator, of a task that is over', over, who(1, true), 'Задачата вече е приключена.'],
])('completing by %s', (_, one, by, title) => expect(refusalOf(mayComplete(one, by))?.title).toBe(title))

test.each([
  ['an assignee', task(), who(10), 'complete'],
  ['an assignee whose part is done', half, who(10), null],
  ['an administrator, who may, but is not asked', task(), who(1, true), null],
  ['an assignee of a task that is over', over, who(10), null],
])('the next step of %s', (_, one, by, expected) => expect(nextStep(taskSteps(one, by))).toBe(expected))

test('a refusal names who can', () => {
  expect(refusalOf(mayComplete(task(), who(50)))?.who).toBe('Могат да я приключат: Иван Колев и Мария Петрова.')
  expect(refusalOf(mayComplete(half, who(10)))?.because).toBe('Задачата чака още: Мария Петрова.')
  expect(refusalOf(mayChange(task(), who(10)))?.who).toBe('Възложена е от Николай Христов.')
})

test('a task that goes on after another one waits for it, whoever asks', () => {
  const after = task({
    parentTaskGuid: guidOf(11),
    continueAfterParentTaskConjunctionType: { id: 1, name: 'И – всички изпълнители' },
    continueAfterParentTaskResultType: { id: 1, name: 'Положителен' },
  })
  const before = (taskAssignees: typeof half.taskAssignees) => task({ number: '7', taskAssignees })
  const [ivan, maria] = [done(1, 'Иван Колев'), done(2, 'Мария Петрова')]
  expect(refusalOf(mayComplete(after, who(10), before(half.taskAssignees)))).toMatchObject({
    title: 'Задачата чака задача № 7.',
    who: 'Още не са приключили: Мария Петрова.',
  })
  expect(mayComplete(after, who(1, true), before(half.taskAssignees)).allowed).toBe(false)
  expect(mayComplete(after, who(10), before([ivan, maria])).allowed).toBe(true)
  const refusing = { ...maria, taskResultType: { id: 2, name: 'Неизпълнима' } }
  expect(refusalOf(mayComplete(after, who(10), before([ivan, refusing])))?.title).toBe(
    'Задачата чака друг резултат от задача № 7.',
  )
  expect(mayComplete(after, who(10)).allowed).toBe(true)
})

test.each([
  ['who gave it', task(), who(99), true],
  ['an assignee', task(), who(10), false],
  ['an administrator', task(), who(1, true), true],
  ['who gave it, when it is over', over, who(99), false],
])('changing by %s', (_, one, by, may) => expect(mayChange(one, by).allowed).toBe(may))

test('the running term is that of the parts that are awaited', () => {
  const later = part(3, 'Елена Димова', {
    deadline: { startDate: '2026-11-20', endDate: '2026-12-04', deadlineUnitOfMeasure: { id: 2 }, quantity: 10 },
    dateCompleted: '2026-11-21T08:00:00.000Z',
  })
  const mixed = task({ taskAssignees: [part(1, 'Иван Колев'), later] })
  expect(runningEnd(mixed)).toBe('2026-11-27')
  expect(endOfTask(mixed)).toBe('2026-12-04')
  expect(runningEnd(over)).toBeNull()
  expect(openPartOf(mixed, 30)).toBeUndefined()
})

test('open tasks come first, the newest first, and one that goes on after another stands under it', () => {
  const first = task({ id: 1, guid: guidOf(11), dateCreated: '2026-11-01T08:00:00.000Z' })
  const second = task({ id: 2, guid: guidOf(12), dateCreated: '2026-11-02T08:00:00.000Z' })
  const finished = task({ ...over, id: 3, guid: guidOf(13), dateCreated: '2026-11-09T08:00:00.000Z' })
  const after = task({ id: 4, guid: guidOf(14), parentTaskGuid: guidOf(11), dateCreated: '2026-11-05T08:00:00.000Z' })
  const orphan = task({ id: 6, guid: guidOf(16), parentTaskGuid: guidOf(77), dateCreated: '2026-10-05T08:00:00.000Z' })
  const placed = tasksInOrder([finished, first, after, second, orphan])
  expect(placed.map((one) => one.task.id)).toEqual([2, 1, 4, 6, 3])
  expect(placed.map((one) => one.after?.id)).toEqual([undefined, undefined, 1, undefined, undefined])
})

test('tasks whose parents stand in a circle are still shown', () => {
  const one = task({ id: 1, guid: guidOf(11), parentTaskGuid: guidOf(12) })
  const other = task({ id: 2, guid: guidOf(12), parentTaskGuid: guidOf(11) })
  expect(tasksInOrder([one, other])).toHaveLength(2)
})
