import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chunksAt, readRouteScripts, routeScriptsText } from '../../../src/app/routeScripts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { headersOf } from '../../../src/transport/message.ts'
import { prefetch, prefetchFirst, storedRequestAt, takePrefetched } from '../../../src/transport/prefetch.ts'
import { config } from './fakeBrowser.ts'

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'http:', href: 'http://localhost/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const message = (token: string, url = '/list', body = '{}') => ({
  method: 'POST',
  url,
  headers: headersOf(token),
  body,
})

test('a prefetched response is used once, by the same request of the same user', async () => {
  const sent = vi.fn(async () => new Response('rows'))
  vi.stubGlobal('fetch', sent)
  prefetch(message('mine'))
  expect(takePrefetched(message('hers'))).toBeUndefined()
  expect(takePrefetched(message('mine', '/other'))).toBeUndefined()
  expect(takePrefetched(message('mine', '/list', '{"a":1}'))).toBeUndefined()
  expect(await (await takePrefetched(message('mine'))?.reply)?.text()).toBe('rows')
  expect(takePrefetched(message('mine'))).toBeUndefined()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('an unused prefetch is aborted, and a used one is not', async () => {
  vi.useFakeTimers()
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Response('rows')
  })
  prefetch(message('mine'))
  prefetch(message('mine', '/taken'))
  takePrefetched(message('mine', '/taken'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(takePrefetched(message('mine'))).toBeUndefined()
})

test('at an address with a filter only the user is prefetched, because the list has another request', () => {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    return new Response()
  })
  const tail = `${documents.getAllDocumentsForDMS.path}?skip=0`
  const listRequest = { backend: 'register', kind: 'read', method: 'POST', tail, body: '{}' }
  const stored = JSON.stringify({ firstQuestions: { '/documents': listRequest } })
  prefetchFirst(config, { pathname: '/documents', search: '?subject=a' }, stored)
  expect(urls).toHaveLength(1)
  prefetchFirst(config, { pathname: '/documents', search: '' }, stored)
  expect(urls).toHaveLength(3)
})

test('only a read that is stored for this path is prefetched', () => {
  const stored = (listRequest: unknown) => JSON.stringify({ firstQuestions: { '/documents': listRequest } })
  const reads = {
    backend: 'shreder',
    kind: 'read',
    method: 'POST',
    tail: `${documents.getAllDocumentsForDMS.path}?skip=0`,
    body: '{}',
  }
  expect(storedRequestAt(stored(reads), '/documents')).toEqual(reads)
  expect(storedRequestAt(stored(reads), '/tasks')).toBeUndefined()
  const renamed = { ...reads, tail: '/api/Documents/List?skip=0' }
  expect(storedRequestAt(stored(renamed), '/documents')).toEqual(renamed)
  for (const other of [{ kind: 'delete' }, { kind: undefined }, { method: 'DELETE' }, { tail: '//else/api/x' }])
    expect(storedRequestAt(stored({ ...reads, ...other }), '/documents')).toBeUndefined()
  expect(storedRequestAt(stored({ ...reads, backend: 'https://else' }), '/documents')).toBeUndefined()
  for (const damaged of [null, 'null', '{', '[]', stored(null)])
    expect(storedRequestAt(damaged, '/documents')).toBeUndefined()
})

test('the scripts of a route are those of the pattern with the fewest parameters, and survive the page', () => {
  const scripts = readRouteScripts(
    routeScriptsText({
      inside: ['a', 'b'],
      routes: [
        [['c'], ['/documents', '/all']],
        [['d'], ['/documents/:id']],
        [['e'], ['/documents/create']],
      ],
    }),
  )
  expect(scripts.inside).toEqual(['a', 'b'])
  expect(
    ['/documents', '/all/', '/documents/7', '/documents/create', '/nowhere'].map((path) => chunksAt(scripts, path)),
  ).toEqual([['c'], ['c'], ['d'], ['e'], []])
})
