import { expect, test } from 'vitest'
import { mentionAt, withMention } from '../../../src/widgets/fields/mentionAt.ts'

test.each([
  ['@', 1, { from: 0, text: '' }],
  ['Моля, @Ма', 9, { from: 6, text: 'Ма' }],
  ['Моля, (@Мария Пе', 16, { from: 7, text: 'Мария Пе' }],
  ['първи ред\n@Иван', 15, { from: 10, text: 'Иван' }],
  ['@Мария и @Ив', 12, { from: 9, text: 'Ив' }],
  ['@Мария Петрова', 4, { from: 0, text: 'Мар' }],
  ['без никого', 10, null],
  ['пиши на ivan@abv.bg', 19, null],
  ['@ Мария', 7, null],
  ['@Мария\nдруг ред', 15, null],
  ['@Мария Иванова Петрова каза че е така', 37, null],
  [`@${'а'.repeat(50)}`, 51, null],
])('the mention in „%s“ with the caret at %i', (value, caret, expected) => {
  expect(mentionAt(value, caret)).toEqual(expected)
})

test.each([
  ['Моля, @Ма', 9, 'Моля, @Мария Петрова ', 21],
  ['Моля, @Ма да види', 9, 'Моля, @Мария Петрова да види', 21],
  ['Моля, @Ма, вижте', 9, 'Моля, @Мария Петрова, вижте', 20],
])('„%s“ becomes „%s“', (value, caret, text, after) => {
  const start = mentionAt(value, caret) ?? { from: -1, text: '' }
  expect(withMention(value, caret, start, 'Мария Петрова')).toEqual({ value: text, caret: after })
})
