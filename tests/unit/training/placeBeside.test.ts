import { expect, test } from 'vitest'
import { type Box, placeNextTo } from '../../../src/features/training/demo/placeNextTo.ts'

const card = { width: 400, height: 260 }
const phoneCard = { width: 358, height: 300 }
const covers = (place: { left: number; top: number }, size: typeof card, target: Box): boolean =>
  place.left < target.left + target.width &&
  target.left < place.left + size.width &&
  place.top < target.top + target.height &&
  target.top < place.top + size.height

test.each<[what: string, target: Box]>([
  ['a heading', { left: 280, top: 90, width: 500, height: 40 }],
  ['something in the corner below', { left: 1000, top: 700, width: 420, height: 180 }],
  ['the search above', { left: 500, top: 8, width: 420, height: 40 }],
  ['a tree at the right', { left: 1080, top: 120, width: 340, height: 700 }],
  ['a wide banner below', { left: 260, top: 600, width: 1160, height: 220 }],
])('the card does not cover %s', (_, target) => {
  expect(covers(placeNextTo(card, target, { width: 1440, height: 900 }), card, target)).toBe(false)
})

test.each<[what: string, target: Box]>([
  ['a heading', { left: 16, top: 90, width: 300, height: 40 }],
  ['the middle of the screen', { left: 16, top: 380, width: 358, height: 120 }],
  ['what stands below', { left: 0, top: 640, width: 390, height: 200 }],
])('on a phone the card does not cover %s', (_, target) => {
  expect(covers(placeNextTo(phoneCard, target, { width: 390, height: 844 }), phoneCard, target)).toBe(false)
})

test('without a target it is at the bottom right, inside the window', () => {
  expect(placeNextTo(card, null, { width: 1440, height: 900 })).toEqual({ left: 1024, top: 624 })
})
