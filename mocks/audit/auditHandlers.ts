import type { audit } from '../../src/contract/audit.ts'
import { readableCaseFile } from '../case-files/readableCaseFile.ts'
import { routeOf } from '../case-files/route.ts'
import { historyView, newestFirst } from '../documents/historyView.ts'
import { seesInternal } from '../documents/internalTo.ts'
import { readableDocument } from '../documents/readableDocument.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { userActionNames, userActionPage } from './userActions.ts'

export const auditHandlers = (db: MockDatabase): Handlers<typeof audit> => ({
  getDocumentHistory: ({ caller, query }) => {
    const row = readableDocument(db, caller, query.docGuid)
    return db.history
      .by('documentGuid', row.guid)
      .filter(({ departmentId }) => seesInternal(caller, departmentId))
      .toSorted(newestFirst)
      .map((one) => historyView(db, one))
  },
  getCaseFileRouteHistory: ({ caller, query }) => {
    const { file, root } = readableCaseFile(db, caller, query.caseFileGuid)
    return routeOf(db, file, root).toReversed()
  },
  getUserActionLogs: ({ query, body }) => userActionPage(db, query, body),
  getUserActionNames: () => userActionNames(db),
})
