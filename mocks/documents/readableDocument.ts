import { assertFound, refuseForbidden } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { DocumentRow } from './documentRows.ts'
import { readableBy } from './permissions.ts'

export const readableDocument = (db: MockDatabase, caller: Caller, guid: string): DocumentRow => {
  const row = assertFound(db.documents.get(guid), 'Документът')
  if (!readableBy(db, caller)(row)) refuseForbidden()
  return row
}

export const mayReadCase = (db: MockDatabase, caller: Caller, caseFileGuid: string): boolean =>
  isReadable(db, caller, db.caseFiles.get(caseFileGuid)?.rootDocumentGuid ?? '')

export const isReadable = (db: MockDatabase, caller: Caller, guid: string): boolean => {
  const row = db.documents.get(guid)
  return row !== undefined && readableBy(db, caller)(row)
}
