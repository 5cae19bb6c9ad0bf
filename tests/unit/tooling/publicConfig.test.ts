import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { type PublicConfig, servedConfig } from '../../../scripts/serve/publicConfig.ts'

const file: PublicConfig = JSON.parse(readFileSync('public/config.json', 'utf8'))

test('without variables the file is served unchanged', () => expect(servedConfig(file, {})).toEqual(file))

test.each([
  [{ SEED: '7' }, { mocked: { seed: 7, documents: 2800 } }],
  [{ SEED: '7', DOCUMENTS: '10000' }, { mocked: { seed: 7, documents: 10000 } }],
  [{ DAY: '2026-11-20' }, { mocked: { seed: 1, documents: 2800, day: '2026-11-20' } }],
  [{ DELIVERIES_FASTER: '4' }, { mocked: { seed: 1, documents: 2800, deliveriesFaster: 4 } }],
  [{ MODE: 'connected' }, { mode: 'connected' }],
  [{ API_REGISTER: 'https://a.bg' }, { api: { register: 'https://a.bg', shreder: '/shreder' } }],
  [{ API_SHREDER: 'https://b.bg' }, { api: { register: '/register', shreder: 'https://b.bg' } }],
  [{ HUB: 'https://h.bg/hub' }, { hub: 'https://h.bg/hub' }],
  [{ TIMEOUT_MINUTES: '1' }, { timeoutMinutes: 1 }],
  [{ HUB: '' }, { hub: '' }],
  [{ SEED: '' }, {}],
])('the variables %j change the served file', (environment, changed) => {
  expect(servedConfig(file, environment)).toEqual({ ...file, ...changed })
})

test.each([
  [{ MODE: 'demo' }, 'MODE must be one of mocked, connected, class, not "demo"'],
  [{ SEED: 'seven' }, 'SEED must be a whole number, not "seven"'],
  [{ DAY: '20.11.2026' }, 'DAY must look like 2026-11-20 or 2026-11-20T10:00, not "20.11.2026"'],
  [{ DAY: '2026-02-30' }, 'DAY must look like 2026-11-20 or 2026-11-20T10:00, not "2026-02-30"'],
  [{ DAY: '2026-11-20T25:00' }, 'DAY must look like 2026-11-20 or 2026-11-20T10:00, not "2026-11-20T25:00"'],
])('the variables %j are refused', (environment, because) =>
  expect(() => servedConfig(file, environment)).toThrow(because),
)

afterEach(() => vi.useRealTimers())
test('a day with a time sets the clock of the mock database to that time in Sofia now', () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T00:00:00Z') })
  const { mocked } = servedConfig(file, { DAY: '2026-11-20T10:00' })
  expect(mocked?.day).toBe('2026-11-20')
  expect(new Date(Date.now() + (mocked?.clockOffset ?? 0)).toISOString()).toBe('2026-11-20T08:00:00.000Z')
})
