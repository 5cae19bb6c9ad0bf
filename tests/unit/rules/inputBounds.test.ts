import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Amount, CivilDate, DateTime, Id, orUnknown, proposed, textUpTo } from '../../../src/contract/shapes/base.ts'
import { sentErrors } from '../../../src/rules/inputBounds.ts'
import { maxTextLength, textLimits } from '../../../src/rules/words/textLength.ts'

const longest = 'а'.repeat(maxTextLength)
const Row = v.object({ name: textUpTo(5), on: v.nullable(CivilDate) })
const Record = proposed(
  v.object({
    name: proposed(textUpTo(5)),
    note: v.string(),
    on: orUnknown(CivilDate),
    at: v.nullable(DateTime),
    count: orUnknown(Id),
    amount: v.nullable(Amount),
    rows: v.array(Row),
  }),
)
const whole = {
  name: 'Иван',
  note: longest,
  on: '2199-12-31',
  at: null,
  count: 2_147_483_647,
  amount: '9999999999.99',
  rows: [],
}

test.each([
  ['the most there may be', {}, {}],
  ['a text longer than its field', { name: 'Иванов' }, { name: 'Най-много 5 знака; написани са 6.' }],
  ['a text longer than any', { note: `${longest}а` }, { note: /^Най-много 20000 знака/ }],
  [
    'one in a row of a list',
    {
      rows: [
        { name: 'Везна', on: null },
        { name: 'Везничка', on: null },
      ],
    },
    { rows: /^Най-много 5/ },
  ],
  ['a day that there is not', { on: '2026-02-29' }, { on: 'Въведената дата не е валидна.' }],
  ['a day before any', { on: '1899-12-31' }, { on: 'Датата трябва да е по-голяма от 1 Януари 1900г.' }],
  ['an instant after any', { at: '9999-12-31T10:00:00Z' }, { at: 'Датата трябва да е не по-късно от 31.12.2199 г.' }],
  ['a day of a row', { rows: [{ name: '', on: '0001-01-01' }] }, { rows: /1900/ }],
  ['a number beyond any', { count: 1e300 }, { count: 'Числото е твърде голямо.' }],
  ['an amount beyond any', { amount: '-10000000000.00' }, { amount: 'Сумата е твърде голяма.' }],
])('the message for %s', (_, change, messages) => {
  const matching = Object.fromEntries(
    Object.entries(messages).map(([field, words]) => [
      field,
      words instanceof RegExp ? expect.stringMatching(words) : words,
    ]),
  )
  expect(sentErrors(Record, { ...whole, ...change })).toEqual(matching)
})

test('a form has the same limits of characters as the shape', () => {
  expect(textLimits(Record)).toEqual({ name: 5 })
})
