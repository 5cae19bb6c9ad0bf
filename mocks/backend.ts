import type { Catalogue } from '../src/contract/catalogue.ts'
import type { Backend } from './engine/dispatch.ts'
import type { Runnable } from './engine/handler.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import type { Uploads } from './engine/uploads.ts'
import { firstHandlers } from './firstHandlers.ts'
import { laterHandlers } from './laterHandlers.ts'
import { sessionOf } from './people/session.ts'

const handlersOf = (db: MockDatabase, uploads: Uploads): Record<keyof Catalogue, Runnable[]> => ({
  ...firstHandlers(db, uploads),
  ...laterHandlers(db, uploads),
})

export const backend = (db: MockDatabase, uploads: Uploads): Backend => ({
  calls: Object.values(handlersOf(db, uploads)).flat(),
  session: sessionOf(db),
})
