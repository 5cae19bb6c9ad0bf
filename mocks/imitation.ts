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

/** What the keeper of a training environment can do with the imitation by hand. */
export type ByHand = TrainingByHand & {
  /** „Нулирай данните“: the world begins afresh. */
  resetWorld: () => Promise<void>
  /** All that was done, as one file; and such a file in place of all that was done here. */
  exportState: () => Promise<Blob>
  importState: (file: Blob) => Promise<void>
  setFaults: (faults: Fault[]) => Promise<void>
  /** Lets a message of another body arrive now. */
  receiveMessage: (system: 'edelivery' | 'docexchange') => Promise<void>
  /** Lets the newest waiting message of СЕОС arrive once more. */
  repeatMessage: () => Promise<void>
  /** How the next messages that are sent will end, in order. */
  decideDeliveries: (...fates: ExchangeMessageRow['fate'][]) => Promise<void>
}

/** What the imitation needs of whoever lets calls in: where its pushes go, and whether somebody hears them. */
export type Door = {
  push: (one: HubPush) => void
  hasListeners: () => boolean
  deliveriesFaster?: number | undefined
  /** Moves the clock of whoever answers and asks to so many milliseconds ahead of where it began. */
  moveClock: (ahead: number) => void
}

/** What is done by hand is seldom: its program comes with the first deed. */
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
    // A new world begins on the day that it is outside.
    moveClock(0)
    return store.resetWorld()
  },
})

/** A world beside the present one, in memory, with a clock of its own: what a scenario is made in. */
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

/** Begins what colleagues do by themselves when its program is there, which is not among the first; returns how to stop. */
const begunLater = (begin: (play: typeof playOthers) => () => void): (() => void) => {
  let isOver = false
  let stop = (): void => undefined
  const wait = (): void => {
    stop = later(async () => {
      // Tried again below: nobody waits for it.
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
 * The whole imitated backend over an open store: both APIs, the bodies at the other end, midnight. It knows no page:
 * calls come to it and pushes leave it by a door (a worker's port, a server of Node).
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
