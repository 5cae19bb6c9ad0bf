import { expect, test } from 'vitest'
import { growToText } from '../../../src/widgets/fields/useGrowing.ts'

/**
 * Returns a text area of three rows of 20 px with borders of 1 px, and with the measures that a browser would return.
 */
const areaWith = (lines: number) => {
  const style = { height: '60px' }
  const rows = 3 * 20
  const inner = () => (style.height === 'auto' ? rows : Number.parseInt(style.height, 10) - 2)
  return {
    style,
    get clientHeight() {
      return inner()
    },
    get offsetHeight() {
      return inner() + 2
    },
    get scrollHeight() {
      return Math.max(inner(), lines * 20)
    },
  }
}

test.each([
  [1, '62px'],
  [3, '62px'],
  [8, '162px'],
])('a text of %i lines is fully visible without a scrollbar', (lines, height) => {
  const area = areaWith(lines)
  growToText(area)
  expect(area.style.height).toBe(height)
  growToText(area)
  expect(area.style.height, 'and stays as it is').toBe(height)
})

test('deleting text lowers the area again', () => {
  const area = areaWith(1)
  area.style.height = '162px'
  growToText(area)
  expect(area.style.height).toBe('62px')
})
