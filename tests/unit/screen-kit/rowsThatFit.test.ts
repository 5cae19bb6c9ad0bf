import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsThatFit } from '../../../src/screen-kit/list/rowsThatFit.ts'

test.each([
  ['a usual screen', { width: 1440, height: 900, letter: 14 }, 11],
  ['a usual one whose rows have a third line', { width: 1280, height: 900, letter: 14 }, 10],
  ['a laptop under the bars of its browser', { width: 1440, height: 800, letter: 14 }, 10],
  ['a low one', { width: 1280, height: 720, letter: 14 }, 9],
  ['a high one', { width: 2560, height: 1440, letter: 14 }, 21],
  ['letters of 140 %', { width: 1440, height: 900, letter: 19.6 }, 6],
  ['a window of no height', { width: 1440, height: 200, letter: 14 }, 5],
  ['a wall', { width: 8000, height: 9000, letter: 14 }, 100],
  ['a phone', { width: 390, height: 844, letter: 15 }, 10],
])('the number of rows that fit on %s', (_of, listWindow, rows) => {
  expect(rowsThatFit(listWindow)).toBe(rows)
})

/** Returns the minimum height of a row in em, from the styles, for a window of this height. */
const styledRow = (height: number): number => {
  const css = readFileSync('src/widgets/grid/grid.css', 'utf8')
  const usual = Number(/^\.grid \{[^}]*--row: ([\d.]+)rem/m.exec(css)?.[1])
  const higher = [...css.matchAll(/@media \(min-height: ([\d.]+)rem\) \{\s*\.grid \{\s*--row: ([\d.]+)rem/g)]
  return higher.reduce((row, [, from, one]) => (height >= Number(from) * 16 ? Number(one) : row), usual)
}

test.each([600, 720, 799, 800, 850, 895, 896, 1080, 1440])('no more rows than fit in %i pixels', (height) => {
  const rows = rowsThatFit({ width: 1440, height, letter: 14 })
  expect(styledRow(height)).toBeGreaterThan(2)
  expect(rows * (styledRow(height) * 14 + 1)).toBeLessThanOrEqual(Math.max(height - 23 * 14, 5 * 40))
})
