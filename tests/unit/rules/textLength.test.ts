import { expect, test } from 'vitest'
import { maxTextLength, tooLongTexts } from '../../../src/rules/words/textLength.ts'

const longest = 'а'.repeat(maxTextLength)

test.each([
  ['the longest text there may be', { note: longest }, []],
  ['a longer one', { note: `${longest}а`, name: 'Иван' }, ['note']],
  ['one in a row of a list', { devices: [{ name: 'Везна' }, { name: `${longest}а` }] }, ['devices']],
  ['numbers, nothing and choices', { id: 5, on: null, isActive: true }, []],
])('of %s these fields are told: %#', (_, sent, fields) => {
  expect(Object.keys(tooLongTexts(sent))).toEqual(fields)
})
