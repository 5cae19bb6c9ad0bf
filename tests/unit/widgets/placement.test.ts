import { expect, test } from 'vitest'
import { place } from '../../../src/widgets/overlays/placement.ts'
import { deadlineDay } from '../../../src/widgets/page/deadlineDay.ts'
import { initialsOf } from '../../../src/widgets/tags/PersonAvatar.tsx'

const viewport = { width: 1000, height: 800 }
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 30, width: 100, height: 30 })

test.each([
  ['below its button', box(200, 100), 'bottom-start', { left: 200, top: 136 }],
  ['with its right edge under the right edge', box(500, 100), 'bottom-end', { left: 300, top: 136 }],
  ['above when there is no room below', box(200, 700), 'bottom-start', { left: 200, top: 394 }],
  ['inside the window at its right edge', box(950, 100), 'bottom-start', { left: 692, top: 136 }],
  ['inside the window at its left edge', box(10, 100), 'bottom-end', { left: 8, top: 136 }],
] as const)('a floating box is placed %s', (_, anchor, wanted, at) => {
  expect(place(anchor, { width: 300, height: 300 }, viewport, wanted)).toEqual(at)
})

test('a day of a deadline is announced with its weekday, its date and its kind', () => {
  const day = deadlineDay({ date: '2026-11-18', role: 'start' })
  expect([day.weekday, day.day]).toEqual(['ср', '18'])
  expect(day.description).toMatch(/^сряда, 18 ноември: начало, не се брои$/)
  expect(deadlineDay({ date: '2026-12-01', role: 'end' }).month).toBe('.12')
})

test.each([
  ['Мария Петрова', 'МП'],
  ['Иван Стоянов Колев', 'ИК'],
  ['анонимен', 'А'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
