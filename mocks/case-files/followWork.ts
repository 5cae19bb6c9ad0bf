import { caseFileClosedText, caseFileReopenedText, isNothingAwaited } from '../../src/rules/documents/caseFileStatus.ts'
import { awaitedCounts } from '../documents/awaitedWorkInCase.ts'
import { type CaseFileRow, isClosed } from '../documents/caseFileRow.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { remember } from '../documents/history.ts'
import { closedCaseText, recipientsOfClosedCase } from '../documents/noticeTexts.ts'
import { mayPersonRead } from '../documents/permissions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Rewritten } from '../engine/tableRows.ts'
import { notifyAll } from '../notifications/notify.ts'

/**
 * Returns the case files affected by a changed document or task; there are two if a document was moved to another case
 * file.
 */
const casesOf = (db: MockDatabase, { table, before, after }: Rewritten): (string | null | undefined)[] => {
  if (table === 'documents') return [before?.caseFileGuid, after?.caseFileGuid]
  if (table === 'tasks') return [before, after].map((task) => db.documents.get(task?.documentGuid)?.caseFileGuid)
  return []
}

/** Notifies the owner of a closed case file and the author of its first document, except the person who closed it. */
const notifyOfClosedCase = (
  db: MockDatabase,
  file: CaseFileRow,
  root: DocumentRow,
  doneBy: readonly number[],
): void => {
  const recipients = recipientsOfClosedCase(file, root).filter(
    (id) => !doneBy.includes(id) && mayPersonRead(db, id, root),
  )
  notifyAll(db, recipients, { type: 'CaseFileClosed', text: closedCaseText(root), documentGuid: root.guid })
}

/** Returns the people whose actions are in the changed rows. */
const peopleIn = (rewritten: readonly Rewritten[]): number[] =>
  rewritten.flatMap(({ table, after }) => (table === 'userActions' && after?.personId ? [after.personId] : []))

const followWorkOf = (db: MockDatabase, guid: string, doneBy: readonly number[]): void => {
  const file = db.caseFiles.get(guid)
  const root = db.documents.get(file?.rootDocumentGuid)
  if (!file || !root || file.number === null) return
  const isOver = isNothingAwaited(awaitedCounts(db, file))
  if (isOver === isClosed(file)) return
  db.put('caseFiles', { ...file, statusId: isOver ? 2 : 1, statusDate: db.now().toISOString() })
  const note = isOver ? caseFileClosedText(file.number) : caseFileReopenedText(file.number)
  remember(db, null, root.guid, { action: isOver ? 'Приключване на преписка' : 'Отваряне на преписка', note })
  if (isOver) notifyOfClosedCase(db, file, root, doneBy)
}

/** Closes a case file when its last open document or task ends; reopens the case file when another one starts. */
export const followWork = (db: MockDatabase): void =>
  db.on('stepEnds', (rewritten) => {
    for (const guid of new Set(rewritten.flatMap((one) => casesOf(db, one))))
      if (guid) followWorkOf(db, guid, peopleIn(rewritten))
  })
