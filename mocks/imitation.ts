import { backendInParts } from './backendInParts.ts'
import { type Dispatch, type DispatchSettings, dispatcher, type NotedCall } from './engine/dispatch.ts'
import { type Fault, setFaults } from './engine/faults.ts'
import { deliveriesAt } from './engine/pace.ts'
import type { Change } from './engine/rows.ts'
import type { World } from './engine/world.ts'
import { receiveMessage } from './exchange/arrive.ts'
import { decideDeliveries } from './exchange/fate.ts'
import { playOtherSide } from './exchange/otherSide.ts'
import { receiveAgain, repeatable } from './exchange/repeat.ts'
import type { ExchangeMessageRow } from './exchange/rows.ts'
import { type HubPush, pushChanges } from './pushChanges.ts'
import { onSameWorld } from './store/onSameWorld.ts'
import { openStore, type Store } from './store/openStore.ts'
import { keepTime } from './tasks/keepTime.ts'
import type { TrainingByHand } from './training/byHand.ts'
import { aheadIn, keepAhead } from './training/clock.ts'
import { watchTries } from './training/drills.ts'
import { doneBy, unwatched } from './training/keepMarks.ts'
import { noteOpened } from './training/openedDocuments.ts'
import type { playOthers } from './training/playOthers.ts'
import { recordArrivals, recordCall } from './training/recordCalls.ts'
import type { BeginBeside } from './training/scenarios.ts'

export type ByHand = TrainingByHand & {
  resetWorld: () => Promise<void>
  /** Exports all changes as one file, and imports such a file in place of the current changes. */
  exportState: () => Promise<Blob>
  importState: (file: Blob) => Promise<void>
  setFaults: (faults: Fault[]) => Promise<void>
  receiveMessage: (system: 'edelivery' | 'docexchange') => Promise<void>
  repeatMessage: () => Promise<void>
  decideDeliveries: (...fates: ExchangeMessageRow['fate'][]) => Promise<void>
}

/** What the mock backend needs from its host: where to send pushes, and whether there are listeners. */
export type Door = {
  push: (one: HubPush) => void
  hasListeners: () => boolean
  deliveriesFaster?: number | undefined
  /** Sets the clocks of server and client to this number of milliseconds ahead of the start. */
  moveClock: (ahead: number) => void
}

/** The operations are rarely used, so their module is loaded on the first use. */
export type Imitation = { dispatch: Dispatch; byHand: () => Promise<ByHand> }

const later = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

const byHandIn = (store: Store, moveClock: Door['moveClock']): Omit<ByHand, keyof TrainingByHand> => ({
  setFaults: async (faults) => setFaults(faults),
  decideDeliveries: (...fates) => store.exclusively(async () => decideDeliveries(store.world, ...fates)),
  receiveMessage: (system) =>
    store.exclusively(async () => {
      receiveMessage(store.world, system)
    }),
  repeatMessage: () =>
    store.exclusively(async () => {
      const row = repeatable(store.world)
      if (row) receiveAgain(store.world, row)
    }),
  exportState: store.exportState,
  importState: store.importState,
  resetWorld: () => {
    // A reset mock database starts on the real date.
    moveClock(0)
    return store.resetWorld()
  },
})

/** A second mock database in memory with a separate clock, to build a scenario in. */
const beginBeside =
  (present: World): BeginBeside =>
  async ({ seed, documents, at }) => {
    const outside = () => present.now().getTime() - aheadIn(present)
    const clock = { ahead: at.getTime() - outside() }
    const now = () => new Date(outside() + clock.ahead)
    const store = await openStore({ seed, documents, now, database: null, channel: null, locks: null })
    const { world } = store
    recordArrivals(world)
    keepAhead(world, clock.ahead)
    const answers = backendInParts(world, { save: store.putFile, load: store.file })
    const noting = (call: NotedCall, run: () => Promise<unknown>) => recordCall(world, call, run)
    const moveClock = (ahead: number) => {
      clock.ahead = ahead
    }
    const { exclusively, exportState } = store
    const dispatch = dispatcher(world, answers, { exclusively, noting, faultless: true })
    return { world, dispatch, exclusively, moveClock, exportState }
  }

const OTHERS_BEGIN = 5000

/**
 * Starts the simulated colleagues when their module is loaded, which is not in the main bundle; returns a function that
 * stops them.
 */
const begunLater = (begin: (play: typeof playOthers) => () => void): (() => void) => {
  let isOver = false
  let stop = (): void => undefined
  const wait = (): void => {
    stop = later(async () => {
      // Retried below; no request waits for it.
      const program = await import(/* webpackChunkName: "imitation-later" */ './training/playOthers.ts').catch(
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
 * The mock backend over an open store: both APIs, the other side of the exchange, midnight. It does not depend on a
 * page: requests and pushes go through its host (the port of a worker, a Node server).
 */
export const imitationOf = (store: Store, { push, hasListeners, deliveriesFaster = 1, moveClock }: Door): Imitation => {
  const { world } = store
  recordArrivals(world)
  pushChanges(store, push)
  const turns = { exclusively: store.exclusively, wait: later }
  const leaveOtherSide = playOtherSide(world, { ...turns, deliveries: deliveriesAt(deliveriesFaster) })
  const stopClock = keepTime(world, { ...turns, hasListeners })
  const follow = (changes: readonly Change[]) => {
    if (changes.some(({ table }) => table === 'practiceClock')) moveClock(aheadIn(world))
  }
  moveClock(aheadIn(world))
  store.onForeignChanges(follow)
  const uploads = { save: store.putFile, load: store.file }
  const answers = backendInParts(world, uploads)
  const exclusively = onSameWorld(store)
  const byHand: DispatchSettings['noting'] = (call, run) =>
    doneBy(world, { personId: call.caller.person.id, seat: null }, () => recordCall(world, call, run))
  const settings: DispatchSettings = { exclusively, noting: byHand }
  const script = dispatcher(world, answers, { ...settings, faultless: true })
  const noting: DispatchSettings['noting'] = (call, run) => unwatched(world, () => recordCall(world, call, run))
  const others = { dispatch: dispatcher(world, answers, { exclusively, noting, faultless: true }), exclusively }
  noteOpened(world)
  const leaveOthers = begunLater((playOthers) => playOthers(world, { ...others, wait: later }))
  store.onReplaced(() => {
    leaveOtherSide()
    stopClock()
    leaveOthers()
  })
  let training: TrainingByHand | undefined
  return {
    dispatch: watchTries(world, { dispatch: dispatcher(world, answers, settings), exclusively }),
    byHand: async () => {
      const { trainingByHand } = await import(/* webpackChunkName: "imitation-later" */ './training/byHand.ts')
      training ??= trainingByHand({
        world,
        dispatch: script,
        others,
        load: store.file,
        beginBeside: beginBeside(world),
        exclusively,
        moveClock,
      })
      return { ...byHandIn(store, moveClock), ...training }
    },
  }
}
