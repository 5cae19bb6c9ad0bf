import { expect, test } from 'vitest'
import { createTestBackend } from './createTestBackend.ts'
import { isNameless, machineWordIn } from './plainWords.ts'

test.each([
  ['2026-10-28', true],
  ['2026-10-28T08:00:00Z', true],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', true],
  ['17', true],
  ['12.50', true],
  ['true', true],
  ['28.10.2026 г.', false],
  ['12,50 €', false],
  ['РД-12-19', false],
  ['място 3', false],
  ['да', false],
])('the text „%s“ contains words of machines: %s', (newValue, expected) => {
  expect(machineWordIn({ attribute: null, oldValue: null, newValue }) !== undefined).toBe(expected)
})

test.each([
  ['86', '', true],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', ' ', true],
  ['86', '29.12.2026 г. Почивен ден', false],
  ['mpetrova', '', false],
])('a row about „%s“ with the description „%s“ is nameless: %s', (objectId, description, expected) => {
  expect(isNameless({ objectId, description })).toBe(expected)
})

test('the journal and the histories of a seeded database contain only words of users', () => {
  const { db } = createTestBackend()
  const rows = [...db.userActions.all(), ...db.history.all()]
  expect(rows.length).toBeGreaterThan(1000)
  expect(rows.filter((row) => machineWordIn(row) !== undefined)).toEqual([])
  expect(db.userActions.all().filter(isNameless)).toEqual([])
})
