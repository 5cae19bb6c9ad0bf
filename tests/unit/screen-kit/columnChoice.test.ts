import { expect, test } from 'vitest'
import { readColumnChoice, writeColumnChoice } from '../../../src/screen-kit/list/columnChoice.ts'

const columns = ['direction', 'number', 'subject', 'status']

test.each([
  ["nothing kept: the grid's own order", null, columns, ['status']],
  [
    'kept order and hidden',
    ['subject', '-number', 'direction', 'status'],
    ['subject', 'number', 'direction', 'status'],
    ['number'],
  ],
  [
    'a column that is gone is forgotten',
    ['old', 'number', '-older', 'direction', 'subject', 'status'],
    ['number', 'direction', 'subject', 'status'],
    [],
  ],
  [
    'a new column stands after its neighbour',
    ['subject', 'direction', 'number'],
    ['subject', 'status', 'direction', 'number'],
    ['status'],
  ],
  [
    'a new first column stands first',
    ['number', 'subject', '-status'],
    ['direction', 'number', 'subject', 'status'],
    ['status'],
  ],
  [
    'the same key twice counts once',
    ['number', 'number', 'direction', 'subject', 'status'],
    ['number', 'direction', 'subject', 'status'],
    [],
  ],
])('the choice of columns: %s', (_, stored, order, hidden) => {
  expect(readColumnChoice(stored, columns, ['status'])).toEqual({ order, hidden })
})

test('a choice is stored and restored, also a shown column that is hidden by default', () => {
  const choice = { order: ['status', 'number', 'direction', 'subject'], hidden: ['direction'] }
  expect(readColumnChoice(writeColumnChoice(choice), columns, ['status'])).toEqual(choice)
})
