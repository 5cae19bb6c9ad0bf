import { account } from '../src/contract/account.ts'
import { caseFiles } from '../src/contract/caseFiles.ts'
import { documents } from '../src/contract/documents.ts'
import { notifications } from '../src/contract/notifications.ts'
import { orgStructure } from '../src/contract/orgStructure.ts'
import { caseFileReadHandlers } from './case-files/caseFileReadHandlers.ts'
import { documentReadHandlers } from './documents/documentReadHandlers.ts'
import { handlersOfArea, type Runnable, someHandlersOf } from './engine/handler.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import { notificationsHandlers } from './notifications/notificationHandlers.ts'
import { accountHandlers } from './people/accountHandlers.ts'
import { departmentHandlers } from './people/departmentHandlers.ts'

/** Returns the handlers of the requests with which a list of documents and the page of a document begin. */
export const firstHandlers = (db: MockDatabase): Runnable[] => [
  ...handlersOfArea(account, accountHandlers(db)),
  ...handlersOfArea(notifications, notificationsHandlers(db)),
  ...someHandlersOf(documents, documentReadHandlers(db)),
  ...someHandlersOf(caseFiles, caseFileReadHandlers(db)),
  ...someHandlersOf(orgStructure, departmentHandlers(db)),
]
