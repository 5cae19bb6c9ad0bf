import type { Document, DocumentBody } from '../../../../contract/shapes/documents.ts'
import type { Mutation } from '../../../../screen-kit/saving/idempotentMutation.ts'
import { changedReply, type FoundReply } from '../../../../screen-kit/saving/mutationState.ts'
import { mapReply, type Outcome } from '../../../../transport/request.ts'
import { type DocumentValues, valuesOf } from '../values/documentValues.ts'
import { changedFields } from '../values/mergeDocument.ts'
import type { DocumentCalls } from './documentCalls.ts'

export type NewerDocument = { document: Document; changedBy: string; changedAt: string | null }
const fetchNewer = async (
  calls: Pick<DocumentCalls, 'read'>,
  began: Document,
): Promise<Outcome<NewerDocument | null>> =>
  mapReply(await calls.read(began.guid), (document) =>
    changedFields(valuesOf(began), valuesOf(document)).length === 0
      ? null
      : { document, changedBy: 'друг потребител', changedAt: null },
  )

export const versionOf = ({ changedGuid }: Pick<Document, 'changedGuid'>) =>
  changedGuid === null ? {} : { changedGuid }

const newerThan = async (
  calls: Pick<DocumentCalls, 'check' | 'read'>,
  began: Document,
): Promise<Outcome<NewerDocument | null>> => {
  const { guid: docGuid, changedGuid } = began
  if (changedGuid === null) return fetchNewer(calls, began)
  const checked = await calls.check(docGuid, changedGuid)
  if (!checked.done) return checked
  const { isChanged, changedBy, changedAt } = checked.reply
  return mapReply(await calls.read(docGuid), (document) =>
    !isChanged && document.changedGuid === changedGuid
      ? null
      : { document, changedBy: changedBy || 'друг потребител', changedAt },
  )
}

type Change = {
  began: Document
  mine: DocumentValues
  bodyOn: (version: Document) => DocumentBody
  /** Called with a newer version of another user if its fields differ; then nothing is sent. */
  onNewer: (newer: NewerDocument) => void
}

const sameFields = (a: DocumentValues, b: DocumentValues): boolean => changedFields(a, b).length === 0

/**
 * Returns the mutation that saves a document only if the server still has the version with which the form started. A
 * newer version is overwritten without a confirmation if no field of the form differs in it.
 */
export const changedDocument = (
  calls: Pick<DocumentCalls, 'check' | 'read' | 'edit'>,
  change: Change,
): Mutation<NewerDocument | null, Document | null> => {
  const { began, mine, bodyOn, onNewer } = change
  let base = began
  const find = (newer: NewerDocument | null): FoundReply<Document | null> => {
    if (newer === null) return null
    const theirs = valuesOf(newer.document)
    // An earlier attempt was applied, but its response was lost.
    if (sameFields(theirs, mine)) return { reply: newer.document }
    if (sameFields(theirs, valuesOf(base))) return null
    onNewer(newer)
    return changedReply
  }
  return {
    about: `document/${began.guid}`,
    content: mine,
    checkFirst: async () =>
      mapReply(await newerThan(calls, base), (newer) => {
        const found = find(newer)
        if (found === null && newer !== null) base = newer.document
        return found
      }),
    send: async () => mapReply(await calls.edit({ ...bodyOn(base), guid: base.guid, ...versionOf(base) }), () => null),
    readCurrent: () => newerThan(calls, base),
    find,
    confirmsRefusals: true,
    isRepeatable: true,
    change: (made) => changedDocument(calls, { ...change, began: made ?? base }),
  }
}
