import { expect, test } from 'vitest'
import { commonResolutionTexts, placeText, typedReadyText } from '../../../src/rules/documents/resolutionTexts.ts'

const ready = 'За сведение.'

test.each<readonly [string, string, number, number, string]>([
  ['an empty field', '', 0, 0, 'За сведение.'],
  ['blanks are nothing', '  \n', 1, 1, 'За сведение.'],
  ['at the end, after a space', 'Спешно!', 7, 7, 'Спешно! За сведение.'],
  ['at the end, where a space is already', 'Спешно! ', 8, 8, 'Спешно! За сведение.'],
  ['at the beginning', 'Спешно!', 0, 0, 'За сведение. Спешно!'],
  ['in the middle, with spaces on both sides', 'Първо второ', 5, 5, 'Първо За сведение. второ'],
  ['before a comma stands no space', 'Първо, второ', 5, 5, 'Първо За сведение., второ'],
  ['on a line of its own', 'Първо\n', 6, 6, 'Първо\nЗа сведение.'],
  ['over what is selected', 'Първо второ трето', 6, 11, 'Първо За сведение. трето'],
  ['in the place of another ready text', 'За изпълнение.', 3, 3, 'За сведение.'],
])('a ready text is inserted %s', (_, typed, from, to, expected) => {
  const known = commonResolutionTexts.map(({ text }) => text)
  expect(placeText(typed, ready, { from, to }, known)).toBe(expected)
})

test('the common texts are different, and each sets a kind of task and a term', () => {
  expect(new Set(commonResolutionTexts.map(({ text }) => text)).size).toBe(commonResolutionTexts.length)
  for (const { text, taskTypeId, quantity, unitId } of commonResolutionTexts) {
    expect(text).toMatch(/^\p{Lu}.*\.$/u)
    expect([taskTypeId, quantity, unitId]).not.toContain(null)
  }
})

test.each([
  ['its words', 'За становище.', 'За становище.'],
  ['without the full stop, in small letters', ' за становище ', 'За становище.'],
  ['the longer of two that begin alike', 'За сведение и изпълнение', 'За сведение и изпълнение.'],
  ['more than its words', 'За становище до петък.', undefined],
  ['nothing', '  ', undefined],
])('a ready text that is typed is recognised by %s', (_, typed, text) =>
  expect(typedReadyText(typed, commonResolutionTexts)?.text).toBe(text),
)
