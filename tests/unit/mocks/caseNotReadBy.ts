import type { CaseFileRow } from '../../../mocks/documents/caseFileRow.ts'
import { mayPersonRead } from '../../../mocks/documents/permissions.ts'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'

/** Returns a case file of the document flow whose first document a person may not read. */
export const caseNotReadBy = (db: MockDatabase, personId: number): CaseFileRow => {
  const found = db.caseFiles.all().find(({ scope, rootDocumentGuid }) => {
    const root = db.documents.get(rootDocumentGuid)
    return scope === 1 && root?.number != null && !mayPersonRead(db, personId, root)
  })
  if (!found) throw new RangeError('Everybody may read every case of this database')
  return found
}
