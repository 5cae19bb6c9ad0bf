import { type Query, QueryObserver } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createQueryClient,
  invalidate,
  invalidateAllButLookups,
  invalidatePushed,
  queryOf,
} from '../../../src/transport/query.ts'
import { calls } from './calls.ts'
import { openPage, respondWith } from './fakeBrowser.ts'

beforeEach(() => openPage())
afterEach(() => vi.unstubAllGlobals())
const isOfList = ({ queryKey: [path] }: Pick<Query, 'queryKey'>) => path === calls.list.path
const sendRequest = (name: string) => queryOf(calls.list, { query: { skip: 0 }, body: { name } })

test('equal filters have one key, and an empty one is not sent', async () => {
  const sent = respondWith(() => ({ json: { type: 1, resultData: [] } }))
  expect(sendRequest('').queryKey).toEqual(queryOf(calls.list, { query: { skip: 0 }, body: {} }).queryKey)
  await createQueryClient().fetchQuery(sendRequest(''))
  expect(sent[0]?.body).toEqual({})
})

test('a failed call is not retried, and a refused one is an error of the query', async () => {
  const sent = respondWith(() => ({ json: { type: 0, message: 'Не' } }))
  await expect(createQueryClient().fetchQuery(sendRequest('а'))).rejects.toMatchObject({
    kind: 'refused',
    message: 'Не',
  })
  expect(sent).toHaveLength(1)
})

test('an unobserved query is aborted', async () => {
  respondWith(() => 'never')
  const client = createQueryClient()
  const reply = client.fetchQuery(sendRequest('а'))
  await client.cancelQueries()
  await expect(reply).rejects.toThrow()
})

test('invalidation refetches visible queries that are stale', async () => {
  const sent = respondWith(() => ({ json: { type: 1, resultData: [] } }))
  const client = createQueryClient()
  const stops = [sendRequest('а'), sendRequest('б')].map((one) =>
    new QueryObserver(client, one).subscribe(() => undefined),
  )
  await expect.poll(() => client.isFetching()).toBe(0)
  await invalidate(client, isOfList)
  expect(sent.map(({ path, body }) => [path, body])).toEqual(
    ['а', 'б', 'а', 'б'].map((name) => ['/api/Test/List', { name }]),
  )
  for (const stop of stops) stop()
})

test('a first response that is pending during a change is requested again after it', async () => {
  const responses = [[{ name: 'old' }], [{ name: 'new' }]]
  const sent = respondWith(() => ({ json: { type: 1, resultData: responses.shift() } }))
  const client = createQueryClient()
  const observer = new QueryObserver(client, sendRequest('а'))
  const stop = observer.subscribe(() => undefined)
  expect(client.isFetching()).toBe(1)
  await invalidate(client, isOfList)
  expect(sent).toHaveLength(2)
  expect(observer.getCurrentResult().data).toEqual([{ name: 'new' }])
  stop()
})

test('a screen left with a pending response shows no stale data when it is reopened after a push', async () => {
  const responses = ['old', 'never', 'new']
  respondWith(() => {
    const next = responses.shift() ?? ''
    return next === 'never' ? next : { json: { type: 1, resultData: [{ name: next }] } }
  })
  const client = createQueryClient()
  const observer = new QueryObserver(client, sendRequest('а'))
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toEqual([{ name: 'old' }])
  void client.refetchQueries()
  const pushed = invalidatePushed(client, isOfList)
  leave()
  await pushed
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toEqual([{ name: 'new' }])
  stop()
})

test('a lookup list is requested once per session, even when everything else is stale', async () => {
  const sent = respondWith(() => ({ json: { type: 1, resultData: [] } }))
  const client = createQueryClient()
  const stops = [
    new QueryObserver(client, queryOf(calls.options, {})).subscribe(() => undefined),
    new QueryObserver(client, sendRequest('а')).subscribe(() => undefined),
  ]
  await expect.poll(() => client.isFetching()).toBe(0)
  await invalidateAllButLookups(client)
  await client.fetchQuery(queryOf(calls.options, {}))
  expect(sent.map(({ path }) => path)).toEqual(['/api/Test/Options', '/api/Test/List', '/api/Test/List'])
  for (const stop of stops) stop()
})

test('a request always ends: with its response or as aborted, also if it is aborted at once', async () => {
  const { queryFn } = sendRequest('а')
  respondWith(() => ({ json: { type: 1, resultData: [{ name: 'а' }] } }))
  await expect(queryFn(new AbortController())).resolves.toEqual([{ name: 'а' }])
  respondWith(() => 'never')
  await expect(queryFn({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' })
  const control = new AbortController()
  const response = queryFn(control)
  control.abort()
  await expect(response).rejects.toMatchObject({ kind: 'aborted' })
})
