import * as v from 'valibot'
import { documents } from '../../../../contract/documents.ts'
import { Document, DocumentBody } from '../../../../contract/shapes/documents.ts'
import { readStoredAs } from '../../../../screen-kit/storedForm.ts'
import { readReply } from '../../../../transport/reply/readReply.ts'
import type { DocumentValues } from './documentValues.ts'

const id = v.nullable(v.number())
const text = v.string()
const textOrNull = v.nullable(v.string())

const documentValues: v.GenericSchema<unknown, DocumentValues> = v.object({
  documentDirectionId: v.picklist([1, 2, 3]),
  documentTypeId: id,
  subjectDescription: text,
  caseFile: v.nullable(v.object({ guid: text, number: text, rootDocumentGuid: text, subject: v.exactOptional(text) })),
  answered: v.array(v.object({ guid: text, number: text, subject: text })),
  receivedViaId: id,
  dateReceived: textOrNull,
  sentViaId: id,
  externalRefNumber: text,
  externalRefDate: textOrNull,
  correspondents: v.array(
    v.object({
      ...{ id: v.number(), name: text, isLegalEntity: v.boolean(), identifier: text },
      roleId: v.exactOptional(id),
    }),
  ),
  isAnonymous: v.boolean(),
  addressedToDepartmentId: id,
  addressedToPersonId: id,
  preparedByPersonId: id,
  signedByPersonId: id,
  signedOnPaper: textOrNull,
  numberIndexId: id,
  classificationIds: v.array(v.number()),
  deadlineDate: textOrNull,
  priorityId: id,
  sheetsCount: text,
  enclosuresCount: text,
  resultDelivery: text,
  serviceKind: text,
  note: text,
})

export const readDocument = readStoredAs(documentValues)
/** The stored body exactly as it was sent, because a retry with the same idempotency key must be identical. */
const sentBody = v.custom<DocumentBody>((stored) => v.is(DocumentBody, stored))

export const readProgress = readStoredAs(
  v.object({
    draft: v.nullable(v.object({ guid: text, body: DocumentBody })),
    sent: v.nullable(v.object({ body: sentBody, intent: text, before: v.nullable(v.array(text)) })),
  }),
)
const wholeDocument = readStoredAs(Document)
/**
 * Reads the stored version of a document. It is parsed like a response, so that a field added later gets its default.
 */
export const readVersion = (stored: unknown): Document | undefined => {
  const read = readReply(documents.getDocument.reply, stored)
  return read.isRead && read.problems.length === 0 ? wholeDocument(read.value) : undefined
}
