import { QueryObserver } from '@tanstack/query-core'
import { createStore } from 'jotai'
import type { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { invalidateForeign, pushedChanges } from '../../../src/state/followPushes.ts'
import { pushed, recordPaths } from '../../../src/state/pushInvalidation.ts'
import { clientAtom, provideQueryClient } from '../../../src/state/queryClient.ts'
import type { HubEvent } from '../../../src/transport/hubEvents.ts'
import { noteOwnMutation } from '../../../src/transport/ownMutations.ts'
import { Jar, openPage } from '../transport/fakeBrowser.ts'

const hub = vi.hoisted(() => ({ events: null as unknown }))
vi.mock('../../../src/transport/hub.ts', async () => {
  const { Subject } = await import('rxjs')
  hub.events = new Subject()
  return { hubEvents$: hub.events }
})

const mine = '11111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const foreign = '22222222-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const caseFile = '77777777-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const listPath = documents.getAllDocumentsForAU.path

let page = new Jar()
let sent: string[] = []
const stops: (() => void)[] = []
let invalidate: () => Promise<void> = async () => undefined

const openPageWith = (paths: readonly string[]) => {
  const store = createStore()
  provideQueryClient(store)
  const client = store.get(clientAtom)
  for (const path of paths) {
    const query = recordPaths.has(path) ? { docGuid: mine } : { indexType: 1 }
    const observer = new QueryObserver(client, {
      queryKey: [path, { query }],
      queryFn: () => {
        sent.push(path)
        return Promise.resolve({ docGuid: mine, caseFile: { guid: caseFile } })
      },
      staleTime: Number.POSITIVE_INFINITY,
    })
    stops.push(observer.subscribe(() => undefined))
  }
  invalidate = () => client.invalidateQueries()
  stops.push(invalidateForeign(store, pushedChanges(store)))
}

const push = (name: HubEvent['name'], about: object) => (hub.events as Subject<HubEvent>).next({ name, args: [about] })
const changed = (docGuid: string, more: object = {}) =>
  push('DocumentChanged', { docGuid, caseGuid: docGuid === mine ? caseFile : foreign, ...more })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const see = (visibilityState: DocumentVisibilityState) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

const ofDocument = pushed.DocumentChanged.map(({ path }) => path).filter((path) => recordPaths.has(path))

beforeEach(async () => {
  vi.useFakeTimers()
  page = openPage('http://localhost/', {}, new Jar())
  sent = []
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an open document page sends no request after a change of an unrelated document', async () => {
  openPageWith(ofDocument)
  await pass(0)
  sent = []
  for (let count = 0; count < 20; count += 1) {
    changed(foreign)
    await pass(500)
  }
  expect(sent).toEqual([])
})

test('after a change of its document a page sends each of its queries once', async () => {
  openPageWith(ofDocument)
  await pass(0)
  sent = []
  changed(mine)
  await pass(10_000)
  expect(sent.toSorted()).toEqual(ofDocument.toSorted())
})

test('a visible list is fetched at most once in five seconds, however many pushes arrive', async () => {
  openPageWith([listPath])
  await pass(0)
  sent = []
  for (let count = 0; count < 100; count += 1) {
    changed(foreign)
    await pass(100)
  }
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.length).toBeLessThanOrEqual(2)
})

test('a hidden page sends no request until it is visible, then each query once', async () => {
  openPageWith([...ofDocument, listPath])
  await pass(0)
  sent = []
  see('hidden')
  for (let count = 0; count < 5; count += 1) {
    changed(mine)
    await pass(2_000)
  }
  expect(sent).toEqual([])
  see('visible')
  await pass(6_000)
  expect(sent.toSorted()).toEqual([...ofDocument, listPath].toSorted())
})

test('a push about a write of this page refetches no query fetched after the write', async () => {
  openPageWith([documents.getDocument.path, listPath])
  await pass(0)
  sent = []
  const end = noteOwnMutation('key of mine')
  changed(mine, { requestKey: 'key of mine' })
  await pass(2_000)
  expect(sent, 'the write has not ended').toEqual([])
  end()
  await pass(5)
  await invalidate()
  await pass(10_000)
  expect(sent.toSorted()).toEqual([documents.getDocument.path, listPath].toSorted())
})

test('a push about a write of this page refetches queries that its screen did not fetch', async () => {
  openPageWith([documents.getDocument.path])
  await pass(0)
  sent = []
  const end = noteOwnMutation('another key')
  end()
  changed(mine, { requestKey: 'another key' })
  await pass(10_000)
  expect(sent).toEqual([documents.getDocument.path])
})

test('a notification for another user fetches nothing; one without a receiver does', async () => {
  const [notices] = pushed.NotificationReceived
  openPageWith([notices?.path ?? ''])
  await pass(0)
  sent = []
  push('NotificationReceived', { personId: 5 })
  await pass(5_000)
  expect(sent).toEqual([])
  push('NotificationReceived', {})
  await pass(5_000)
  expect(sent).toEqual([notices?.path])
})

test('a hundred pushes a second for ten seconds: each query at most once a second, each list once in five', async () => {
  openPageWith([...ofDocument, listPath])
  await pass(0)
  sent = []
  for (let count = 0; count < 1_000; count += 1) {
    changed(count % 2 === 0 ? mine : foreign)
    await pass(10)
  }
  await pass(10_000)
  const timesOf = (path: string) => sent.filter((one) => one === path).length
  for (const path of ofDocument) {
    expect(timesOf(path), path).toBeGreaterThan(1)
    expect(timesOf(path), path).toBeLessThanOrEqual(12)
  }
  expect(timesOf(listPath)).toBeGreaterThanOrEqual(1)
  expect(timesOf(listPath)).toBeLessThanOrEqual(4)
  sent = []
  await pass(60_000)
  expect(sent).toEqual([])
})
