import { expect, test } from 'vitest'
import { rowsThatFit } from '../../../src/screen-kit/list/rowsThatFit.ts'

test.each([
  ['a usual screen', { width: 1440, height: 900, letter: 14 }, 14],
  ['a low one', { width: 1280, height: 720, letter: 14 }, 9],
  ['a high one', { width: 2560, height: 1440, letter: 14 }, 28],
  ['letters of 140 %', { width: 1440, height: 900, letter: 19.6 }, 7],
  ['a window of no height', { width: 1440, height: 200, letter: 14 }, 5],
  ['a wall', { width: 8000, height: 9000, letter: 14 }, 100],
  ['a phone', { width: 390, height: 844, letter: 15 }, 10],
])('on %s fit so many rows', (_of, room, rows) => {
  expect(rowsThatFit(room)).toBe(rows)
})
