import { expect, test } from 'vitest'
import { closingSummary } from '../../../src/features/documents/status/closingSummary.ts'

test.each([
  [1, 0, 'Приключва се само този документ. Остава неприключен 1 документ.'],
  [3, 0, 'Приключва се само този документ. Остават неприключени 3 документа.'],
  [1, 1, 'С него се приключва още 1 документ.'],
  [3, 1, 'С него се приключва още 1 документ. Остават неприключени 2 документа.'],
  [3, 2, 'С него се приключват още 2 документа. Остава неприключен 1 документ.'],
  [3, 3, 'С него се приключват още 3 документа.'],
])('of %i unfinished documents %i go with the root', (all, chosen, sentence) => {
  expect(closingSummary(all, chosen)).toBe(sentence)
})
