import { setMaxListeners } from 'node:events'
import { QueryObserver } from '@tanstack/query-core'
import { createStore } from 'jotai'
import type { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { followPushes } from '../../../src/state/followPushes.ts'
import { pushed } from '../../../src/state/pushInvalidation.ts'
import { clientAtom, provideQueryClient } from '../../../src/state/queryClient.ts'
import type { Store } from '../../../src/state/store.ts'
import { throttleToSet } from '../../../src/streams/throttleToSet.ts'
import type { HubEvent } from '../../../src/transport/hubEvents.ts'
import { invalidateCallsPushed } from '../../../src/transport/query.ts'
import { Jar, openPage } from '../transport/fakeBrowser.ts'

const hub = vi.hoisted(() => ({ events: null as unknown }))
vi.mock('../../../src/transport/hub.ts', async () => {
  const { Subject } = await import('rxjs')
  hub.events = new Subject()
  return { hubEvents$: hub.events }
})
const events = () => hub.events as Subject<HubEvent>

const SECONDS = 20
/** The figures in docs/performance.md were measured with 300 clients; fewer clients are enough to see the growth. */
const CLIENTS = Number(process.env.CLIENTS ?? 50)
const lookAtLists = CLIENTS * 0.4
const guid = (kind: string, number: number) =>
  `${kind.padEnd(8, '0')}-aaaa-4aaa-8aaa-${String(number).padStart(12, '0')}`

const ofDocument = [
  documents.getDocument,
  documents.getCurrentUserDocumentPermissions,
  documentParts.getDocumentComments,
  tasks.getDocumentTasks,
]
const ofCase = [caseFiles.getCaseFileTree, caseFiles.getCaseFileProcessInstanceInfo]
const ofEveryScreen = [documents.getUnprocessedIncomingDocsCount, notifications.getUserNotifications]

/** The earlier strategy: invalidates all queries of an endpoint at most once a second, whatever their parameters. */
const invalidateByPath = (store: Store): (() => void) => {
  const subscription = events()
    .pipe(throttleToSet({ pauseMs: 1_000 }))
    .subscribe((set) => {
      const calls = new Set([...set].flatMap(({ name }) => pushed[name]))
      void invalidateCallsPushed(store.get(clientAtom), ...calls)
    })
  return () => subscription.unsubscribe()
}

let requests = 0
const stops: (() => void)[] = []

const openClient = (number: number, follow: (store: Store) => () => void): void => {
  const store = createStore()
  provideQueryClient(store)
  const observe = (path: string, query: object) => {
    const observer = new QueryObserver(store.get(clientAtom), {
      queryKey: [path, { query }],
      queryFn: () => {
        requests += 1
        return Promise.resolve({ caseFile: { guid: guid('c', number) } })
      },
      staleTime: Number.POSITIVE_INFINITY,
    })
    stops.push(observer.subscribe(() => undefined))
  }
  for (const { path } of ofEveryScreen) observe(path, {})
  if (number % 5 < 3) {
    for (const { path } of ofDocument) observe(path, { docGuid: guid('d', number) })
    for (const { path } of ofCase) observe(path, { caseGuid: guid('c', number) })
  } else observe((number % 5 === 3 ? documents.getAllDocumentsForDMS : tasks.getOpenedUserTasks).path, { indexType: 1 })
  stops.push(follow(store))
}

const load = async (clients: number, changesPerSecond: number, follow: (store: Store) => () => void) => {
  for (let number = 0; number < clients; number += 1) openClient(number, follow)
  await vi.advanceTimersByTimeAsync(10)
  requests = 0
  for (let change = 0; change < SECONDS * changesPerSecond; change += 1) {
    // Distributes the changes evenly over the documents, so that each run is the same.
    const number = (change * 617) % 2_000
    events().next({ name: 'DocumentChanged', args: [{ docGuid: guid('d', number), caseGuid: guid('c', number) }] })
    await vi.advanceTimersByTimeAsync(1_000 / changesPerSecond)
  }
  for (const stop of stops.splice(0)) stop()
  return Math.round((requests / SECONDS) * 10) / 10
}

beforeEach(() => {
  vi.useFakeTimers()
  setMaxListeners(0, openPage('http://localhost/', {}, new Jar()))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('after changes by other users only visible lists are fetched, once in five seconds', async () => {
  const before = await load(CLIENTS, 2, invalidateByPath)
  const after = await load(CLIENTS, 2, followPushes)
  const moreChanges = await load(CLIENTS, 8, followPushes)
  console.table({
    clients: CLIENTS,
    'by path': before,
    'by record': after,
    'by record, 8 changes a second': moreChanges,
  })
  expect(before, 'each screen of each client, before').toBeGreaterThan(CLIENTS)
  expect(after).toBeLessThanOrEqual(lookAtLists / 5 + CLIENTS / 50)
  expect(moreChanges, 'four times as many changes').toBeLessThanOrEqual(lookAtLists / 5 + CLIENTS / 25)
}, 600_000)
