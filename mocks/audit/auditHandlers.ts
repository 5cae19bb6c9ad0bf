import type { audit } from '../../src/contract/audit.ts'
import { readableCaseFile } from '../case-files/caseFileHandlers.ts'
import { routeOf } from '../case-files/route.ts'
import type { HistoryRow } from '../documents/documentRows.ts'
import { seesInternal } from '../documents/internalTo.ts'
import { readableDocument } from '../documents/readableDocument.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import { userActionNames, userActionPage } from './userActions.ts'

const historyView = (db: MockDatabase, row: HistoryRow) => {
  const person = asOf(db, 'persons', row.personId, row.date)
  return {
    id: row.id,
    dateCreated: row.date,
    person: person ? fullNameOf(person) : 'Системата',
    action: row.action,
    attribute: row.attribute ?? '',
    oldValue: row.oldValue ?? '',
    newValue: row.newValue ?? '',
    note: row.note ?? '',
  }
}

const newestFirst = (a: { date: string; id: number }, b: { date: string; id: number }): number =>
  a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1

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
