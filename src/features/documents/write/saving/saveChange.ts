import type { Document, DocumentBody } from '../../../../contract/shapes/documents.ts'
import { type MutationOutcome, mutationOutcome } from '../../../../screen-kit/saving/mutationState.ts'
import { mapReply, type Outcome } from '../../../../transport/request.ts'
import { type DocumentValues, valuesOf } from '../values/documentValues.ts'
import { changedFields } from '../values/mergeDocument.ts'
import type { DocumentCalls } from './documentCalls.ts'

export type NewerDocument = { document: Document; changedBy: string; changedAt: string | null }
export type ChangeOutcome =
  | Exclude<MutationOutcome<null>, { kind: 'changedMeanwhile' }>
  | { kind: 'changedMeanwhile'; newer: NewerDocument }

const saved: ChangeOutcome = { kind: 'done', reply: null }

const otherThan = async (calls: Pick<DocumentCalls, 'read'>, began: Document): Promise<Outcome<NewerDocument | null>> =>
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
 * Saves only if the server still has the version with which the form started. A newer version is overwritten without a
 * question if no field of the form differs.
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
  // An earlier attempt succeeded, but its response was lost.
  if (touched && changedFields(valuesOf(seen.document), mine).length === 0) return saved
  if (touched) return { kind: 'changedMeanwhile', newer: seen }
  const base = seen?.document ?? began
  let newer: NewerDocument | null = null
  // The current document shows whether another user saved at the same moment or the response was lost.
  const outcome = await mutationOutcome<NewerDocument | null, null>(
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
