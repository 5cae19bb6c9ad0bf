import { expect, test } from 'vitest'
import { type Counter, counterRules, nextOf } from '../../../src/rules/documents/counterRules.ts'

const counter = (own: Partial<Counter> = {}): Counter => ({
  id: 1,
  name: 'Кореспонденция',
  year: 2026,
  firstNumber: 1,
  currentValue: 17,
  step: 1,
  restartsEachYear: true,
  isActive: true,
  ...own,
})

test.each([
  ['goes on by its step', { step: 2 }, 19],
  ['begins with its first number', { firstNumber: 100, currentValue: 99 }, 100],
  ['is not known without its value', { currentValue: null }, null],
])('the next number %s', (_, own, next) => {
  expect(nextOf(counter(own))).toBe(next)
})

test.each<[string, Partial<Counter>, object]>([
  ['stays as it is', {}, {}],
  ['is raised', { currentValue: 500 }, {}],
  [
    'goes back below a number given',
    { currentValue: 16 },
    { currentValue: 'Вече е даден номер 17: броячът не се връща под него.' },
  ],
  ['has no step', { step: 0 }, { step: 'Поне 1.' }],
  ['is of a year that is none', { year: 26 }, { year: 'Годината е от 2000 до 2099.' }],
  ['says nothing', { firstNumber: null }, { firstNumber: 'Полето е задължително' }],
])('the form of a counter that %s', (_, own, errors) => {
  expect(counterRules.errors(counter(own), [counter()])).toEqual(errors)
})

test('a counter is unique within a year, and may repeat in another', () => {
  const taken = { name: 'Вече има брояч с това наименование.' }
  expect(counterRules.errors(counter({ id: 0, name: '„кореспонденция“' }), [counter()])).toEqual(taken)
  expect(counterRules.errors(counter({ id: 0, year: 2027, currentValue: 0 }), [counter()])).toEqual({})
})

test('a new counter may start at any value from its first number on', () => {
  const fresh = counter({ id: 0, name: 'Лични дела', firstNumber: 10, currentValue: 9 })
  expect(counterRules.errors(fresh, [])).toEqual({})
  expect(counterRules.errors({ ...fresh, currentValue: 0 }, [])).toEqual({
    currentValue: 'Не може да е под началния номер без единица.',
  })
})
