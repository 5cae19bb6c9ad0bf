import { allHandlers } from './allHandlers.ts'
import type { Backend } from './engine/dispatch.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import type { Uploads } from './engine/uploads.ts'
import { sessionOf } from './people/session.ts'

export const backend = (db: MockDatabase, uploads: Uploads): Backend => ({
  calls: Object.values(allHandlers(db, uploads)).flat(),
  session: sessionOf(db),
})
