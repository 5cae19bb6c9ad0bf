import { expect, test } from 'vitest'
import {
  groupErrors,
  mayDeleteGroup,
  namedGroup,
  sameGroupMessage,
} from '../../../src/rules/correspondents/correspondentGroups.ts'
import { refusalOf } from '../../../src/rules/refusal.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'

const all = [
  { id: 1, name: 'Общини' },
  { id: 2, name: 'Аптеки и лечебни заведения' },
]

test.each<[string, { id: number; name: string }, string | undefined]>([
  ['a new name', { id: 0, name: 'Училища' }, undefined],
  ['nothing', { id: 0, name: '' }, requiredMessage],
  ['blanks', { id: 0, name: '  ' }, requiredMessage],
  ['a name that is taken', { id: 0, name: 'Общини' }, sameGroupMessage],
  ['the same in quotes and capitals', { id: 0, name: ' „ОБЩИНИ“ ' }, sameGroupMessage],
  ['the same in Latin letters', { id: 0, name: 'Obshtini' }, sameGroupMessage],
  ['its own name', { id: 1, name: 'общини' }, undefined],
  ['the name of another', { id: 1, name: 'Аптеки  и лечебни заведения' }, sameGroupMessage],
])('the name of a group: %s', (_what, group, message) => {
  expect(groupErrors(group, all).name).toBe(message)
})

test.each<[number, string | undefined]>([
  [0, undefined],
  [1, 'В нея е 1 кореспондент.'],
  [40, 'В нея са 40 кореспонденти.'],
])('a group with %d correspondents', (count, because) => {
  expect(refusalOf(mayDeleteGroup(count))?.because).toBe(because)
})

test('where inactive groups are offered too, their names say so', () => {
  expect([true, false].map((isActive) => namedGroup({ id: 3, name: 'Вносители', isActive }).name)).toEqual([
    'Вносители',
    'Вносители (неактивна)',
  ])
})
