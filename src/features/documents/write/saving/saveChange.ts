import type { Document, DocumentBody } from '../../../../contract/shapes/documents.ts'
import { type WriteOutcome, writeOutcome } from '../../../../screen-kit/saving/writeState.ts'
import { mapReply, type Outcome } from '../../../../transport/request.ts'
import { type DocumentValues, valuesOf } from '../values/documentValues.ts'
import { changedFields } from '../values/mergeDocument.ts'
import type { DocumentCalls } from './documentCalls.ts'

/** A newer version than the one the form began with, and who made it. */
export type NewerDocument = { document: Document; changedBy: string; changedAt: string | null }
/** How saving a change ended; a newer version must be looked at first. */
export type ChangeOutcome =
  | Exclude<WriteOutcome<null>, { kind: 'changedMeanwhile' }>
  | { kind: 'changedMeanwhile'; newer: NewerDocument }

const saved: ChangeOutcome = { kind: 'done', reply: null }

/** The same of a backend that names no versions: by what the form shows. */
const otherThan = async (calls: Pick<DocumentCalls, 'read'>, began: Document): Promise<Outcome<NewerDocument | null>> =>
  mapReply(await calls.read(began.guid), (document) =>
    changedFields(valuesOf(began), valuesOf(document)).length === 0
      ? null
      : { document, changedBy: 'друг потребител', changedAt: null },
  )

/** What an edit says of the version it was made over; nothing where the backend names none. */
export const versionOf = ({ changedGuid }: Pick<Document, 'changedGuid'>) =>
  changedGuid === null ? {} : { changedGuid }

/** The document as it is now, when it is another version than `began`; null when it is the same one. */
const newerThan = async (
  calls: Pick<DocumentCalls, 'check' | 'read'>,
  began: Document,
): Promise<Outcome<NewerDocument | null>> => {
  const { guid: docGuid, changedGuid } = began
  if (changedGuid === null) return otherThan(calls, began)
  const checked = await calls.check(docGuid, changedGuid)
  if (!checked.done) return checked
  const { isChanged, changedBy, changedAt } = checked.reply
  return mapReply(await calls.read(docGuid), (document) =>
    !isChanged && document.changedGuid === changedGuid
      ? null
      : { document, changedBy: changedBy || 'друг потребител', changedAt },
  )
}

/**
 * Saves over the version the form began with, and only over it. `bodyOn` makes the body over a version; a newer one in
 * which nobody touched a field of the form (a file came, a correspondent) is written over without a question.
 */
export const saveChange = async (
  calls: Pick<DocumentCalls, 'check' | 'read' | 'edit'>,
  began: Document,
  mine: DocumentValues,
  bodyOn: (version: Document) => DocumentBody,
): Promise<ChangeOutcome> => {
  const present = await newerThan(calls, began)
  if (!present.done) return { kind: 'refused', fault: present.fault }
  const seen = present.reply
  const touched = seen !== null && changedFields(valuesOf(began), valuesOf(seen.document)).length > 0
  // An earlier answer may have been lost: what I wanted is there already.
  if (touched && changedFields(valuesOf(seen.document), mine).length === 0) return saved
  if (touched) return { kind: 'changedMeanwhile', newer: seen }
  const base = seen?.document ?? began
  let newer: NewerDocument | null = null
  // Somebody was faster in this very moment, or the answer was lost: the document itself tells.
  const outcome = await writeOutcome<NewerDocument | null, null>(
    async () => mapReply(await calls.edit({ ...bodyOn(base), guid: base.guid, ...versionOf(base) }), () => null),
    () => newerThan(calls, base),
    (now) => {
      if (!now.done) return { kind: 'unknown' }
      newer = now.reply
      if (newer === null) return { kind: 'notApplied' }
      const isMine = changedFields(valuesOf(newer.document), mine).length === 0
      return isMine ? saved : { kind: 'changedMeanwhile' }
    },
    undefined,
    'every',
  )
  if (outcome.kind !== 'changedMeanwhile') return outcome
  return newer === null ? { kind: 'unknown' } : { kind: 'changedMeanwhile', newer }
}
