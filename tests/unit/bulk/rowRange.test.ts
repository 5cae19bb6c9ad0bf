import { expect, test } from 'vitest'
import { rowsBetween } from '../../../src/widgets/grid/rowRange.ts'

test.each([
  ['а', 'в', ['а', 'б', 'в']],
  ['в', 'а', ['а', 'б', 'в']],
  ['б', 'б', ['б']],
  [undefined, 'б', ['б']],
  ['няма', 'г', ['г']],
])('Shift from %s to %s chooses %j', (from, to, expected) =>
  expect(rowsBetween(['а', 'б', 'в', 'г'], from, to)).toEqual(expected),
)
