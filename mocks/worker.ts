import { now, setClockOffset } from '../src/dates/clock.ts'
import type { Dispatch } from './engine/dispatch.ts'
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

/** Makes the documents in the pauses of the start, a piece a turn; who asks for them earlier gets the rest at once. */
const makeAhead = (world: World): void => {
  const turns = new MessageChannel()
  turns.port1.onmessage = () => (world.makeAhead() ? turns.port2.postMessage(null) : turns.port1.close())
  turns.port2.postMessage(null)
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

/** The imitation in a thread of its own: a page opens it once and gives it ports, for calls, sockets and deeds by hand. */
const hub = openHub()
let here: { imitation: Promise<Imitation>; answer: (request: Request) => Promise<Response> } | undefined

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<ToWorker>) => {
  if (!port) return
  if (data.kind === 'open') {
    const imitation = open(data.config, hub, (news) => port.postMessage(news))
    imitation.catch(() => port.postMessage({ kind: 'failed' } satisfies FromWorker))
    const dispatch: Dispatch = async (...call) => (await imitation).dispatch(...call)
    here = { imitation, answer: answerAt(location.origin, data.config, dispatch) }
  } else if (!here) throw new Error('The imitation was asked before it was opened')
  else if (data.kind === 'calls') answerOver(port, here.answer)
  else if (data.kind === 'socket') hub.connect(port)
  else port.postMessage(await ended(here.imitation.then(async ({ byHand }) => done(await byHand(), data.deed))))
})
