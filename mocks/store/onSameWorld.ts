import type { Exclusive } from '../engine/inTurn.ts'
import { ownRefusal } from '../engine/refused.ts'
import type { Store } from './store.ts'

/**
 * Writes for whoever answers from the world that is open now. When another tab has begun one anew, nothing is done and
 * the person gets a message: it would be gone with the page.
 */
export const onSameWorld = (store: Store): Exclusive => {
  const { world } = store
  return (work) =>
    store.exclusively(async () =>
      store.world === world
        ? work()
        : ownRefusal(
            'Учебната среда е започната отначало в друг раздел. Нищо не е записано; заредете страницата отново.',
          ),
    )
}
