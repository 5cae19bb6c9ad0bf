import type * as v from 'valibot'
import { documents } from '../../../contract/documents.ts'
import type { DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { attempt } from '../../../transport/request.ts'

type Body = v.InferOutput<typeof documents.setDocumentStatus.body>

/** Returns the mutation that changes the status of a document. After a lost response the new status shows the result. */
export const statusMutation = (
  docGuid: string,
  to: DocumentStatus,
  body: Body,
  options: { quiet?: true } = {},
): Mutation<Document, null> => ({
  about: `status/${docGuid}`,
  content: { to, body },
  send: (idempotencyKey) =>
    attempt(documents.setDocumentStatus, { query: { docGuid, status: to }, body }, { idempotencyKey, ...options }),
  readCurrent: () => attempt(documents.getDocument, { query: { docGuid } }, { quiet: true }),
  find: (now) => (now.documentStatusId === to ? { reply: null } : null),
})
