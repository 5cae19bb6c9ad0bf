import type { Document } from '../../src/contract/shapes/documents.ts'
import { signingTaskResults, TaskResult } from '../../src/contract/taskKinds.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { personOption } from '../people/peopleNames.ts'
import type { DocumentRow } from './documentRows.ts'

const signingResults: readonly number[] = [...signingTaskResults, TaskResult.SIGNATURE_REFUSED]

const signatureOf = (db: MockDatabase, { guid }: DocumentRow): Document['signature'] => {
  const last = db.taskAssignees
    .by('documentGuid', guid)
    .filter(({ resultTypeId }) => signingResults.includes(resultTypeId ?? 0))
    .toSorted((a, b) => ((a.dateCompleted ?? '') < (b.dateCompleted ?? '') ? 1 : -1))
    .at(0)
  if (!last?.dateCompleted || last.resultTypeId === TaskResult.SIGNATURE_REFUSED) return null
  const by = personOption(db, last.completedByPersonId ?? last.personId, last.dateCompleted)
  const isDeputy = by !== null && by.id !== last.personId
  return (
    by && {
      by,
      insteadOf: isDeputy ? personOption(db, last.personId, last.dateCompleted) : null,
      date: last.dateCompleted,
    }
  )
}

export const signaturesOf = (db: MockDatabase, row: DocumentRow): Pick<Document, 'signature' | 'signedOnPaper'> => ({
  signature: signatureOf(db, row),
  signedOnPaper: row.signedOnPaper ?? null,
})
