import { expect, test } from 'vitest'
import { decimalText } from '../../../src/rules/words/decimal.ts'

test.each([
  [6.8, undefined, '6,8'],
  [50, undefined, '50'],
  [7, 1, '7,0'],
  [-0.256, 2, '-0,26'],
])('the number %d with %s decimals is „%s“', (value, digits, text) => {
  expect(decimalText(value, digits)).toBe(text)
})
