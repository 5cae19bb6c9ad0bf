import type { DocumentCorrespondent } from '../../../../contract/shapes/correspondents.ts'
import type { Document } from '../../../../contract/shapes/documents.ts'
import { now } from '../../../../dates/clock.ts'
import { blankDocument, type DocumentField, type DocumentValues, pickedWithRoles, valuesOf } from './documentValues.ts'
import { arrival, type LastInput } from './lastInput.ts'

/** The fields that differ between two letters of one sender. */
const ownFields = [
  'subjectDescription',
  'caseFile',
  'answered',
  'externalRefNumber',
  'externalRefDate',
  'signedOnPaper',
  'deadlineDate',
  'sheetsCount',
  'enclosuresCount',
  'note',
] as const satisfies readonly DocumentField[]

/**
 * Returns the initial values of another document of the same sender (or to the same addressees): the same kind, index,
 * channel, people and classification, received now. Subject, case file, number and date of the sender are empty.
 */
export const documentLike = (
  other: Document,
  correspondents: readonly DocumentCorrespondent[],
  last: LastInput,
): DocumentValues => {
  const like = valuesOf(other)
  const blank = blankDocument(like.documentDirectionId)
  const received = arrival(last, now())
  return {
    ...like,
    ...Object.fromEntries(ownFields.map((field) => [field, blank[field]])),
    ...received,
    receivedViaId: like.receivedViaId ?? received.receivedViaId,
    correspondents: pickedWithRoles(correspondents),
  }
}
