import { ownRefusal } from '../engine/assertions.ts'
import type { Exclusive } from '../engine/mutex.ts'
import type { Store } from './store.ts'

/**
 * Runs a mutation only if the open mock database is current. If another tab has replaced it, nothing is written and the
 * user gets a message, because the change would be lost on reload.
 */
export const sameDatabaseGuard = (store: Store): Exclusive => {
  const { db } = store
  return (work) =>
    store.exclusively(async () =>
      store.db === db
        ? work()
        : ownRefusal(
            'Учебната среда е започната отначало в друг раздел. Нищо не е записано; заредете страницата отново.',
          ),
    )
}
