import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anyTexts, anyTextsContent, anyTextsFile } from '../../../scripts/fixtures/anyTexts.ts'

test('the committed texts are those that `npm run fixtures` makes', () => {
  expect(readFileSync(anyTextsFile, 'utf8')).toBe(anyTextsContent())
})

test('among them is what breaks things', () => {
  const all = anyTexts().join('')
  for (const sign of ['%', '\u0000', '\n', '<', "'", '😀', '„']) expect(all).toContain(sign)
})
