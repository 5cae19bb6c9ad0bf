import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockBackend } from '../../../scripts/backend/mockBackend.ts'
import { clockOffsetOf, simulatedDay } from '../../../scripts/serve/simulatedDay.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-01-01T09:30:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test.each([
  ['2026-11-20', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T10:00', '2026-11-20T08:00:00.000Z'],
  ['2026-07-01T23:59', '2026-07-01T20:59:00.000Z'],
])('the clock of the day %s starts at %s', (value, start) => {
  const simulated = simulatedDay('DAY', value)
  expect(simulated.day).toBe(value.slice(0, 10))
  expect(new Date(Date.now() + clockOffsetOf(simulated)).toISOString()).toBe(start)
})

test.each(['20.11.2026', '2026-02-30', '2026-11-20T24:00', '2026-11-20T10:60', '2026-11-20T', '2026-11-20T10:00Z', ''])(
  'the day "%s" is refused with its name, its form and its value',
  (value) =>
    expect(() => simulatedDay('--day', value)).toThrow(
      `--day must look like 2026-11-20 or 2026-11-20T10:00, not "${value}"`,
    ),
)

test('the mock backend of a process refuses a day that is none before it makes a database', () =>
  expect(mockBackend({ seed: 1, documents: 10, day: 'tomorrow' })).rejects.toThrow('DAY must look like'))
