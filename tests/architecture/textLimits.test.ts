import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

/**
 * Matches a length limit written at a control. The limit must come from the contract, because the backend may accept
 * longer texts.
 */
const byHand = /maxLength[=:] ?\{?\d/

test('the longest text is declared in the shape, and the field reads it there', () => {
  const screens = sourcesOf('src').filter(({ path }) => /^src\/(features|screen-kit)\//.test(path))
  expect(screens.length).toBeGreaterThan(500)
  expect(screens.flatMap((one) => placesOf(one, byHand))).toEqual([])
})

test.each(['<TextField maxLength={100} />', 'const field = { maxLength: 100 }'])('finds %s', (text) => {
  expect(text).toMatch(byHand)
})
