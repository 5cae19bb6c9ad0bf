import { now, setClockOffset } from '../src/dates/clock.ts'
import type { Dispatch } from './engine/dispatch.ts'
import { setFaults } from './engine/faults.ts'
import { Refused } from './engine/refused.ts'
import type { World } from './engine/world.ts'
import { type ByHand, type Imitation, imitationOf } from './imitation.ts'
import { answerAt } from './page/handlers.ts'
import { type Hub, openHub } from './page/hub.ts'
import { answerOver } from './page/portCalls.ts'
import { openStore, type Store } from './store/openStore.ts'
import { UnreadableState } from './store/stateFile.ts'
import { Declined } from './training/declined.ts'
import type { Deed, DeedEnd, FromWorker, ImitationConfig, ToWorker } from './workerTalk.ts'

const LATER_MS = 5_000
/** Fetches the rest of the program when the first screen is there: a server that goes away then is not missed. */
const fetchLater = (): void => {
  // A failure shows itself with the first call of it, which tries again.
  const fetchNow = () => import(/* webpackChunkName: "imitation-later" */ './laterAnswers.ts').catch(() => undefined)
  setTimeout(fetchNow, LATER_MS)
}

/** So long nobody has asked for anything when the messages and tasks are made: a page that draws has the cores then. */
const QUIET_MS = 150
let askedAt = Number.NEGATIVE_INFINITY

/** Makes the documents in the pauses of the start, a piece a turn; who asks for them earlier gets the rest at once. */
const makeAhead = (world: World): void => {
  const turns = new MessageChannel()
  const next = () => turns.port2.postMessage(null)
  turns.port1.onmessage = () => {
    if (world.makeDocuments()) return next()
    const wait = askedAt + QUIET_MS - performance.now()
    if (wait > 0) setTimeout(next, wait)
    else if (world.makeAhead() || world.makeReady()) next()
    else turns.port1.close()
  }
  next()
}

const open = async (config: ImitationConfig, hub: Hub, tell: (news: FromWorker) => void): Promise<Imitation> => {
  const { mocked } = config
  setClockOffset(config.clockOffset)
  const store: Store = await openStore({
    ...mocked,
    now,
    onStorageTrouble: ({ message }) => tell({ kind: 'trouble', message }),
  })
  makeAhead(store.world)
  fetchLater()
  const imitation = imitationOf(store, {
    push: hub.push,
    hasListeners: () => config.hub === '' || hub.hasListeners(),
    deliveriesFaster: mocked.deliveriesFaster,
    moveClock: (ahead) => {
      setClockOffset(config.clockOffset + ahead)
      tell({ kind: 'clock', offset: config.clockOffset + ahead })
    },
  })
  store.onReplaced(() => tell({ kind: 'replaced' }))
  return imitation
}

const done = (byHand: ByHand, { name, given }: Deed): Promise<unknown> =>
  (byHand[name] as (...given: unknown[]) => Promise<unknown>)(...given)

/** What is wrong, in words for the person; what nobody foresaw is a defect, and told as one. */
const problemOf = (problem: unknown): string => {
  const isSaid = problem instanceof Refused || problem instanceof Declined || problem instanceof UnreadableState
  if (isSaid) return problem.message
  console.error(problem)
  return 'Учебната среда не успя да го направи. Опитайте отново; ако пак не стане, нулирайте данните.'
}

const ended = async (end: Promise<unknown>): Promise<DeedEnd> =>
  end.then(
    (result) => ({ result }),
    (problem: unknown) => ({ problem: problemOf(problem) }),
  )

/** The page that it was opened by, and those after it where it outlives a reload; what it tells goes to all of them. */
const pages = new Set<MessagePort>()
/** What a page that comes later must know too. */
const known: { clock?: FromWorker; trouble?: FromWorker } = {}
const isShared = 'onconnect' in globalThis

const tell = (news: FromWorker): void => {
  if (news.kind === 'clock' || news.kind === 'trouble') known[news.kind] = news
  for (const page of pages) page.postMessage(news)
  // The next page begins with another thread: this one has no world, or that of before.
  if (isShared && (news.kind === 'failed' || news.kind === 'replaced')) close()
}

/** The console of a thread that pages share is seen by nobody: what is wrong is said in theirs. */
const sayInPages = (): void => {
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...given: unknown[]) => {
      say(...given)
      const words = given.map((one) => (one instanceof Error ? (one.stack ?? one.message) : String(one)))
      tell({ kind: 'console', level, text: words.join(' ') })
    }
  }
  addEventListener('error', ({ message }) => tell({ kind: 'console', level: 'error', text: message }))
  addEventListener('unhandledrejection', ({ reason }) =>
    tell({ kind: 'console', level: 'error', text: String(reason) }),
  )
}

/** The imitation in a thread of its own: a page opens it once and gives it ports, for calls, sockets and deeds by hand. */
const hub = openHub()
let here: { imitation: Promise<Imitation>; answer: (request: Request) => Promise<Response> } | undefined

const begin = (config: ImitationConfig) => {
  const imitation = open(config, hub, tell)
  imitation.catch(() => tell({ kind: 'failed' }))
  const dispatch: Dispatch = async (...call) => (await imitation).dispatch(...call)
  const answered = answerAt(location.origin, config, dispatch)
  const answer = (request: Request) => {
    askedAt = performance.now()
    return answered(request)
  }
  return { imitation, answer }
}

/** Lets a page in: the first one opens the world, a later one finds it as it is, without the faults of before. */
const letIn = (page: MessagePort, config: ImitationConfig): void => {
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
  if (data.kind === 'open') letIn(port, data.config)
  else if (!here) throw new Error('The imitation was asked before it was opened')
  else if (data.kind === 'calls') answerOver(port, here.answer)
  else if (data.kind === 'socket') hub.connect(port)
  else port.postMessage(await ended(here.imitation.then(async ({ byHand }) => done(await byHand(), data.deed))))
}

if (isShared) {
  sayInPages()
  const meet = ({ ports: [page] }: MessageEvent): void => {
    if (page) page.onmessage = hear
  }
  addEventListener('connect', (event) => meet(event as MessageEvent))
} else addEventListener('message', hear)
