import * as v from 'valibot'
import { documents } from '../../../../contract/documents.ts'
import { Document, DocumentBody } from '../../../../contract/shapes/documents.ts'
import { readStoredAs } from '../../../../screen-kit/readStored.ts'
import { readReply } from '../../../../transport/reply/readReply.ts'
import type { DocumentValues } from './documentValues.ts'

const id = v.nullable(v.number())
const text = v.string()
const textOrNull = v.nullable(v.string())

/** The document form as a draft holds it. */
const documentValues: v.GenericSchema<unknown, DocumentValues> = v.object({
  documentDirectionId: v.picklist([1, 2, 3]),
  documentTypeId: id,
  subjectDescription: text,
  caseFile: v.nullable(v.object({ guid: text, number: text, rootDocumentGuid: text, subject: v.exactOptional(text) })),
  receivedViaId: id,
  dateReceived: textOrNull,
  sentViaId: id,
  externalRefNumber: text,
  externalRefDate: textOrNull,
  correspondents: v.array(v.object({ id: v.number(), name: text, isLegalEntity: v.boolean(), identifier: text })),
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

/** What is typed of a document. */
export const readDocument = readStoredAs(documentValues)
/** As it was sent, to the last comma: what is sent again with its key must be the same. */
const sentBody = v.custom<DocumentBody>((stored) => v.is(DocumentBody, stored))

/** How far a new document came: the draft that the server has of it, or what was sent and not answered yet. */
export const readProgress = readStoredAs(
  v.object({
    draft: v.nullable(v.object({ guid: text, body: DocumentBody })),
    sent: v.nullable(v.object({ body: sentBody, intent: text, before: v.nullable(v.array(text)) })),
  }),
)
const wholeDocument = readStoredAs(Document)
/**
 * The version a changed document was changed from: a newer one is noticed when it is saved. Read as an answer is: a field
 * that was not there yet has what stands for it where a backend says nothing of it.
 */
export const readVersion = (stored: unknown): Document | undefined => {
  const read = readReply(documents.getDocument.reply, stored)
  return read.isRead && read.problems.length === 0 ? wholeDocument(read.value) : undefined
}
