import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeConfig } from '../../../src/transport/config.ts'
import { hubEvents$, hubState$, mayHaveMissed$, startHub, stopHub } from '../../../src/transport/hub.ts'
import { onOwnOrigin } from '../../../src/transport/hubConnection.ts'
import type { HubEvent, HubState } from '../../../src/transport/hubEvents.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'
import { config, Jar, openPage } from './fakeBrowser.ts'

/** Replaces the SignalR client: the test decides whether a connection starts and when it is lost. */
const server = vi.hoisted(() => ({
  up: true,
  stopped: 0,
  token: '',
  started: 0,
  listeners: new Map<string, (...args: unknown[]) => void>(),
  lose: (): void => undefined,
}))

vi.mock('@microsoft/signalr', () => ({
  LogLevel: { None: 6 },
  NullLogger: { instance: {} },
  DefaultHttpClient: class {
    send = async () => ({})
  },
  HubConnectionBuilder: class {
    options = { accessTokenFactory: () => '' }
    withUrl(_url: string, options: { accessTokenFactory: () => string }) {
      this.options = options
      return this
    }
    configureLogging() {
      return this
    }
    build() {
      return {
        on: (name: string, listener: () => void) => server.listeners.set(name, listener),
        onclose: (lost: () => void) => {
          server.lose = lost
        },
        start: async () => {
          server.started += 1
          server.token = this.options.accessTokenFactory()
          if (!server.up) throw new Error('down')
        },
        stop: async () => {
          server.stopped += 1
        },
      }
    }
  },
}))

class Page extends EventTarget {
  visibilityState = 'visible'
  readonly jar = new Jar()
  get cookie() {
    return this.jar.cookie
  }
  set cookie(text: string) {
    this.jar.cookie = text
  }
}
const states: HubState[] = []
const events: HubEvent[] = []
let missed = 0
hubState$.subscribe((state) => states.push(state))
hubEvents$.subscribe((event) => events.push(event))
mayHaveMissed$.subscribe(() => {
  missed += 1
})
let page = new Page()

beforeEach(() => {
  vi.useFakeTimers()
  openPage()
  page = new Page()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {})
  saveTokens({ register: { token: 'r1' }, shreder: { token: 's1' } })
  Object.assign(server, { up: true, stopped: 0, started: 0 })
  states.length = 0
  events.length = 0
  missed = 0
})
afterEach(() => {
  stopHub()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const settle = () => vi.advanceTimersByTimeAsync(0)
const goneLive = () => vi.waitFor(() => expect(states.at(-1)).toBe('live'), { timeout: 10_000 })

test('one connection with the second backend’s token, however often it is started', async () => {
  startHub()
  startHub()
  await goneLive()
  expect([server.started, server.token, states]).toEqual([1, 's1', ['connecting', 'live']])
  events.length = 0
  server.listeners.get('DocumentChanged')?.({ docGuid: 'g' })
  expect(events).toEqual([{ name: 'DocumentChanged', args: [{ docGuid: 'g' }] }])
})

test('lost: the hub is down, retried without limit, and missed data is refetched when it is back', async () => {
  startHub()
  await goneLive()
  server.up = false
  server.lose()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(states.at(-1)).toBe('away')
  expect(server.started).toBeGreaterThan(15)
  expect(missed).toBe(0)
  server.up = true
  await vi.advanceTimersByTimeAsync(31_000)
  expect(states.at(-1)).toBe('live')
  expect(missed).toBe(1)
})

test('five minutes down: one retry after another, never two at once, at a rate acceptable for all users', async () => {
  startHub()
  await goneLive()
  server.up = false
  server.lose()
  const before = server.started
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  const tries = server.started - before
  // In 300 seconds: each delay is between 1 and 30 seconds, and most are longer than 15 seconds.
  expect(tries).toBeGreaterThanOrEqual(10)
  expect(tries).toBeLessThanOrEqual(60)
  expect(missed).toBe(0)
})

test('waking up, unfreezing and coming online trigger a refetch', async () => {
  startHub()
  await goneLive()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(missed).toBe(0)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  page.dispatchEvent(new Event('resume'))
  expect(missed).toBe(1)
  await vi.advanceTimersByTimeAsync(3000)
  window.dispatchEvent(new Event('online'))
  expect(missed).toBe(2)
})

test('log-out stops it, and no push is received and no retry is made', async () => {
  startHub()
  await goneLive()
  stopHub()
  await settle()
  expect([states.at(-1), server.stopped]).toEqual(['off', 1])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(server.started).toBe(1)
})

test.each([
  [
    'connected',
    ['NotificationReceived', 'UnprocessedCountsChanged', 'DocumentChanged', 'DeliveryChanged', 'UserChanged'],
  ],
  ['mocked', []],
] as const)('%s: the data changed before the first connection is requested once: %j', async (mode, names) => {
  takeConfig({ ...config, mode })
  startHub()
  await goneLive()
  expect(events.map(({ name }) => name)).toEqual(names)
  expect(missed).toBe(0)
})

test.each([
  ['https://hub.example.bg/other/negotiate', true],
  ['https://evil.example/negotiate', false],
  ['https://hub.example.bg.evil.example/negotiate', false],
  ['http://hub.example.bg/negotiate', false],
])('a hub on https://hub.example.bg that points to %s is followed: %s', async (url, followed) => {
  const { HttpClient, HttpResponse } = await vi.importActual<typeof import('@microsoft/signalr')>('@microsoft/signalr')
  const requests: unknown[] = []
  class SpyClient extends HttpClient {
    override async send(request: object) {
      requests.push(request)
      return new HttpResponse(200)
    }
  }
  vi.stubGlobal('location', { origin: 'https://delovod.example.bg' })
  const client = new SpyClient()
  const guarded = onOwnOrigin(client, 'https://hub.example.bg/hub')
  const sending = guarded.send({ method: 'POST', url })
  if (followed) await sending
  else await expect(sending).rejects.toThrow('another origin')
  expect(requests).toHaveLength(followed ? 1 : 0)
})
