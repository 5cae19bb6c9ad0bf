import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

/** A length that is written at a control stands nowhere else: the backend would take more. */
const byHand = /maxLength[=:] ?\{?\d/

test('how long a text may be stands in its shape, and its field asks there', () => {
  const screens = sourcesOf('src').filter(({ path }) => /^src\/(features|screen-kit)\//.test(path))
  expect(screens.length).toBeGreaterThan(500)
  expect(screens.flatMap((one) => placesOf(one, byHand))).toEqual([])
})

test.each(['<TextField maxLength={100} />', 'const field = { maxLength: 100 }'])('%s is found', (text) => {
  expect(text).toMatch(byHand)
})
