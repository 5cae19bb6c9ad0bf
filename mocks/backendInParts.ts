import type { Backend } from './engine/dispatch.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import type { Uploads } from './engine/uploads.ts'
import { firstHandlers } from './firstHandlers.ts'
import { sessionOf } from './people/session.ts'

/**
 * Returns the handlers of the first requests, which are in the main bundle. All handlers are loaded with the first
 * request that needs another one.
 */
export const backendInParts = (db: MockDatabase, uploads: Uploads): Backend => ({
  calls: firstHandlers(db),
  session: sessionOf(db),
  later: async () => {
    const { allHandlers } = await import(/* webpackChunkName: "mockBackend-later" */ './allHandlers.ts')
    return Object.values(allHandlers(db, uploads)).flat()
  },
})
