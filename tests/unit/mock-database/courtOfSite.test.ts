import { expect, test } from 'vitest'
import { ofItsCourt } from '../../../mocks/documents/seedSubjects.ts'

const summons = 'Призовка по адм. дело № 3424/2026 г. на Административен съд – Монтана'

test.each([
  [
    'Административен съд – Велико Търново',
    'Призовка по адм. дело № 3424/2026 г. на Административен съд – Велико Търново',
  ],
  ['Районен съд – София', 'Призовка по НАХД № 3424/2026 г. на Районен съд – София'],
  ['Окръжна прокуратура – Варна', 'Искане по пр. преписка № 3424/2026 г. на Окръжна прокуратура – Варна'],
  ['', summons],
])('a letter of „%s“ is about its own case', (sender, subject) => {
  expect(ofItsCourt(summons, sender)).toBe(subject)
})

test('a letter about another subject stays unchanged', () => {
  expect(ofItsCourt('Пълномощно за представителство', 'Районен съд – София')).toBe('Пълномощно за представителство')
})
