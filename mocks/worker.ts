import { now, setClockOffset } from '../src/dates/clock.ts'
import { addSofiaWeeks } from '../src/dates/sofiaTime.ts'
import { Refused } from './engine/assertions.ts'
import type { Dispatch } from './engine/dispatch.ts'
import { setFaults } from './engine/faults.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import { type AdminApi, createMockBackend, type MockBackend } from './mockBackend.ts'
import { requestHandlerAt } from './page/handlers.ts'
import { type Hub, openHub } from './page/hub.ts'
import { handleOver } from './page/messagePortRpc.ts'
import { openStore, type Store } from './store/openStore.ts'
import { UnreadableState } from './store/stateFile.ts'
import { Declined } from './training/trainingError.ts'
import type { ActionEnd, AdminCall, FromWorker, MockBackendConfig, ToWorker } from './workerMessages.ts'

const LATER_MS = 5_000
/**
 * Loads the remaining modules after the first screen, so that they are available even if the server later becomes
 * unreachable.
 */
const fetchLater = (): void => {
  // A failed load is reported by the first request that needs the module; that request also tries the load again.
  const fetchNow = () => import(/* webpackChunkName: "mockBackend-later" */ './allHandlers.ts').catch(() => undefined)
  setTimeout(fetchNow, LATER_MS)
}

/**
 * In milliseconds: messages and tasks are generated only after this time without a request, because a rendering page
 * needs the processor.
 */
const QUIET_MS = 150
let lastRequestAt = Number.NEGATIVE_INFINITY

/**
 * Generates the documents in the background while the page loads, one batch per task of the event loop. If documents
 * are read earlier, all remaining ones are generated at once.
 */
const prepareNext = (db: MockDatabase): void => {
  const turns = new MessageChannel()
  const next = () => turns.port2.postMessage(null)
  turns.port1.onmessage = () => {
    if (db.makeDocuments()) return next()
    const wait = lastRequestAt + QUIET_MS - performance.now()
    if (wait > 0) setTimeout(next, wait)
    else if (db.prepareNext() || db.makeReady()) next()
    else turns.port1.close()
  }
  next()
}

const open = async (config: MockBackendConfig, hub: Hub, notify: (news: FromWorker) => void): Promise<MockBackend> => {
  const { mocked } = config
  setClockOffset(config.clockOffset)
  if (config.sofiaWeeks) addSofiaWeeks(config.sofiaWeeks)
  const store: Store = await openStore({
    ...mocked,
    now,
    onStorageTrouble: ({ message }) => notify({ kind: 'trouble', message }),
  })
  prepareNext(store.db)
  fetchLater()
  const mockBackend = createMockBackend(store, {
    push: hub.push,
    hasListeners: () => config.hub === '' || hub.hasListeners(),
    deliveriesFaster: mocked.deliveriesFaster,
    moveClock: (offset) => {
      setClockOffset(config.clockOffset + offset)
      notify({ kind: 'clock', offset: config.clockOffset + offset })
    },
  })
  store.onReplaced(() => notify({ kind: 'replaced' }))
  return mockBackend
}

const runOperation = (adminApi: AdminApi, { name, given }: AdminCall): Promise<unknown> =>
  (adminApi[name] as (...given: unknown[]) => Promise<unknown>)(...given)

/** Returns a message for the user about a failure; an unexpected error is also logged. */
const problemOf = (problem: unknown): string => {
  const isForUser = problem instanceof Refused || problem instanceof Declined || problem instanceof UnreadableState
  if (isForUser) return problem.message
  console.error(problem)
  return 'Учебната среда не успя да го направи. Опитайте отново; ако пак не стане, нулирайте данните.'
}

const endOf = async (end: Promise<unknown>): Promise<ActionEnd> =>
  end.then(
    (result) => ({ result }),
    (problem: unknown) => ({ problem: problemOf(problem) }),
  )

const pages = new Set<MessagePort>()
const known: { clock?: FromWorker; trouble?: FromWorker } = {}
const isShared = 'onconnect' in globalThis

const notify = (news: FromWorker): void => {
  if (news.kind === 'clock' || news.kind === 'trouble') known[news.kind] = news
  for (const page of pages) page.postMessage(news)
  // The worker closes, so that the next page starts a new worker: this worker has no mock database or an outdated one.
  if (isShared && (news.kind === 'failed' || news.kind === 'replaced')) close()
}

const sayInPages = (): void => {
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...given: unknown[]) => {
      say(...given)
      const words = given.map((one) => (one instanceof Error ? (one.stack ?? one.message) : String(one)))
      notify({ kind: 'console', level, text: words.join(' ') })
    }
  }
  addEventListener('error', ({ message }) => notify({ kind: 'console', level: 'error', text: message }))
  addEventListener('unhandledrejection', ({ reason }) =>
    notify({ kind: 'console', level: 'error', text: String(reason) }),
  )
}

/**
 * The hub, which pushes changes to the pages. A page opens the mock backend of this worker once, and passes ports for
 * requests, push connections and operations.
 */
const hub = openHub()
let here: { mockBackend: Promise<MockBackend>; handler: (request: Request) => Promise<Response> } | undefined

const begin = (config: MockBackendConfig) => {
  const mockBackend = open(config, hub, notify)
  mockBackend.catch(() => notify({ kind: 'failed' }))
  const dispatch: Dispatch = async (...call) => (await mockBackend).dispatch(...call)
  const handleRequest = requestHandlerAt(location.origin, config, dispatch)
  const handler = (request: Request) => {
    lastRequestAt = performance.now()
    return handleRequest(request)
  }
  return { mockBackend, handler }
}

const connectPage = (page: MessagePort, config: MockBackendConfig): void => {
  pages.add(page)
  page.addEventListener('close', () => pages.delete(page))
  page.start()
  if (!here) {
    here = begin(config)
    return
  }
  setFaults([])
  for (const news of Object.values(known)) page.postMessage(news)
}

const hear = async ({ data, ports: [port] }: MessageEvent<ToWorker>): Promise<void> => {
  if (!port) return
  if (data.kind === 'open') connectPage(port, data.config)
  else if (!here) throw new Error('The mock backend got a request before it was opened')
  else if (data.kind === 'calls') handleOver(port, here.handler)
  else if (data.kind === 'socket') hub.connect(port)
  else
    port.postMessage(
      await endOf(here.mockBackend.then(async ({ adminApi }) => runOperation(await adminApi(), data.action))),
    )
}

if (isShared) {
  sayInPages()
  const meet = ({ ports: [page] }: MessageEvent): void => {
    if (page) page.onmessage = hear
  }
  addEventListener('connect', (event) => meet(event as MessageEvent))
} else addEventListener('message', hear)
