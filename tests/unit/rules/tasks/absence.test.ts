import { expect, test } from 'vitest'
import { awayText, insteadOf } from '../../../../src/rules/tasks/absence.ts'
import { handOverErrors, mayHandOverWork } from '../../../../src/rules/tasks/handOverWork.ts'

const today = '2026-11-20'

test.each([
  ['no absence', null, null, ''],
  ['until later', '2026-11-19', '2026-11-27', 'отсъства до 27.11.2026 г.'],
  ['today alone', '2026-11-20', '2026-11-20', 'отсъства днес'],
  ['later', '2026-11-23', '2026-11-27', 'ще отсъства от 23.11.2026 г. до 27.11.2026 г.'],
  ['one later day', '2026-11-23', '2026-11-23', 'ще отсъства на 23.11.2026 г.'],
  ['over', '2026-11-10', '2026-11-19', ''],
])('%s', (_, awayFrom, awayTo, text) => expect(awayText({ awayFrom, awayTo }, today)).toBe(text))

const [ivan, maria] = [
  { id: 2, name: 'Иван Петров' },
  { id: 3, name: 'Мария Радева' },
]
test.each([
  ['both', ivan, maria, ['substitute 2', 'head 3']],
  ['the same person', ivan, ivan, ['substitute 2']],
  ['no one', null, null, []],
  ['the person as own head', null, { id: 1, name: 'Аз' }, []],
])('work is offered to %s', (_, substitute, head, expected) =>
  expect(insteadOf({ personId: 1, substitute, head }).map(({ as, id }) => `${as} ${id}`)).toEqual(expected),
)

test.each([
  ['the person', { personId: 1, isAdministrator: false }, 2, true],
  ['the direct head', { personId: 2, isAdministrator: false }, 2, true],
  ['an administrator', { personId: 9, isAdministrator: true }, null, true],
  ['a colleague', { personId: 3, isAdministrator: false }, 2, false],
  ['a colleague of a person without a head', { personId: 3, isAdministrator: false }, null, false],
])('work is handed over by %s', (_, actor, headId, isAllowed) =>
  expect(mayHandOverWork(actor, { id: 1, name: 'Иван Петров' }, headId).allowed).toBe(isAllowed),
)

test('a reason and a receiver are required', () => {
  expect(Object.keys(handOverErrors({ reason: '', chosen: 0 }))).toEqual(['reason', 'toAll'])
  expect(handOverErrors({ reason: 'Отпуск', chosen: 1 })).toEqual({})
})
