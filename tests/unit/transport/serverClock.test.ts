import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockOffset, now, setClockOffset } from '../../../src/dates/clock.ts'
import { loadConfig, serverResponds } from '../../../src/transport/config.ts'
import { takeServerTime } from '../../../src/transport/serverClock.ts'
import { config } from './fakeBrowser.ts'

const computer = Date.parse('2026-11-25T08:00:00Z')
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(computer)
})
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['a day and an hour on', 'Thu, 26 Nov 2026 09:00:00 GMT', 25 * 3_600_000],
  ['behind', 'Wed, 25 Nov 2026 07:00:00 GMT', -3_600_000],
  ['a minute on', 'Wed, 25 Nov 2026 08:01:00 GMT', 0],
  ['not told', null, 0],
  ['no date', 'soon', 0],
])('the server is %s (%s): the clock is moved by %i ms', (_, date, moved) => {
  takeServerTime(date)
  expect(clockOffset()).toBe(moved)
})

test('a corrected clock is accepted; seconds between two responses change nothing', () => {
  takeServerTime('Thu, 26 Nov 2026 09:00:00 GMT')
  takeServerTime('Thu, 26 Nov 2026 09:00:30 GMT')
  expect(clockOffset()).toBe(25 * 3_600_000)
  takeServerTime('Wed, 25 Nov 2026 08:00:10 GMT')
  expect(clockOffset()).toBe(0)
})

const replies = (mode: string) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...config, mode }, { headers: { date: 'Thu, 26 Nov 2026 09:00:00 GMT' } }),
  )
test('a connected page uses the time of the server of its configuration', async () => {
  replies('connected')
  await loadConfig()
  expect(now().toISOString()).toBe('2026-11-26T09:00:00.000Z')
  setClockOffset(0)
  expect(await serverResponds()).toBe(true)
  expect(now().toISOString()).toBe('2026-11-26T09:00:00.000Z')
})
test.each(['mocked', 'class'])('training (%s) keeps a separate clock', async (mode) => {
  replies(mode)
  await loadConfig()
  expect(clockOffset()).toBe(0)
})
