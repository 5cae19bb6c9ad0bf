import type { DocumentBody, WholeDocumentBody } from '../../../../contract/shapes/documents.ts'
import { isoAt } from '../../../../dates/civilDate.ts'
import { blankDocument, type DocumentField, type DocumentValues } from './documentValues.ts'
import { isShown } from './shownFields.ts'

const countOf = (digits: string): number | null => {
  const text = digits.trim()
  if (text === '') return null
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
}
const instantOf = (wall: string | null): string | null => (wall ? isoAt(wall.slice(0, 10), wall.slice(11, 16)) : null)

export type BodyOptions = {
  scope: 1 | 2
  parentDocumentGuid?: string | null
  inspection?: DocumentBody['inspection']
  /** The saved values, used for fields that the form does not show. */
  base?: DocumentValues
}

/**
 * Returns the request body with the values of the form. Fields that do not apply to the direction are empty in a new
 * document and unchanged in an existing one.
 */
export const bodyOf = (
  values: DocumentValues,
  { scope, parentDocumentGuid, inspection, base }: BodyOptions,
): WholeDocumentBody => {
  const sameDirection = base?.documentDirectionId === values.documentDirectionId
  const hidden = base && sameDirection ? base : blankDocument(values.documentDirectionId)
  const sent = { ...values }
  const keep = <F extends DocumentField>(field: F) => {
    if (!isShown(field, values.documentDirectionId, scope)) sent[field] = hidden[field]
  }
  for (const field of Object.keys(values) as DocumentField[]) keep(field)
  const { caseFile, answered, correspondents, dateReceived, sheetsCount, enclosuresCount, documentTypeId, ...same } =
    sent
  return {
    ...same,
    // NaN marks a type that is not chosen, because 0 could be a valid id. Validation refuses NaN before anything is
    // sent.
    documentTypeId: documentTypeId ?? Number.NaN,
    scope,
    subjectDescription: sent.subjectDescription.trim(),
    ...(inspection && { inspection }),
    caseFileGuid: caseFile?.guid ?? null,
    parentDocumentGuid: parentDocumentGuid ?? null,
    answeredDocumentGuids: answered.map(({ guid }) => guid),
    dateReceived: instantOf(dateReceived),
    externalRefNumber: sent.externalRefNumber.trim(),
    classificationIds: [...sent.classificationIds],
    sheetsCount: countOf(sheetsCount),
    enclosuresCount: countOf(enclosuresCount),
    note: sent.note.trim(),
    correspondentIds: sent.isAnonymous ? [] : correspondents.map(({ id }) => id),
    correspondentRoles: sent.isAnonymous
      ? []
      : correspondents.map(({ id, roleId = null }) => ({ correspondentId: id, roleId })),
  }
}
