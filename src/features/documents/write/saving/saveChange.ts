import type { Document, DocumentBody } from '../../../../contract/shapes/documents.ts'
import type { WriteOutcome } from '../../../../screen-kit/saving/writeState.ts'
import { type Fault, isAnswerLost } from '../../../../transport/fault.ts'
import { mayBeDone } from '../../../../transport/request.ts'
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
const otherThan = async (
  calls: Pick<DocumentCalls, 'read'>,
  began: Document,
): Promise<NewerDocument | null | Fault> => {
  const now = await calls.read(began.guid)
  if (!now.done) return now.fault
  if (changedFields(valuesOf(began), valuesOf(now.reply)).length === 0) return null
  return { document: now.reply, changedBy: 'друг потребител', changedAt: null }
}

/** What an edit says of the version it was made over; nothing where the backend names none. */
export const versionOf = ({ changedGuid }: Pick<Document, 'changedGuid'>) =>
  changedGuid === null ? {} : { changedGuid }

/** The document as it is now, when it is another version than `began`; null when it is the same one. */
const newerThan = async (
  calls: Pick<DocumentCalls, 'check' | 'read'>,
  began: Document,
): Promise<NewerDocument | null | Fault> => {
  const { guid: docGuid, changedGuid } = began
  if (changedGuid === null) return otherThan(calls, began)
  const checked = await calls.check(docGuid, changedGuid)
  if (!checked.done) return checked.fault
  const now = await calls.read(docGuid)
  if (!now.done) return now.fault
  if (!checked.reply.isChanged && now.reply.changedGuid === changedGuid) return null
  const { changedBy, changedAt } = checked.reply
  return { document: now.reply, changedBy: changedBy || 'друг потребител', changedAt }
}

const refused = (fault: Fault): ChangeOutcome => ({ kind: 'refused', fault })
const isFault = (one: NewerDocument | null | Fault): one is Fault => one instanceof Error

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
  const seen = await newerThan(calls, began)
  if (isFault(seen)) return refused(seen)
  const touched = seen !== null && changedFields(valuesOf(began), valuesOf(seen.document)).length > 0
  // An earlier answer may have been lost: what I wanted is there already.
  if (touched && changedFields(valuesOf(seen.document), mine).length === 0) return saved
  if (touched) return { kind: 'changedMeanwhile', newer: seen }
  const base = seen?.document ?? began
  const outcome = await calls.edit({ ...bodyOn(base), guid: base.guid, ...versionOf(base) })
  if (outcome.done) return saved
  const { fault } = outcome
  const hasFields = Object.keys(fault.fields).length > 0
  const isLost = isAnswerLost(fault)
  if (!isLost && hasFields) return refused(fault)
  // Somebody was faster in this very moment, or the answer was lost: the document itself tells.
  const after = await newerThan(calls, base)
  if (isFault(after)) return isLost ? { kind: 'unknown' } : { kind: 'unknown', fault }
  if (after === null && fault.ended === 'renewed') return saveChange(calls, began, mine, bodyOn)
  if (after === null) return isLost ? { kind: 'notApplied' } : refused(fault)
  const isMine = mayBeDone(fault) && changedFields(valuesOf(after.document), mine).length === 0
  return isMine ? saved : { kind: 'changedMeanwhile', newer: after }
}
