import { refuseByServer } from '../engine/assertions.ts'
import type { Exclusive } from '../engine/mutex.ts'
import type { Store } from './store.ts'

/**
 * Runs a mutation only if this tab has the current mock database. If another tab has replaced it, nothing is written
 * and the user is informed, because the change would be lost.
 */
export const sameDatabaseGuard = (store: Store): Exclusive => {
  const { db } = store
  return (work) =>
    store.exclusively(async () =>
      store.db === db
        ? work()
        : refuseByServer(
            'Учебната среда е започната отначало в друг раздел. Нищо не е записано; заредете страницата отново.',
          ),
    )
}
