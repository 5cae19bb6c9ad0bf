import { expect, test } from 'vitest'
import { TaskResult, TaskStatus } from '../../../../src/contract/taskKinds.ts'
import { nextStep } from '../../../../src/rules/nextStep.ts'
import { refusalOf } from '../../../../src/rules/ruleResult.ts'
import {
  mayChange,
  mayComplete,
  mayCompletePart,
  mayHandOver,
  mayRequestNewTerm,
  taskSteps,
} from '../../../../src/rules/tasks/taskActions.ts'
import { openPartOf } from '../../../../src/rules/tasks/taskFacts.ts'
import { afterAllPositive, donePart, part, statusOf, task } from './samples.ts'

const who = (personId: number | undefined, isAdministrator = false) => ({ personId, isAdministrator })
const half = task({ parts: [donePart(1, 'Иван Колев'), part(2, 'Мария Петрова')] })
const empty = task({ parts: [donePart(1, 'Иван Колев'), donePart(2, 'Мария Петрова')] })
const over = task({ status: statusOf(TaskStatus.DONE) })
const unsaid = task({ status: undefined })

test.each([
  ['an assignee', task(), who(10), undefined],
  ['an administrator', task(), who(1, true), undefined],
  ['somebody else', task(), who(50), 'Задачата се приключва само от изпълнителите ѝ.'],
  ['who is not known', task(), who(undefined), 'Задачата се приключва само от изпълнителите ѝ.'],
  ['an assignee whose part is done', half, who(10), 'Вашата част от задачата вече е изпълнена.'],
  ['the assignee who is still awaited', half, who(20), undefined],
  ['an assignee, when nobody is awaited', empty, who(10), 'Всички изпълнители вече са свършили своята част.'],
  ['somebody else, when nobody is awaited', empty, who(50), 'Всички изпълнители вече са свършили своята част.'],
  ['an administrator, when nobody is awaited', empty, who(1, true), 'Всички изпълнители вече са свършили своята част.'],
  ['an assignee of a task that is over', over, who(10), 'Задачата вече е приключена.'],
  ['an administrator, of a task that is over', over, who(1, true), 'Задачата вече е приключена.'],
  ['an assignee of a task whose status nobody says', unsaid, who(10), undefined],
  [
    'a position that has nobody',
    task({ parts: [part(1, 'Експерт', { personId: null })] }),
    who(undefined),
    'Задачата се приключва само от изпълнителите ѝ.',
  ],
])('the completion by %s', (_, one, by, title) => expect(refusalOf(mayComplete(one, by))?.title).toBe(title))

test.each([
  ['the own part', task(), 1, who(10), undefined],
  ['somebody else’s', task(), 2, who(10), 'Приключва се само собствената част от задачата.'],
  ['anybody’s, by an administrator', task(), 2, who(1, true), undefined],
  ['one that is done, by an administrator', half, 1, who(1, true), 'Тази част от задачата вече е изпълнена.'],
  ['the own one that is done', half, 1, who(10), 'Вашата част от задачата вече е изпълнена.'],
  ['one of a task that is over', over, 1, who(10), 'Задачата вече е приключена.'],
])('completing a part: %s', (_, one, partId, by, title) => {
  const chosen = one.parts.find(({ id }) => id === partId)!
  expect(refusalOf(mayCompletePart(one, chosen, by))?.title).toBe(title)
})

test.each([
  ['an assignee', task(), who(10), 'complete'],
  ['an assignee whose part is done', half, who(10), null],
  ['an administrator, who may, but is not asked', task(), who(1, true), null],
  ['an assignee of a task that is over', over, who(10), null],
])('the next step of %s', (_, one, by, expected) => expect(nextStep(taskSteps(one, by))).toBe(expected))

test('a refusal names the permitted users', () => {
  expect(refusalOf(mayComplete(task(), who(50)))?.who).toBe('Могат да я приключат: Иван Колев и Мария Петрова.')
  expect(refusalOf(mayComplete(half, who(10)))?.because).toBe('Задачата чака още: Мария Петрова.')
  expect(refusalOf(mayComplete(over, who(10)))?.because).toBe('Статусът ѝ е „Изпълнена“.')
  expect(refusalOf(mayChange(task(), who(10)))?.who).toBe('Възложена е от Николай Христов.')
})

