import { vi } from 'vitest'
import type { Backend } from '../../../src/contract/endpoint.ts'
import { type AppConfig, takeConfig } from '../../../src/transport/config.ts'

export class Jar extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  readonly cookies = new Map<string, string>()
  readonly written: string[] = []
  readonly limit: number
  constructor(limit = 4096) {
    super()
    this.limit = limit
  }
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  set cookie(text: string) {
    this.written.push(text)
    const [pair = ''] = text.split('; ')
    const [name = '', value = ''] = pair.split('=')
    if (/Max-Age=0\b/.test(text)) this.cookies.delete(name)
    else if (name.length + value.length <= this.limit) this.cookies.set(name, value)
  }
}

export const config: AppConfig = {
  mode: 'connected',
  basePath: '/',
  api: { register: '/register', shreder: '/shreder' },
  hub: '/shreder/hubs/notifications',
  timesWithoutZone: 'sofia',
  maxUploadMegabytes: 50,
  modules: {},
  callsOff: [],
  timeoutMinutes: 5,
  removeTokensOnBrowserClose: false,
  accessKeySecret: '',
  accessKeyAsks: false,
  productTitle: 'Деловод',
  body: { name: 'Агенция за измервания и проверки', emblem: '' },
  version: '1.0',
  amountDisplay: 'lv',
  keepDrafts: true,
  writes: { idempotencyKey: true, resolutionWithTasks: true, keysAreKept: true },
  externalExchange: 'https://eventis.example.bg/',
  mocked: { seed: 1, documents: 10 },
}

export const openPage = (address = 'http://localhost:4173/', over: Partial<AppConfig> = {}, jar = new Jar()) => {
  takeConfig({ ...config, ...over })
  vi.stubGlobal('document', jar)
  vi.stubGlobal('location', new URL(address))
  return jar
}

export type SentRequest = {
  backend: Backend
  path: string
  query: string
  headers: Headers
  body: unknown
  method: string
}
export type FakeResponse = { status?: number; json?: unknown; text?: string; headers?: Record<string, string> }

/**
 * Responds to every fetch with the result of `respond`; returns a list of the sent requests. If the result is 'never',
 * the request stays pending until it is aborted.
 */
export const respondWith = (respond: (sent: SentRequest) => FakeResponse | 'never' | Error | Promise<FakeResponse>) => {
  const calls: SentRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit): Promise<Response> => {
    const [, backend = '', path = '', query = ''] = /^\/(\w+)(\/api[^?]*)\??(.*)$/.exec(url) ?? []
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const sent: SentRequest = {
      backend: backend === 'register' ? 'register' : 'shreder',
      path,
      query,
      headers: new Headers(init.headers),
      body,
      method: init.method ?? 'GET',
    }
    calls.push(sent)
    const given = await respond(sent)
    if (given instanceof Error) throw given
    if (given === 'never') {
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    }
    const { status = 200, json, text, headers = { 'content-type': 'application/json' } } = given
    const content = text ?? (json === undefined ? null : JSON.stringify(json))
    return new Response(status === 204 ? null : content, { status, headers })
  })
  return calls
}
