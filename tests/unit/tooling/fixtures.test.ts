import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faces } from '../../../fixtures/papers/pdf/font.ts'
import { anyTexts, anyTextsContent, anyTextsFile } from '../../../scripts/fixtures/anyTexts.ts'
import { paperFontsContent, paperFontsFile, signs } from '../../../scripts/fixtures/paperFonts.ts'
import { tableColumnsContent, tableColumnsFile } from '../../../scripts/fixtures/tableColumns.ts'

test('the committed texts are those that `npm run fixtures` makes', () => {
  expect(readFileSync(anyTextsFile, 'utf8')).toBe(anyTextsContent())
})

test('the committed columns of the tables are those that `npm run fixtures` makes', () => {
  expect(readFileSync(tableColumnsFile, 'utf8')).toBe(tableColumnsContent())
})

test('the committed fonts of papers are those that `npm run fixtures` makes, with every requested character', async () => {
  expect(readFileSync(paperFontsFile, 'utf8')).toBe(await paperFontsContent())
  for (const face of [faces.regular, faces.bold]) {
    const lozenge = face.hexOf('◊')
    expect([...signs].filter((sign) => sign !== '◊' && face.hexOf(sign) === lozenge)).toEqual([])
    // „ѝ“ needs a separate glyph, because replacing it by „и“ would change the meaning.
    expect(face.hexOf('ѝ')).not.toBe(face.hexOf('и'))
  }
})

test('the committed texts include characters that cause errors', () => {
  const all = anyTexts().join('')
  for (const sign of ['%', '\u0000', '\n', '<', "'", '😀', '„']) expect(all).toContain(sign)
})