test('a task that follows another waits for it, for every user', () => {
  const after = task({ condition: afterAllPositive })
  const before = (parts: typeof half.parts) => task({ number: '7', parts })
  const [ivan, maria] = [donePart(1, 'Иван Колев'), donePart(2, 'Мария Петрова')]
  const first = after.parts[0]!
  expect(refusalOf(mayComplete(after, who(10), before(half.parts)))).toMatchObject({
    title: 'Задачата чака задача № 7.',
    who: 'Още не са приключили: Мария Петрова.',
  })
  expect(refusalOf(mayCompletePart(after, first, who(10), before(half.parts)))?.title).toBe('Задачата чака задача № 7.')
  expect(mayComplete(after, who(1, true), before(half.parts)).allowed).toBe(false)
  expect(mayComplete(after, who(10), before([ivan, maria])).allowed).toBe(true)
  expect(mayCompletePart(after, first, who(10), before([ivan, maria])).allowed).toBe(true)
  const refusing = donePart(2, 'Мария Петрова', TaskResult.IMPOSSIBLE)
  expect(refusalOf(mayComplete(after, who(10), before([ivan, refusing])))?.title).toBe(
    'Задачата чака друг резултат от задача № 7.',
  )
  const withdrawn = task({ status: statusOf(TaskStatus.WITHDRAWN), parts: half.parts })
  expect(mayComplete(after, who(10), withdrawn).allowed).toBe(true)
  expect(mayComplete(after, who(10)).allowed).toBe(true)
})

test.each([
  ['who gave it', task(), who(99), undefined],
  ['an assignee', task(), who(10), 'Задачата се променя само от възложителя ѝ.'],
  ['an administrator', task(), who(1, true), undefined],
  ['who gave it, when it is over', over, who(99), 'Задачата вече е приключена.'],
  ['an administrator, when it is over', over, who(1, true), 'Задачата вече е приключена.'],
  [
    'somebody, when nobody says who gave it',
    task({ assigner: undefined }),
    who(99),
    'Задачата се променя само от възложителя ѝ.',
  ],
])('a change by %s', (_, one, by, title) => expect(refusalOf(mayChange(one, by))?.title).toBe(title))

test.each([
  ['the own open part', task(), 1, who(10), undefined],
  ['somebody else’s part', task(), 2, who(10), 'Тази част е на Мария Петрова.'],
  ['anybody’s part, by an administrator', task(), 2, who(1, true), 'Тази част е на Мария Петрова.'],
  ['no part', task(), 0, who(50), 'Не сте сред изпълнителите ѝ.'],
  ['the own part that is done', half, 1, who(10), 'Вашата част вече е изпълнена.'],
  ['a part of a task that is over', over, 1, who(10), 'Статусът ѝ е „Изпълнена“.'],
])('a request for more time by %s', (_, one, partId, by, because) => {
  const own = one.parts.find(({ id }) => id === partId)
  expect(refusalOf(mayRequestNewTerm(one, own, by))?.because).toBe(because)
})

test.each([
  ['a colleague', { id: 2, name: 'Мария Петрова', isActive: true }, undefined],
  ['the same person', { id: 1, name: 'Иван Колев', isActive: true }, 'Изберете друг служител.'],
  [
    'who has left',
    { id: 2, name: 'Мария Петрова', isActive: false },
    'Мария Петрова вече не работи тук. Изберете друг служител.',
  ],
])('a hand-over of open tasks to %s', (_, to, because) =>
  expect(refusalOf(mayHandOver({ id: 1 }, to))?.because).toBe(because),
)

test("the user's open part is found; none in a completed task", () => {
  expect(openPartOf(half, 20)?.name).toBe('Мария Петрова')
  expect(openPartOf(half, 10)).toBeUndefined()
  expect(openPartOf(over, 10)).toBeUndefined()
  expect(openPartOf(task({ parts: [part(1, 'Експерт', { personId: null })] }), undefined)).toBeUndefined()
})
