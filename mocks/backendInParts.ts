import type { Backend } from './engine/dispatch.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import type { Uploads } from './engine/uploads.ts'
import { firstHandlers } from './firstHandlers.ts'
import { sessionOf } from './people/session.ts'

/**
 * Returns the handlers in two parts: those of the first requests are in the main bundle, all others are loaded when
 * first needed.
 */
export const backendInParts = (db: MockDatabase, uploads: Uploads): Backend => ({
  calls: Object.values(firstHandlers(db, uploads)).flat(),
  session: sessionOf(db),
  later: async () => {
    const { laterHandlers } = await import(/* webpackChunkName: "mockBackend-later" */ './laterHandlers.ts')
    return Object.values(laterHandlers(db, uploads)).flat()
  },
})
