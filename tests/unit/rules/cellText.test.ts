import { expect, test } from 'vitest'
import { cellText } from '../../../src/rules/words/cellText.ts'

test.each([
  ['a formula stays a text', '=1+1', '=1+1'],
  ['the number of a letter', 'док_x0041_1 и _X00e9_', 'док_x005F_x0041_1 и _x005F_X00e9_'],
  ['what only looks like one', 'a_x41_ и _y0041_', 'a_x41_ и _y0041_'],
  ['as much as a cell holds', 'ж'.repeat(32_767), 'ж'.repeat(32_767)],
  ['more than that', 'ж'.repeat(32_768), `${'ж'.repeat(32_766)}…`],
])('the text of a cell: %s', (_, text, cell) => {
  expect(cellText(text)).toBe(cell)
})
