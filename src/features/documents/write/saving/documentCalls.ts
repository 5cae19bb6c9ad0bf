import { documents } from '../../../../contract/documents.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { DocumentStatus } from '../../../../contract/enumerations.ts'
import type { Document, DocumentBody } from '../../../../contract/shapes/documents.ts'
import { deferErrors } from '../../../../transport/deferredErrors.ts'
import { notify } from '../../../../transport/notices.ts'
import { attempt, mapReply, type Outcome } from '../../../../transport/request.ts'
import { equalDocuments } from '../../../document-lookups/public.ts'

type CallResult<R> = Promise<Outcome<R>>
export type DocumentCalls = {
  /** Creates a draft. `isFirstStep`: the document is registered next, so only the registration shows a notice. */
  create: (body: DocumentBody, idempotencyKey: string, isFirstStep?: boolean) => CallResult<{ guid: string }>
  equalDrafts: (body: DocumentBody, personId: number | undefined) => CallResult<string[]>
  read: (docGuid: string) => CallResult<Document>
  check: (docGuid: string, changedGuid: string) => CallResult<Reply<typeof documents.checkDocumentForChangedGuid>>
  edit: (body: DocumentBody, isFirstStep?: boolean) => CallResult<unknown>
  /** Registers a document. No error is shown here, because the number may be assigned although the request failed. */
  register: (docGuid: string, idempotencyKey: string) => CallResult<Reply<typeof documents.registerDocument>>
  mayRegister: (docGuid: string) => CallResult<boolean>
  warn: (text: string) => void
  /** Replaces all correspondents of a draft, in the given order, because the first correspondent is the applicant. */
  putCorrespondents: (docGuid: string, ids: readonly number[]) => CallResult<null>
}

const quiet = { quiet: true } as const

const equalDrafts: DocumentCalls['equalDrafts'] = async (body, personId) => {
  const drafts = await equalDocuments(body.scope, body, personId, DocumentStatus.DRAFT)
  return mapReply(drafts, (rows) => rows.map(({ guid }) => guid))
}

const commonStart = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((id, index) => id !== b[index])
  return at === -1 ? a.length : at
}

const putCorrespondents: DocumentCalls['putCorrespondents'] = async (docGuid, ids) => {
  const query = { docGuid }
  const present = await attempt(documents.getDocumentCorrespondents, { query })
  if (!present.done) return present
  const unchanged = commonStart(
    present.reply.map(({ correspondent }) => correspondent.id),
    ids,
  )
  for (const link of present.reply.slice(unchanged)) {
    const gone = { query: { correspondentId: link.id } }
    const removed = await attempt(documents.deleteDocumentCorrespondent, gone)
    if (!removed.done) return removed
  }
  for (const id of ids.slice(unchanged)) {
    const one = await attempt(documents.getCorrespondentById, { query: { id } })
    if (!one.done) return one
    const added = await attempt(documents.createDocumentCorrespondent, { query, body: one.reply })
    if (!added.done) return added
  }
  return { done: true, reply: null }
}

export const documentCalls: DocumentCalls = {
  create: (body, idempotencyKey, isFirstStep = false) =>
    attempt(documents.createDocument, { body }, { idempotencyKey, silentWhenDone: isFirstStep }),
  equalDrafts,
  read: (docGuid) => attempt(documents.getDocument, { query: { docGuid } }, quiet),
  check: (docGuid, changedGuid) =>
    attempt(documents.checkDocumentForChangedGuid, { body: { docGuid, changedGuid } }, quiet),
  edit: (body, isFirstStep = false) => attempt(documents.editDocument, { body }, { silentWhenDone: isFirstStep }),
  register: async (docGuid, idempotencyKey) => {
    const outcome = await attempt(documents.registerDocument, { query: { docGuid } }, { idempotencyKey, ...quiet })
    if (!outcome.done) {
      const { fault } = outcome
      deferErrors(fault, () =>
        notify({ kind: 'error', text: fault.message, ...(fault.serverText && { trace: [fault.serverText] }) }),
      )
    }
    return outcome
  },
  mayRegister: async (docGuid) => {
    const rights = await attempt(documents.getCurrentUserDocumentPermissions, { query: { docGuid } }, quiet)
    return mapReply(rights, ({ register }) => register)
  },
  warn: (text) => notify({ kind: 'warning', text }),
  putCorrespondents,
}
