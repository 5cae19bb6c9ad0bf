import { expect, test } from 'vitest'
import { withPreposition } from '../../../src/rules/words/preposition.ts'

test.each([
  ['в', 'Франция', 'във Франция'],
  ['в', 'Варна', 'във Варна'],
  ['в', 'Пловдив', 'в Пловдив'],
  ['в', '„Финанси и счетоводство“', 'във „Финанси и счетоводство“'],
  ['с', 'Сливен', 'със Сливен'],
  ['с', '„Заря“ ООД', 'със „Заря“ ООД'],
  ['с', 'Пазарджик', 'с Пазарджик'],
  ['с', '', 'с '],
] as const)('the preposition %s before %s', (preposition, words, text) => {
  expect(withPreposition(preposition, words)).toBe(text)
})
