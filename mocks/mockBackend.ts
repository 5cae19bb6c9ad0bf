import { backendInParts } from './backendInParts.ts'
import { deliveriesAt } from './engine/delays.ts'
import { type Dispatch, type DispatchSettings, dispatcher, type NotedCall } from './engine/dispatch.ts'
import { type FaultRule, setFaults } from './engine/faults.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import type { Change } from './engine/tableRows.ts'
import { decideDeliveries } from './exchange/deliveryOutcome.ts'
import type { ExchangeMessageRow } from './exchange/exchangeRows.ts'
import { receiveMessage } from './exchange/receiveMessage.ts'
import { playRemoteParty } from './exchange/remoteParty.ts'
import { findRepeatable, receiveAgain } from './exchange/repeatMessage.ts'
import { type HubPush, pushChanges } from './pushChanges.ts'
import { openStore, type Store } from './store/openStore.ts'
import { sameDatabaseGuard } from './store/sameDatabaseGuard.ts'
import { remindAtMidnight } from './tasks/midnightReminders.ts'
import { clockOffsetOf, storeClockOffset } from './training/clock.ts'
import { watchTries } from './training/drills.ts'
import { noteOpened } from './training/openedDocuments.ts'
import type { playOthers } from './training/playOthers.ts'
import { recordArrivals, recordCall } from './training/recordCalls.ts'
import { runAs, runUnwatched } from './training/rowSnapshots.ts'
import type { OpenSecondDatabase } from './training/scenarios.ts'
import type { TrainingAdminApi } from './training/trainingAdminApi.ts'

export type AdminApi = TrainingAdminApi & {
  resetDatabase: () => Promise<void>
  exportState: () => Promise<Blob>
  importState: (file: Blob) => Promise<void>
  setFaults: (faults: FaultRule[]) => Promise<void>
  receiveMessage: (system: 'edelivery' | 'docexchange') => Promise<void>
  repeatMessage: () => Promise<void>
  decideDeliveries: (...outcomes: ExchangeMessageRow['deliveryOutcome'][]) => Promise<void>
}

export type MockBackendPorts = {
  push: (one: HubPush) => void
  hasListeners: () => boolean
  deliveriesFaster?: number | undefined
  /** Sets the clocks of server and client. `offset`: how far they are ahead of their configured start, in milliseconds. */
  moveClock: (offset: number) => void
}

/** The running mock backend. `adminApi` loads the training operations on first use, because they are rarely used. */
export type MockBackend = { dispatch: Dispatch; adminApi: () => Promise<AdminApi> }

const later = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

const adminApiOf = (
  store: Store,
  moveClock: MockBackendPorts['moveClock'],
): Omit<AdminApi, keyof TrainingAdminApi> => ({
  setFaults: async (faults) => setFaults(faults),
  decideDeliveries: (...outcomes) => store.exclusively(async () => decideDeliveries(store.db, ...outcomes)),
  receiveMessage: (system) =>
    store.exclusively(async () => {
      receiveMessage(store.db, system)
    }),
  repeatMessage: () =>
    store.exclusively(async () => {
      const row = findRepeatable(store.db)
      if (row) receiveAgain(store.db, row)
    }),
  exportState: store.exportState,
  importState: store.importState,
  resetDatabase: () => {
    // The offset is removed, because after a reset the mock database uses the real date again.
    moveClock(0)
    return store.resetDatabase()
  },
})

const openSecondDatabase =
  (present: MockDatabase): OpenSecondDatabase =>
  async ({ seed, documents, at }) => {
    const outside = () => present.now().getTime() - clockOffsetOf(present)
    const clock = { ahead: at.getTime() - outside() }
    const now = () => new Date(outside() + clock.ahead)
    const store = await openStore({ seed, documents, now, database: null, channel: null, locks: null })
    const { db } = store
    recordArrivals(db)
    storeClockOffset(db, clock.ahead)
    const handlers = backendInParts(db, { save: store.putFile, load: store.file })
    const noting = (call: NotedCall, run: () => Promise<unknown>) => recordCall(db, call, run)
    const moveClock = (offset: number) => {
      clock.ahead = offset
    }
    const { exclusively, exportState } = store
    const dispatch = dispatcher(db, handlers, { exclusively, noting, faultless: true })
    return { db, dispatch, exclusively, moveClock, exportState }
  }

const OTHERS_BEGIN = 5000

/** Loads and starts the simulated colleagues, which are not in the main bundle. Returns a function that stops them. */
const begunLater = (begin: (play: typeof playOthers) => () => void): (() => void) => {
  let isOver = false
  let stop = (): void => undefined
  const wait = (): void => {
    stop = later(async () => {
      // If the module cannot be loaded (no connection), loading is tried again after the same wait.
      const program = await import(/* webpackChunkName: "mockBackend-later" */ './training/playOthers.ts').catch(
        () => null,
      )
      if (isOver) return
      if (program) stop = begin(program.playOthers)
      else wait()
    }, OTHERS_BEGIN)
  }
  wait()
  return () => {
    isOver = true
    stop()
  }
}

/**
 * Starts the mock backend over an open store: both APIs, the simulated partners, and reminders at midnight. The host (a
 * worker or a Node server) passes requests and pushes.
 */
export const createMockBackend = (
  store: Store,
  { push, hasListeners, deliveriesFaster = 1, moveClock }: MockBackendPorts,
): MockBackend => {
  const { db } = store
  recordArrivals(db)
  pushChanges(store, push)
  const turns = { exclusively: store.exclusively, wait: later }
  const leaveOtherSide = playRemoteParty(db, { ...turns, deliveries: deliveriesAt(deliveriesFaster) })
  const stopClock = remindAtMidnight(db, { ...turns, hasListeners })
  const follow = (changes: readonly Change[]) => {
    if (changes.some(({ table }) => table === 'practiceClock')) moveClock(clockOffsetOf(db))
  }
  moveClock(clockOffsetOf(db))
  store.onForeignChanges(follow)
  const uploads = { save: store.putFile, load: store.file }
  const handlers = backendInParts(db, uploads)
  const exclusively = sameDatabaseGuard(store)
  const adminApi: DispatchSettings['noting'] = (call, run) =>
    runAs(db, { personId: call.caller.person.id, seat: null }, () => recordCall(db, call, run))
  const settings: DispatchSettings = { exclusively, noting: adminApi }
  const script = dispatcher(db, handlers, { ...settings, faultless: true })
  const noting: DispatchSettings['noting'] = (call, run) => runUnwatched(db, () => recordCall(db, call, run))
  const others = { dispatch: dispatcher(db, handlers, { exclusively, noting, faultless: true }), exclusively }
  noteOpened(db)
  const leaveOthers = begunLater((playOthers) => playOthers(db, { ...others, wait: later }))
  store.onReplaced(() => {
    leaveOtherSide()
    stopClock()
    leaveOthers()
  })
  let training: TrainingAdminApi | undefined
  return {
    dispatch: watchTries(db, { dispatch: dispatcher(db, handlers, settings), exclusively }),
    adminApi: async () => {
      const { trainingAdminApi } = await import(
        /* webpackChunkName: "mockBackend-later" */ './training/trainingAdminApi.ts'
      )
      training ??= trainingAdminApi({
        db,
        dispatch: script,
        others,
        load: store.file,
        openSecondDatabase: openSecondDatabase(db),
        exclusively,
        moveClock,
      })
      return { ...adminApiOf(store, moveClock), ...training }
    },
  }
}
