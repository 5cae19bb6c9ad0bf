import { Direction } from '../../../contract/enumerations.ts'
import type { DocumentCorrespondent } from '../../../contract/shapes/correspondents.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { pickedOf } from '../../correspondents/public.ts'
import { blankDocument, type DocumentValues, valuesOf } from './documentValues.ts'

/**
 * How a document that hangs under another begins: in the same case file, to those the other came from or goes to, about
 * the same thing. To what came in, or was written inside, it is an outgoing answer; to what went out, what comes back.
 */
export const relatedDocument = (
  other: Document,
  correspondents: readonly DocumentCorrespondent[],
  preparedByPersonId: number | null,
): DocumentValues => {
  const isAnswered = other.documentDirectionId === Direction.OUTGOING
  const first = [...correspondents].sort((a, b) => Number(b.isApplicant) - Number(a.isApplicant))
  return {
    ...blankDocument(isAnswered ? Direction.INCOMING : Direction.OUTGOING),
    subjectDescription: other.subjectDescription,
    caseFile: valuesOf(other).caseFile,
    correspondents: first.map(({ correspondent }) => pickedOf(correspondent)),
    classificationIds: other.classifications.map(({ id }) => id),
    preparedByPersonId: isAnswered ? null : preparedByPersonId,
    addressedToDepartmentId: isAnswered ? (other.department?.id ?? null) : null,
  }
}
