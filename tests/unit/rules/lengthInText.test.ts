import { expect, test } from 'vitest'
import { lengthInWords } from '../../../src/rules/words/lengthInText.ts'

const hour = 3_600_000
test.each([
  [3 * 60_000, '3 минути'],
  [hour, '1 час'],
  [2 * hour + 60_000, '2 часа и 1 минута'],
  [48 * hour + 59 * 60_000, '2 дни'],
  [400 * 24 * hour + hour, '400 дни и 1 час'],
])('%i ms are „%s“', (milliseconds, words) => expect(lengthInWords(milliseconds)).toBe(words))
