import { refuse } from '../refused.ts'
import type { Exclusive } from './exclusive.ts'
import type { Store } from './store.ts'

/**
 * Writes for whoever answers from the world that is open now. When another one has taken its place, begun anew in another
 * tab while somebody stayed on a form here, nothing is done and the person gets a message: it would be gone with the page.
 */
export const onSameWorld = (store: Store): Exclusive => {
  const { world } = store
  return (work) =>
    store.exclusively(async () =>
      store.world === world
        ? work()
        : refuse('Учебната среда е започната отначало в друг раздел. Нищо не е записано; заредете страницата отново.'),
    )
}
