import { backend } from './backend.ts'
import { type Dispatch, dispatcher } from './engine/dispatch.ts'
import { type Fault, setFaults } from './engine/faults.ts'
import { deliveriesAt } from './engine/pace.ts'
import { receiveMessage } from './exchange/arrive.ts'
import { decideDeliveries } from './exchange/fate.ts'
import { playOtherSide } from './exchange/otherSide.ts'
import { receiveAgain, repeatable } from './exchange/repeat.ts'
import { type HubPush, pushChanges } from './pushChanges.ts'
import { onSameWorld } from './store/onSameWorld.ts'
import type { Store } from './store/openStore.ts'
import { keepTime } from './tasks/keepTime.ts'

/** What the keeper of a training environment can do with the imitation by hand. */
export type ByHand = {
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
  decideDeliveries: (...fates: Parameters<typeof decideDeliveries>) => Promise<void>
}

/** What the imitation needs of whoever lets calls in: where its pushes go, and whether somebody hears them. */
export type Door = { push: (one: HubPush) => void; hasListeners: () => boolean; deliveriesFaster?: number | undefined }

export type Imitation = { dispatch: Dispatch; byHand: ByHand }

const later = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

const byHandIn = (store: Store): ByHand => ({
  setFaults: async (faults) => setFaults(faults),
  decideDeliveries: async (...fates) => decideDeliveries(...fates),
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
  resetWorld: store.resetWorld,
})

/**
 * The whole imitated backend over an open store: both APIs, the bodies at the other end, midnight. It knows no page:
 * calls come to it and pushes leave it by a door (a worker's port, a server of Node).
 */
export const imitationOf = (store: Store, { push, hasListeners, deliveriesFaster = 1 }: Door): Imitation => {
  pushChanges(store, push)
  const turns = { exclusively: store.exclusively, wait: later }
  const leaveOtherSide = playOtherSide(store.world, { ...turns, deliveries: deliveriesAt(deliveriesFaster) })
  const stopClock = keepTime(store.world, { ...turns, hasListeners })
  store.onReplaced(() => {
    leaveOtherSide()
    stopClock()
  })
  const uploads = { save: store.putFile, load: store.file }
  return {
    dispatch: dispatcher(store.world, backend(store.world, uploads), onSameWorld(store)),
    byHand: byHandIn(store),
  }
}
