import { http, type RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { type DemoUser, demoPassword, demoUsers } from '../fixtures/demoUsers.ts'
import { now } from '../src/dates/clock.ts'
import { backend } from './backend.ts'
import { type Dispatch, dispatcher } from './engine/dispatch.ts'
import { type Fault, setFaults } from './engine/faults.ts'
import { deliveriesAt } from './engine/pace.ts'
import type { Uploads } from './engine/uploads.ts'
import { receiveMessage } from './exchange/arrive.ts'
import { decideDeliveries } from './exchange/fate.ts'
import { playOtherSide } from './exchange/otherSide.ts'
import { receiveAgain, repeatable } from './exchange/repeat.ts'
import { inBrowserHub } from './page/hub.ts'
import { expectLateUpdate } from './page/lateUpdate.ts'
import { screenFirst } from './page/screenFirst.ts'
import { onSameWorld } from './page/store/onSameWorld.ts'
import { openStore, type Store } from './page/store/openStore.ts'
import type { StorageTrouble } from './page/store/storageTrouble.ts'
import { releaseWorkerOnPageHide } from './page/workerRelease.ts'
import { pushChanges } from './pushChanges.ts'
import { keepTime } from './tasks/keepTime.ts'

/** The part of the configuration that the imitated backend needs. */
export type BackendConfig = {
  api: { register: string; shreder: string }
  hub: string
  mocked: { seed: number; documents: number; day?: string; deliveriesFaster?: number }
}

/** What the page, and a trainer's hand, can do with the imitated backend. */
export type InBrowserBackend = {
  demoUsers: readonly DemoUser[]
  demoPassword: string
  resetWorld: () => Promise<void>
  exportState: () => Promise<Blob>
  importState: (file: Blob) => Promise<void>
  setFaults: (faults: Fault[]) => void
  /** Lets a message of another body arrive now. */
  receiveMessage: (system: 'edelivery' | 'docexchange') => Promise<void>
  /** Lets the newest waiting message of СЕОС arrive once more. */
  repeatMessage: () => Promise<void>
  /** How the next messages that are sent will end, in order. */
  decideDeliveries: typeof decideDeliveries
  onStorageTrouble: (listener: (message: string) => void) => void
}
declare global {
  interface Window {
    /** Only in the training environment, for its keeper's hand in the browser's console: faults, state, a fresh start. */
    delovodTraining?: Omit<InBrowserBackend, 'demoUsers' | 'demoPassword' | 'onStorageTrouble'>
  }
}

/** A full or forbidden storage is reported as soon as the screen can show it; until then it waits. */
const troubles = (): {
  report: (trouble: StorageTrouble) => void
  listen: (listener: (message: string) => void) => void
} => {
  const waiting: string[] = []
  let tell = (message: string): void => {
    waiting.push(message)
  }
  return {
    report: ({ message }) => tell(message),
    listen: (listener) => {
      tell = listener
      for (const message of waiting.splice(0)) listener(message)
    },
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Makes the documents in the pauses of the start, a piece a turn; who asks for them earlier gets the rest at once. */
const makeAhead = ({ world }: Store): void => {
  const turns = new MessageChannel()
  turns.port1.onmessage = () => (world.makeAhead() ? turns.port2.postMessage(null) : turns.port1.close())
  turns.port2.postMessage(null)
}

const later = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** The same dispatcher, in which what the first screen shows goes before what the shell asks for itself. */
const firstThingsFirst = (dispatch: Dispatch): Dispatch => {
  const order = screenFirst(wait)
  return async (request, backendName, path) => {
    await order.before(path)
    const reply = await dispatch(request, backendName, path)
    order.after(path)
    return reply
  }
}

/**
 * Starts the whole backend inside the page: both APIs, the hub, the seeded world with what was changed in it before.
 * `worker` is the address of msw's service worker, once it stands. Resolves when calls are answered; the world itself
 * is built meanwhile.
 */
export const startInBrowserBackend = async (
  { api, hub: hubPath, mocked }: BackendConfig,
  worker: Promise<string>,
): Promise<InBrowserBackend> => {
  expectLateUpdate(window)
  const trouble = troubles()
  const opened = openStore({ ...mocked, now, onStorageTrouble: trouble.report })
  const hub = inBrowserHub(hubPath)
  const answering = opened.then((store) => {
    makeAhead(store)
    pushChanges(store, hub.push)
    const turns = { exclusively: store.exclusively, wait: later }
    const deliveries = deliveriesAt(mocked.deliveriesFaster ?? 1)
    const leaveOtherSide = playOtherSide(store.world, { ...turns, deliveries })
    const stopClock = keepTime(store.world, { ...turns, hasListeners: () => hubPath === '' || hub.hasListeners() })
    // A replaced world (reset or imported, here or in another tab) begins with a fresh page.
    store.onReplaced(() => {
      leaveOtherSide()
      stopClock()
      location.reload()
    })
    const uploads: Uploads = { save: store.putFile, load: store.file }
    return firstThingsFirst(dispatcher(store.world, backend(store.world, uploads), onSameWorld(store)))
  })
  const handlerOf = (name: 'register' | 'shreder'): RequestHandler => {
    const base = new URL(api[name], location.origin)
    return http.all(`${base.href}/*`, async ({ request }) =>
      (await answering)(request, name, new URL(request.url).pathname.slice(base.pathname.length)),
    )
  }
  const network = setupWorker(...hub.handlers, handlerOf('register'), handlerOf('shreder'))
  const url = await worker
  const start = () =>
    releaseWorkerOnPageHide(window, () =>
      network.start({ serviceWorker: { url }, quiet: true, onUnhandledRequest: 'bypass' }),
    )
  await start()
  listenToSleep(start)
  const byHand = {
    setFaults,
    decideDeliveries,
    receiveMessage: async (system: 'edelivery' | 'docexchange') => {
      const store = await opened
      await store.exclusively(async () => receiveMessage(store.world, system))
    },
    repeatMessage: async () => {
      const store = await opened
      await store.exclusively(async () => {
        const row = repeatable(store.world)
        if (row) receiveAgain(store.world, row)
      })
    },
    exportState: async () => (await opened).exportState(),
    importState: async (file: Blob) => (await opened).importState(file),
    resetWorld: async () => (await opened).resetWorld(),
  }
  window.delovodTraining = byHand
  return { ...byHand, demoUsers, demoPassword, onStorageTrouble: trouble.listen }
}

/** A worker that was put to sleep while the page was hidden forgets its clients: on waking it is asked, and started again. */
const listenToSleep = (restart: () => Promise<unknown>): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !navigator.serviceWorker.controller) restart()
  })
}
