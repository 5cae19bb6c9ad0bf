import { expect, test } from 'vitest'
import { type Spot, spotAfter } from '../../../src/widgets/charts/barWalk.ts'

const spots: Spot[] = [
  { bar: 0, part: 0 },
  { bar: 0, part: 1 },
  { bar: 0, part: 2 },
  { bar: 2, part: 0 },
  { bar: 2, part: 2 },
]

test.each([
  ['up within the bar', 0, 0, 'ArrowUp', [0, 1]],
  ['up over what is not there', 2, 0, 'ArrowUp', [2, 2]],
  ['up at its end', 0, 2, 'ArrowUp', null],
  ['down', 0, 2, 'ArrowDown', [0, 1]],
  ['down at its end', 0, 0, 'ArrowDown', null],
  ['right, over an empty bar, on the same height', 0, 2, 'ArrowRight', [2, 2]],
  ['right, to the nearest part', 0, 1, 'ArrowRight', [2, 0]],
  ['right at the end', 2, 0, 'ArrowRight', null],
  ['left', 2, 0, 'ArrowLeft', [0, 0]],
  ['left at the end', 0, 0, 'ArrowLeft', null],
  ['to the last bar', 0, 0, 'End', [2, 0]],
  ['to the first bar', 2, 2, 'Home', [0, 2]],
  ['another key', 0, 0, 'Enter', null],
] as const)('the key moves the focus: %s', (_, bar, part, key, to) => {
  const next = spotAfter(spots, { bar, part }, key)
  expect(next ? [next.bar, next.part] : null).toEqual(to)
})
