import type { DocumentBody } from '../../../../contract/shapes/documents.ts'
import { duplicatesWarning, type PresentBefore } from '../../../../screen-kit/saving/existingIdsSnapshot.ts'
import {
  confirmMutation,
  endOfMutation,
  type FoundReply,
  type MutationOutcome,
  mutationOutcome,
  outcomeBy,
  unknownReply,
} from '../../../../screen-kit/saving/mutationState.ts'
import { isDoneOnce } from '../../../../transport/config.ts'
import { Fault, isResponseLost } from '../../../../transport/fault.ts'
import { mapReply, mayBeDone, type Outcome } from '../../../../transport/request.ts'
import { checkNewDocument, type Registered, registerNewDocument } from '../../registration.ts'
import type { DocumentCalls } from './documentCalls.ts'
import { versionOf } from './saveChange.ts'

/** A draft on the server, with the body that was last sent. The body is not sent again if the form is unchanged. */
export type Draft = { guid: string; body: DocumentBody }

export type DraftOutcome<R> = Extract<MutationOutcome<R>, { kind: 'done' | 'refused' | 'unknown' }>

const done = <R>(reply: R): DraftOutcome<R> => ({ kind: 'done', reply })
const refused = (fault: Fault): DraftOutcome<never> => ({ kind: 'refused', fault })
const didNotHappen = (message: string): DraftOutcome<never> => refused(new Fault('network', message))

const endOf = <R>(outcome: MutationOutcome<R>, notApplied: string): DraftOutcome<R> =>
  outcome.kind === 'done' || outcome.kind === 'refused' || outcome.kind === 'unknown'
    ? outcome
    : didNotHappen(notApplied)

const notCreated = 'Сървърът не е получил документа. Нищо не е загубено – опитайте отново.'
const notChanged = 'Сървърът не е получил последните промени. Нищо не е загубено – опитайте отново.'
const partlyChanged =
  'Не е известно дали промените в кореспондентите са записани. Опитайте отново: първо ще се види какво има на сървъра.'
const notRegistered = 'Документът е записан като чернова, но още не е регистриран. Опитайте отново.'

const leftToOthers =
  'Документът е записан като чернова. Нямате право да го регистрирате: изпратете го за подпис или го оставете на деловодството.'

