import { expect, test } from 'vitest'
import { numberMatcher } from '../../../src/rules/identifiers/registrationNumber.ts'
import { highlightMatches } from '../../../src/rules/words/highlightMatches.ts'

const marked = (text: string, typed: string) =>
  highlightMatches(text, typed)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Община Черноморец', 'черномор', 'Община [Черномор]ец'],
  ['Община Черноморец', 'chernomor общ', '[Общ]ина [Черномор]ец'],
  ['04-12-20.11.2026 – Молба', '0412', '[04-12]-20.11.2026 – Молба'],
  ['04-12-20.11.2026', '04-12/20.11.2026', '[04-12-20.11.2026]'],
  ['Ново село', 'новосело', 'Ново село'],
  ['Молба', 'жалба', 'Молба'],
  ['Две заявления', 'заявлението', 'Две [заявления]'],
  ['Доставка за поста', 'постове', 'Доставка за [поста]'],
  ['Доставка', 'постове', 'Доставка'],
  ['Молба', '  ', 'Молба'],
])('in „%s“ the text „%s“ is marked as %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
  expect(
    highlightMatches(text, typed)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test.each<[typed: string, number: string | null, isFound: boolean]>([
  ['04-12', '04-12', true],
  ['0412', '04-12', true],
  ['04 12', '04-12', true],
  ['рд12', 'РД-12-345', true],
  ['12-345', 'РД-12-345', true],
  ['04-12/20.11.2026', '04-12', true],
  ['№ 04-12-20.11.2026 г.', '04-12', true],
  ['04-12/21.11.2026', '04-12', false],
  ['04-13', '04-12', false],
  ['04-12', null, false],
])('the typed number „%s“ finds %s: %s', (typed, number, isFound) => {
  expect(numberMatcher(typed)(number, '2026-11-20T08:00:00Z')).toBe(isFound)
})
