import { expect, test } from 'vitest'
import { inSentence } from '../../../src/rules/words/inSentence.ts'

test.each([
  ['Представен в НОИ', 'представен в НОИ'],
  ['За съгласуване', 'за съгласуване'],
  ['ГТП', 'ГТП'],
  ['', ''],
])('„%s“ in a sentence: „%s“', (label, words) => {
  expect(inSentence(label)).toBe(words)
})
