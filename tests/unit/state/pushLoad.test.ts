import { setMaxListeners } from 'node:events'
import { QueryObserver } from '@tanstack/query-core'
import { createStore } from 'jotai'
import type { Subject } from 'rxjs'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { notifications } from '../../../src/contract/notifications.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { invalidateForeign, pushedChanges } from '../../../src/state/followPushes.ts'
import { pushed } from '../../../src/state/pushInvalidation.ts'
import { clientAtom, provideQueryClient } from '../../../src/state/queryClient.ts'
import type { Store } from '../../../src/state/store.ts'
import { throttleToSet } from '../../../src/streams/throttleToSet.ts'
import type { HubEvent } from '../../../src/transport/hubEvents.ts'
import { invalidatePushed } from '../../../src/transport/query.ts'
import { Jar, openPage } from '../transport/fakeBrowser.ts'

const hub = vi.hoisted(() => ({ events: null as unknown }))
vi.mock('../../../src/transport/hub.ts', async () => {
  const { Subject } = await import('rxjs')
  hub.events = new Subject()
  return { hubEvents$: hub.events }
})
const events = () => hub.events as Subject<HubEvent>

const SECONDS = 5
const LIST_PAUSE_SECONDS = 5
/** The number of documents that change. Each is open in one browser, however many browsers are connected. */
const CHANGED = 10
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

type Follow = (store: Store) => () => void
const byRecord: Follow = (store) => invalidateForeign(store, pushedChanges(store))
/**
 * The earlier strategy, for comparison: invalidates all queries of an endpoint at most once a second, whatever their
 * parameters.
 */
const byPath: Follow = (store) => {
  const subscription = events()
    .pipe(throttleToSet({ pauseMs: 1_000 }))
    .subscribe((set) => {
      const paths = new Set<unknown>([...set].flatMap(({ name }) => pushed[name].map(({ path }) => path)))
      void invalidatePushed(store.get(clientAtom), ({ queryKey: [path] }) => paths.has(path))
    })
  return () => subscription.unsubscribe()
}

type Screen = 'changed document' | 'other document' | 'list'
type Requests = Record<Screen, number>
const none: Requests = { 'changed document': 0, 'other document': 0, list: 0 }
let requests = none
const stops: (() => void)[] = []

const screenOf = (client: number): Screen =>
  client < CHANGED ? 'changed document' : client % 5 < 3 ? 'other document' : 'list'

const openClient = (client: number, follow: Follow): void => {
  const store = createStore()
  provideQueryClient(store)
  const shown = screenOf(client)
  const observe = (path: string, query: object) => {
    const observer = new QueryObserver(store.get(clientAtom), {
      queryKey: [path, { query }],
      queryFn: () => {
        requests[shown] += 1
        return Promise.resolve({ caseFile: { guid: guid('c', client) } })
      },
      staleTime: Number.POSITIVE_INFINITY,
    })
    stops.push(observer.subscribe(() => undefined))
  }
  for (const { path } of ofEveryScreen) observe(path, {})
  if (shown === 'list')
    observe((client % 5 === 3 ? documents.getAllDocumentsForDMS : tasks.getOpenedUserTasks).path, { indexType: 1 })
  else {
    for (const { path } of ofDocument) observe(path, { docGuid: guid('d', client) })
    for (const { path } of ofCase) observe(path, { caseGuid: guid('c', client) })
  }
  stops.push(follow(store))
}

const close = () => {
  for (const stop of stops.splice(0)) stop()
}

const load = async (clients: number, changesPerSecond: number, follow: Follow): Promise<Requests> => {
  requests = { ...none }
  vi.useFakeTimers()
  setMaxListeners(0, openPage('http://localhost/', {}, new Jar()))
  for (let client = 0; client < clients; client += 1) openClient(client, follow)
  await vi.advanceTimersByTimeAsync(10)
  requests = { ...none }
  for (let change = 0; change < SECONDS * changesPerSecond; change += 1) {
    const number = change % CHANGED
    events().next({ name: 'DocumentChanged', args: [{ docGuid: guid('d', number), caseGuid: guid('c', number) }] })
    await vi.advanceTimersByTimeAsync(1_000 / changesPerSecond)
  }
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  return requests
}
afterEach(close)

const SIZES = [100, 300] as const
const results = {
  few: new Map<number, Requests>(),
  many: new Map<number, Requests>(),
  earlier: new Map<number, Requests>(),
}
beforeAll(async () => {
  for (const clients of SIZES) {
    results.few.set(clients, await load(clients, 1, byRecord))
    results.many.set(clients, await load(clients, 2, byRecord))
    results.earlier.set(clients, await load(clients, 2, byPath))
  }
}, 600_000)
afterAll(() => {
  const perSecond = (all: ReadonlyMap<number, Requests>, clients: number) => {
    const one = all.get(clients)
    return one && Object.fromEntries(Object.entries(one).map(([screen, count]) => [screen, count / SECONDS]))
  }
  for (const clients of SIZES)
    console.table({
      [`${clients} clients, 1 change/s`]: perSecond(results.few, clients),
      [`${clients} clients, 2 changes/s`]: perSecond(results.many, clients),
      [`${clients} clients, 2 changes/s, by path`]: perSecond(results.earlier, clients),
    })
})

const of = (all: ReadonlyMap<number, Requests>, clients: number, screen: Screen): number =>
  all.get(clients)?.[screen] ?? Number.NaN

test.each(SIZES)('with %i clients, those that show another document send no request', (clients) => {
  expect(of(results.few, clients, 'other document')).toBe(0)
  expect(of(results.many, clients, 'other document')).toBe(0)
})

test.each(SIZES)('requests for the changed documents are linear in changes, with %i clients', (clients) => {
  const ofOneChange = ofDocument.length + ofCase.length
  expect(of(results.few, clients, 'changed document')).toBe(SECONDS * ofOneChange)
  expect(of(results.many, clients, 'changed document')).toBe(2 * SECONDS * ofOneChange)
})

test.each(SIZES)(
  'with %i clients, each with a list sends one request in five seconds, however many changes there are',
  (clients) => {
    const lists = Array.from({ length: clients }, (_, client) => screenOf(client)).filter(
      (one) => one === 'list',
    ).length
    for (const all of [results.few, results.many]) {
      expect(of(all, clients, 'list')).toBeGreaterThan(0)
      expect(of(all, clients, 'list')).toBeLessThanOrEqual((lists * SECONDS) / LIST_PAUSE_SECONDS)
    }
  },
)

test('the earlier strategy fails the first assertion: its requests grow with clients times changes', () => {
  const [few, many] = SIZES.map((clients) => of(results.earlier, clients, 'other document')) as [number, number]
  expect(few).toBeGreaterThan(0)
  expect(many / few).toBeGreaterThan(2.5)
})