export const sameBody = (a: DocumentBody, b: DocumentBody): boolean => {
  const names = Object.keys({ ...a, ...b }) as (keyof DocumentBody)[]
  return names.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

/** `before`: the equal drafts that existed before the request. */
export type NewDraft = {
  body: DocumentBody
  intent: string
  personId: number | undefined
  before: PresentBefore
  isFirstStep?: boolean
}

/** `found`: the draft that the request created. */
type Found = { equal: readonly string[]; found: FoundReply<string> }

/**
 * True if the repeated request was refused for a reason that does not change. The first request was then refused too.
 */
const isRefusedForGood = (fault: Fault): boolean =>
  fault.ended !== 'unsent' && fault.status !== 409 && !mayBeDone(fault)

/** If several drafts are possible, the request is repeated with its key, and the response names the draft. */
const findDraft = async (calls: DocumentCalls, draft: NewDraft): Promise<Outcome<Found>> => {
  const { body, intent: idempotencyKey, personId, before, isFirstStep } = draft
  const equal = await calls.equalDrafts(body, personId)
  if (!equal.done) return equal
  const found = before.foundOf(equal.reply, (guid) => guid)
  const told = (said: FoundReply<string>): Outcome<Found> => ({
    done: true,
    reply: { equal: equal.reply, found: said },
  })
  if (found?.reply !== undefined || found === null || !isDoneOnce()) return told(found)
  const again = await calls.create(body, idempotencyKey, isFirstStep)
  if (again.done) return told({ reply: again.reply.guid })
  return told(isRefusedForGood(again.fault) ? null : found)
}

const createdSays = ({ body }: NewDraft) =>
  outcomeBy<Found, Draft>(({ found }) => (found?.reply === undefined ? found : { reply: { guid: found.reply, body } }))

/** Equal drafts are fetched before the request, unless the backend supports idempotency keys. */
export const createDraft = async (
  calls: DocumentCalls,
  draft: NewDraft,
  beforeSending: () => Promise<unknown> = async () => undefined,
): Promise<DraftOutcome<Draft>> => {
  const { body, intent: idempotencyKey, personId, before, isFirstStep } = draft
  const create = async (): Promise<Outcome<Draft>> => {
    await beforeSending()
    return mapReply(await calls.create(body, idempotencyKey, isFirstStep), ({ guid }) => ({ guid, body }))
  }
  const send = () =>
    isDoneOnce() ? before.sendByKey(create) : before.send(() => calls.equalDrafts(body, personId), create)
  const outcome = await mutationOutcome(
    send,
    () => findDraft(calls, draft),
    createdSays(draft),
    ({ equal }) =>
      duplicatesWarning(
        before.duplicatesOf(equal, (guid) => guid),
        'Документът е записан',
        'Изтрийте излишната чернова от списъка.',
      ),
  )
  return endOf(outcome, notCreated)
}

export const lookForDraft = async (calls: DocumentCalls, draft: NewDraft): Promise<DraftOutcome<Draft>> =>
  endOf(await endOfMutation(confirmMutation(() => findDraft(calls, draft), createdSays(draft))), notCreated)

/** If the draft requested before a reload does not exist, the same request is sent again. */
export const createdEarlier = async (calls: DocumentCalls, draft: NewDraft): Promise<DraftOutcome<Draft>> => {
  const found = await lookForDraft(calls, draft)
  return found.kind === 'refused' ? createDraft(calls, draft) : found
}

/** Values that a registration has set are kept. */
export const changeDraft = async (
  calls: DocumentCalls,
  draft: Draft,
  body: DocumentBody,
  isFirstStep = false,
): Promise<DraftOutcome<Draft>> => {
  const present = { guid: draft.guid, body }
  if (sameBody(draft.body, body)) return done(present)
  const { correspondentIds } = body
  if (JSON.stringify(draft.body.correspondentIds) !== JSON.stringify(correspondentIds)) {
    const put = await calls.putCorrespondents(draft.guid, correspondentIds)
    if (!put.done) return mayBeDone(put.fault) ? didNotHappen(partlyChanged) : refused(put.fault)
  }
  const before = await calls.read(draft.guid)
  if (!before.done) return isResponseLost(before.fault) ? didNotHappen(notChanged) : refused(before.fault)
  const { documentNumber, caseFile, numberIndex } = before.reply
  const given = documentNumber !== null && {
    caseFileGuid: caseFile?.guid ?? null,
    numberIndexId: numberIndex?.id ?? null,
  }
  const outcome = await mutationOutcome(
    async () => {
      const edited = { ...body, ...given, guid: draft.guid, ...versionOf(before.reply) }
      return mapReply(await calls.edit(edited, isFirstStep), () => present)
    },
    () => calls.read(draft.guid),
    outcomeBy(({ changedGuid }) => {
      if (changedGuid === null) return unknownReply
      return changedGuid === before.reply.changedGuid ? null : { reply: present }
    }),
  )
  return endOf(outcome, notChanged)
}

export const registerDraft = async (
  calls: DocumentCalls,
  guid: string,
  idempotencyKey: string,
): Promise<DraftOutcome<Registered>> => {
  const outcome = await endOfMutation(registerNewDocument(calls, guid, idempotencyKey))
  if (outcome.kind === 'done' && !outcome.reply.isRegistered) calls.warn(leftToOthers)
  return endOf(outcome, notRegistered)
}

export const lookForNumber = async (calls: DocumentCalls, guid: string): Promise<DraftOutcome<Registered>> =>
  endOf(await endOfMutation(checkNewDocument(calls, guid)), notRegistered)
