import { expect, test } from 'vitest'
import { clearOfDialog, clearOfFocus, clearOfPage } from '../../../src/widgets/overlays/noticePlace.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const notice = box(1004, 810, 1420, 880)

test.each([
  ['a small dialog is not met', box(500, 300, 940, 560), box(500, 500, 940, 560), {}],
  ['a tall narrow one neither', box(400, 16, 1000, 884), box(400, 820, 1000, 884), {}],
  ['beside a wide one it is narrower', box(256, 16, 1184, 884), box(256, 820, 1184, 884), { width: 224 }],
  ['over the foot of one that leaves no room', box(96, 16, 1344, 884), box(96, 820, 1344, 884), { bottom: 92 }],
])('the place of a notice: %s', (_, dialog, foot, place) =>
  expect(clearOfDialog(notice, dialog, foot, 900)).toEqual(place),
)

test('on a phone it is above a short sheet', () => {
  const place = clearOfDialog(box(13, 760, 377, 831), box(0, 500, 390, 844), box(0, 780, 390, 844), 844)
  expect(place).toEqual({ bottom: 356 })
})

test('on a phone it is above the buttons of a tall one', () => {
  const place = clearOfDialog(box(13, 760, 377, 831), box(0, 60, 390, 844), box(0, 780, 390, 844), 844)
  expect(place).toEqual({ bottom: 76 })
})

test.each([
  ['off the field that has the focus, over it', box(1000, 820, 1300, 850), { bottom: 92 }],
  ['where it is, when the focus is elsewhere', box(300, 820, 700, 850), {}],
  ['where it is, when there is no room over it', box(1000, 60, 1300, 850), {}],
])('if no space is free, it is %s', (_, focused, place) => expect(clearOfFocus(notice, focused, 900)).toEqual(place))

const view = { height: 900, left: 240 }
const row = (top: number) => box(260, top, 1420, top + 37)
const pages = [box(260, 850, 560, 884), box(1100, 850, 1420, 884)]
test.each([
  ['where it is over an empty corner', [row(400), row(437)], {}],
  ['in the foot of a list, between the count and the pages', [row(760), row(800), ...pages], { bottom: 6, left: 684 }],
  ['over what stands in the corner, along the edge', [box(240, 790, 1440, 900)], { bottom: 113 }],
  ['nowhere, when rows fill the window', [box(240, 0, 1440, 900)], undefined],
])('on the page it is %s', (_, taken, place) => {
  const low = box(1004, 830, 1420, 883)
  expect(clearOfPage(low, taken, view)).toEqual(place)
})
