import { expect, test } from 'vitest'
import { newestFirst, sliceBefore } from '../../../src/features/notifications/notificationsState.ts'

test.each([
  [12, { skip: 7, take: 5 }],
  [7, { skip: 2, take: 5 }],
  [2, { skip: 0, take: 2 }],
  [0, { skip: 0, take: 0 }],
])('the rows above row %i are %j', (end, slice) => {
  expect(sliceBefore(end)).toEqual(slice)
})

test('the newest rows are first, and a row that moved between two pages appears once', () => {
  const rows = (...ids: number[]) => ids.map((id) => ({ id }))
  expect(
    newestFirst([
      { items: rows(8, 9, 10, 11, 12), from: 7, total: 12 },
      { items: rows(4, 5, 6, 7, 8), from: 3, total: 13 },
    ]).map(({ id }) => id),
  ).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4])
})
