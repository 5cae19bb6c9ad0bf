import { expect, test } from 'vitest'
import { recalculatedTermsText } from '../../../src/rules/deadlines/recalculatedTerms.ts'

const before = 'от вида „Жалба“ са преизчислени, защото правилото за срока е променено:'
test.each([
  [['04-1', '04-2'], `Сроковете на 2 документа ${before} 04-1 и 04-2.`],
  [['04-1', '04-2', '04-3'], `Сроковете на 3 документа ${before} 04-1, 04-2 и 04-3.`],
  [['04-1', '04-2', '04-3', '04-4', '04-5'], `Сроковете на 5 документа ${before} 04-1, 04-2, 04-3 и още 2.`],
])('the recalculated terms of %j are one notification', (numbers, text) =>
  expect(recalculatedTermsText('Жалба', numbers)).toBe(text),
)
