import { type DemoUser, demoPassword, demoUsers } from '../fixtures/demoUsers.ts'
import { clockOffset } from '../src/rules/clock.ts'
import type { Fate } from './commands/fate.ts'
import { openDoor } from './door.ts'
import type { Fault } from './faults.ts'
import type { HubPush } from './hub.ts'
import type { Intercepted } from './intercept.ts'
import { expectLateUpdate } from './lateUpdate.ts'
import { type FarBackend, startFarBackend } from './thread/farBackend.ts'
import type { ExchangeSystem } from './thread/talk.ts'

/** The part of the configuration that the imitated backend needs. */
export type BackendConfig = {
  api: { register: string; shreder: string }
  hub: string
  mocked: { seed: number; documents: number; day?: string; callsInSight?: boolean }
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
  receiveMessage: (system: ExchangeSystem) => Promise<void>
  /** How the next messages that are sent will end, in order. */
  decideDeliveries: (...next: Fate[]) => void
  /** Whether the hub answers too, and by the service worker everything else; known later. */
  hubStands: Promise<boolean>
  onStorageTrouble: (listener: (message: string) => void) => void
}
declare global {
  interface Window {
    /** Only in the training environment, for its keeper's hand in the browser's console: faults, state, a fresh start. */
    delovodTraining?: Omit<InBrowserBackend, 'demoUsers' | 'demoPassword' | 'onStorageTrouble' | 'hubStands'>
  }
}

const WORKER = '/trainingWorker.js'

/** A full or forbidden storage is told as soon as the screen can show it; until then it waits. */
const troubles = (): {
  report: (message: string) => void
  listen: (listener: (message: string) => void) => void
} => {
  const waiting: string[] = []
  let tell = (message: string): void => {
    waiting.push(message)
  }
  return {
    report: (message) => tell(message),
    listen: (listener) => {
      tell = listener
      for (const message of waiting.splice(0)) listener(message)
    },
  }
}

const WITHOUT_WORKER =
  'Част от учебната среда не се стартира: известията на момента и изтеглянето на файлове може да не работят. Презаредете страницата.'

const WITHOUT_BACKEND = 'Учебната среда не се стартира: никое действие няма да има отговор. Презаредете страницата.'

/**
 * Starts the whole backend inside the browser: both APIs, the hub, the seeded world with what was changed in it before.
 * From its return on calls are answered: at first at a door in the page itself, and by the service worker when it
 * stands. The world is made meanwhile, in a thread of its own.
 */
export const startInBrowserBackend = async ({ api, hub, mocked }: BackendConfig): Promise<InBrowserBackend> => {
  const trouble = troubles()
  /** What the hub would say before the page can hear it is not missed: the page asks over HTTP when it connects. */
  let push: (one: HubPush) => void = () => undefined
  const { callsInSight = false, ...world } = mocked
  const far = startFarBackend(
    { ...world, clockOffset: clockOffset() },
    // A replaced world begins with a fresh page.
    { push: (one) => push(one), trouble: trouble.report, replaced: () => location.reload() },
  )
  expectLateUpdate(window)
  const intercepted = standBetween(far.backend, { ...api, hub })
  const closeDoor = callsInSight ? () => undefined : openDoor(api, hub, far.backend, intercepted)
  const hubStands = intercepted.then(
    (voice) => {
      push = voice
      whenDrawn(closeDoor)
      return true
    },
    (cause) => {
      console.error(cause)
      trouble.report(WITHOUT_WORKER)
      return false
    },
  )
  far.listening.catch((cause) => {
    console.error(cause)
    trouble.report(WITHOUT_BACKEND)
  })
  const byHand = {
    setFaults: far.backend.setFaults,
    decideDeliveries: (...next: Fate[]) => far.backend.decideDeliveries(next),
    receiveMessage: async (system: ExchangeSystem) => void (await far.backend.perform('receiveMessage', system)),
    exportState: () => far.backend.perform('exportState', null),
    importState: async (file: Blob) => void (await far.backend.perform('importState', file)),
    resetWorld: async () => void (await far.backend.perform('resetWorld', null)),
  }
  window.delovodTraining = byHand
  if (callsInSight) await hubStands
  return { ...byHand, demoUsers, demoPassword, hubStands, onStorageTrouble: trouble.listen }
}

const DOOR_STAYS_MS = 3000

/**
 * While the first screen is being drawn, the way through the service worker and back would wait for the drawing.
 * With the first key or click, or three seconds later, it is the usual one, which the browser's tools show.
 */
const whenDrawn = (run: () => void): void => {
  const over = new AbortController()
  const end = () => {
    clearTimeout(timer)
    over.abort()
    run()
  }
  const timer = setTimeout(end, DOOR_STAYS_MS)
  for (const deed of ['pointerdown', 'keydown']) addEventListener(deed, end, { capture: true, signal: over.signal })
}

/** Registers the service worker at once, before the library that speaks with it has been loaded. */
const standBetween = async (backend: FarBackend, where: Intercepted): Promise<(one: HubPush) => void> => {
  const registered = navigator.serviceWorker.register(WORKER)
  const { intercept } = await import('./intercept.ts')
  await registered
  return intercept(where, backend)
}
