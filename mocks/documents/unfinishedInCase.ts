import type { UnfinishedDocument } from '../../src/contract/shapes/documents.ts'
import { isUnfinished } from '../../src/rules/documents/documentStatus.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { openTasksOf, undeliveredOf } from './documentFacts.ts'
import type { DocumentRow } from './documentRows.ts'
import { shownStatusOf } from './listRow.ts'
import { obligationsOwed } from './obligationView.ts'
import { permissionsBy, readableBy, statusOf } from './permissions.ts'

export const unfinishedWith = (db: MockDatabase, root: DocumentRow): DocumentRow[] => {
  const file = db.caseFiles.get(root.caseFileGuid)
  if (file?.rootDocumentGuid !== root.guid) return []
  return db.documents.by('caseFileGuid', file.guid).filter((row) => row !== root && isUnfinished(statusOf(row)))
}

const placeOf = ({ receiptOrder }: DocumentRow): number => receiptOrder ?? Number.MAX_SAFE_INTEGER

export const unfinishedInCase = (db: MockDatabase, caller: Caller, root: DocumentRow): UnfinishedDocument[] => {
  const rightsOn = permissionsBy(db, caller)
  return unfinishedWith(db, root)
    .filter(readableBy(db, caller))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((row) => ({
      guid: row.guid,
      documentNumber: row.number,
      dateRegistered: row.dateRegistered,
      documentDirectionId: row.directionId,
      documentStatusId: row.statusId,
      documentStatusName: shownStatusOf(row),
      subjectDescription: row.subject,
      openTaskTitles: openTasksOf(db, row).map(({ description }) => description),
      unpaidObligations: obligationsOwed(db, row),
      undelivered: undeliveredOf(db, row),
      isResolution: isResolutionType(row.typeId),
      mayComplete: rightsOn(row).complete,
    }))
}
