import type { Document, DocumentBody } from '../../../../contract/shapes/documents.ts'
import { duplicatesWarning, ExistingIds } from '../../../../screen-kit/saving/existingIds.ts'
import type { Mutation } from '../../../../screen-kit/saving/idempotentMutation.ts'
import { type FoundReply, unknownReply } from '../../../../screen-kit/saving/mutationState.ts'
import { isDoneOnce } from '../../../../transport/config.ts'
import { Fault } from '../../../../transport/fault.ts'
import { mapReply, mayBeDone, type Outcome } from '../../../../transport/request.ts'
import type { DocumentCalls } from './documentCalls.ts'
import { versionOf } from './saveChange.ts'

/** A draft on the server, with the body that was last sent. The body is not sent again if the form is unchanged. */
export type Draft = { guid: string; body: DocumentBody }

const partlyChangedText =
  'Не е известно дали промените в кореспондентите са записани. Опитайте отново: първо ще се види какво има на сървъра.'

export const sameBody = (a: DocumentBody, b: DocumentBody): boolean => {
  const names = Object.keys({ ...a, ...b }) as (keyof DocumentBody)[]
  return names.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

/** A request that was sent: its idempotency key, and the equal drafts that existed before it. */
export type SentDraft = { intent: string; before: ExistingIds }

type NewDraft = {
  body: DocumentBody
  personId: number | undefined
  isFirstStep?: boolean
  /** The request, if it was already sent before a page reload. */
  sent?: SentDraft | undefined
  /** Stores the request in the browser before it is sent. */
  beforeSending?: (sent: SentDraft) => Promise<unknown>
}

/** The draft that the request created or changed, if it is found, and the GUIDs of all drafts that are equal to it. */
type DraftNow = { found: FoundReply<Draft>; equal: readonly string[] }

/**
 * True if the repeated request was refused for a reason that does not change. The first request was then refused too.
 */
const isRefusedForGood = (fault: Fault): boolean =>
  fault.ended !== 'unsent' && fault.status !== 409 && !mayBeDone(fault)

/**
 * Returns the mutation that creates a draft once. After a lost response the draft is searched for among equal ones. If
 * it is still not clear which one it is, a backend with idempotency keys gets the same request again, and its response
 * names the draft. For other backends the equal drafts are fetched before the first request, so that the new one is
 * known.
 */
export const newDraft = (calls: DocumentCalls, draft: NewDraft): Mutation<DraftNow, Draft> => {
  const { body, personId, isFirstStep = false, beforeSending } = draft
  const before = draft.sent?.before ?? new ExistingIds()
  let intent = draft.sent?.intent
  const equalDrafts = () => calls.equalDrafts(body, personId)
  const draftOf = (guid: string): Draft => ({ guid, body })
  const findDraft = async (): Promise<Outcome<DraftNow>> => {
    const equal = await equalDrafts()
    if (!equal.done) return equal
    const outcomeOf = (found: FoundReply<Draft>): Outcome<DraftNow> => ({
      done: true,
      reply: { found, equal: equal.reply },
    })
    const found = before.foundOf(equal.reply.map(draftOf), ({ guid }) => guid)
    if (found?.reply !== undefined || found === null || !isDoneOnce() || intent === undefined) return outcomeOf(found)
    const again = await calls.create(body, intent, isFirstStep)
    if (again.done) return outcomeOf({ reply: draftOf(again.reply.guid) })
    return outcomeOf(isRefusedForGood(again.fault) ? null : found)
  }
  return {
    about: 'document/new',
    content: body,
    send: (idempotencyKey) => {
      intent = idempotencyKey
      const create = async (): Promise<Outcome<Draft>> => {
        await beforeSending?.({ intent: idempotencyKey, before })
        return mapReply(await calls.create(body, idempotencyKey, isFirstStep), ({ guid }) => draftOf(guid))
      }
      return isDoneOnce() ? before.sendByKey(create) : before.send(equalDrafts, create)
    },
    readCurrent: findDraft,
    find: ({ found }) => found,
    duplicates: ({ equal }) =>
      duplicatesWarning(
        before.duplicatesOf(equal, (guid) => guid),
        'Документът е записан',
        'Изтрийте излишната чернова от списъка.',
      ),
    change: (made) => changedDraft(calls, made, body, isFirstStep),
  }
}

/**
 * Returns the mutation that changes an existing draft. The case file and the number index are kept if a registration
 * has set them.
 */
export const changedDraft = (
  calls: DocumentCalls,
  draft: Draft,
  body: DocumentBody,
  isFirstStep = false,
): Mutation<DraftNow, Draft> => {
  const present = { guid: draft.guid, body }
  let was: Document | null = null
  const put = async (): Promise<Outcome<null>> => {
    const { correspondentIds } = body
    if (JSON.stringify(draft.body.correspondentIds) === JSON.stringify(correspondentIds))
      return { done: true, reply: null }
    const outcome = await calls.putCorrespondents(draft.guid, correspondentIds)
    return outcome.done || !mayBeDone(outcome.fault)
      ? outcome
      : { ...outcome, fault: new Fault('refused', partlyChangedText) }
  }
  const given = (now: Document) =>
    now.documentNumber !== null && {
      caseFileGuid: now.caseFile?.guid ?? null,
      numberIndexId: now.numberIndex?.id ?? null,
    }
  return {
    about: `document/${draft.guid}`,
    content: body,
    checkFirst: async () => {
      if (sameBody(draft.body, body)) return { done: true, reply: { reply: present } }
      const outcome = await put()
      if (!outcome.done) return outcome
      const now = await calls.read(draft.guid)
      if (now.done) was = now.reply
      return mapReply(now, () => null)
    },
    send: async () => {
      const version = was && { ...given(was), ...versionOf(was) }
      return mapReply(await calls.edit({ ...body, ...version, guid: draft.guid }, isFirstStep), () => present)
    },
    readCurrent: async () =>
      mapReply(await calls.read(draft.guid), ({ changedGuid }) => {
        if (changedGuid === null || was === null) return { found: unknownReply, equal: [] }
        return { found: changedGuid === was.changedGuid ? null : { reply: present }, equal: [] }
      }),
    find: ({ found }) => found,
    isRepeatable: true,
    change: (made) => changedDraft(calls, made, body, isFirstStep),
  }
}
