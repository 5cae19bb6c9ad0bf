import { expect, test } from 'vitest'
import { refusalOf } from '../../../src/rules/refusal.ts'
import { mayRemoveUnused, namedWithState, nameProblem } from '../../../src/rules/registers/registerRules.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'
import { agreed } from '../../../src/rules/words/agreement.ts'

const all = [
  { id: 1, name: 'Общини' },
  { id: 2, name: 'Аптеки и лечебни заведения' },
]
const taken = 'Вече има група с това наименование.'

test.each<[string, { id: number; name: string }, string | null]>([
  ['a new name', { id: 0, name: 'Училища' }, null],
  ['nothing', { id: 0, name: '' }, requiredMessage],
  ['blanks', { id: 0, name: '  ' }, requiredMessage],
  ['a name that is taken', { id: 0, name: 'Общини' }, taken],
  ['the same in quotes and capitals', { id: 0, name: ' „ОБЩИНИ“ ' }, taken],
  ['the same in Latin letters', { id: 0, name: 'Obshtini' }, taken],
  ['its own name', { id: 1, name: 'общини' }, null],
  ['the name of another', { id: 1, name: 'Аптеки  и лечебни заведения' }, taken],
])('the name of a record: %s', (_what, record, message) => {
  expect(nameProblem(record, all, 'група')).toBe(message)
})

test.each<[number, string | undefined]>([
  [0, undefined],
  [1, 'Ползва се от 1 кореспондент.'],
  [40, 'Ползва се от 40 кореспонденти.'],
])('a record that %d correspondents use', (count, because) => {
  expect(refusalOf(mayRemoveUnused('Групата', count, 'correspondent'))?.because).toBe(because)
})

test('where inactive records are offered too, their names say so', () => {
  expect(
    [true, false].map((isActive) => namedWithState({ id: 3, name: 'Вносители', isActive }, 'Групата').name),
  ).toEqual(['Вносители', 'Вносители (неактивна)'])
})

test.each([
  ['Групата', 'изтрита'],
  ['Видът', 'изтрит'],
  ['Правилото', 'изтрито'],
  ['Индексът', 'изтрит'],
])('%s е %s', (the, word) => {
  expect(agreed('deleted', the)).toBe(word)
})
