import { defer, firstValueFrom, from } from 'rxjs'
import type { DocumentBody } from '../../../../contract/shapes/documents.ts'
import type { PresentBefore } from '../../../../screen-kit/saving/presentBefore.ts'
import { surplusSentence } from '../../../../screen-kit/saving/surplus.ts'
import type { WriteOutcome } from '../../../../screen-kit/saving/writeState.ts'
import { isDoneOnce } from '../../../../transport/config.ts'
import { Fault, isAnswerLost } from '../../../../transport/fault.ts'
import { mayBeDone } from '../../../../transport/request.ts'
import { tellUnknown } from '../../../../transport/tellUnknown.ts'
import { tellUntold } from '../../../../transport/untold.ts'
import type { DocumentCalls } from './documentCalls.ts'
import { versionOf } from './saveChange.ts'

/** A draft that the server has: what it was last told, so that an equal form is not sent twice. */
export type Draft = { guid: string; body: DocumentBody }

/** Whether the draft got its number; without it the document stays a draft, and that is the end too. */
export type Registered = { isRegistered: boolean }

/** How a step of making a draft ended; after `unknown` nothing may be offered but to ask again. */
export type DraftOutcome<R> = Extract<WriteOutcome<R>, { kind: 'done' | 'refused' | 'unknown' }>

const done = <R>(reply: R): DraftOutcome<R> => ({ kind: 'done', reply })
const refused = (fault: Fault): DraftOutcome<never> => ({ kind: 'refused', fault })
const unknown: DraftOutcome<never> = { kind: 'unknown' }
/** Nobody knows after a failure that had words of its own, which are told too. */
const unknownAfter = (fault: Fault): DraftOutcome<never> => (isAnswerLost(fault) ? unknown : { kind: 'unknown', fault })
const didNotHappen = (message: string): DraftOutcome<never> => refused(new Fault('network', message))

const notCreated = 'Сървърът не е получил документа. Нищо не е загубено – опитайте отново.'
const notChanged = 'Сървърът не е получил последните промени. Нищо не е загубено – опитайте отново.'
const partlyChanged =
  'Не е известно дали промените в кореспондентите са записани. Опитайте отново: първо ще се види какво има на сървъра.'
const notRegistered = 'Документът е записан като чернова, но още не е регистриран. Опитайте отново.'

const leftToOthers =
  'Документът е записан като чернова. Нямате право да го регистрирате: изпратете го за подпис или го оставете на деловодството.'

/** Whether two bodies say the same. */
export const sameBody = (a: DocumentBody, b: DocumentBody): boolean => {
  const names = Object.keys({ ...a, ...b }) as (keyof DocumentBody)[]
  return names.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

/** A draft to be made by this person; `before` belongs to the intent and knows which equal ones were there already. */
export type NewDraft = {
  body: DocumentBody
  intent: string
  personId: number | undefined
  before: PresentBefore
  /** It is registered as soon as it is there. */
  isFirstStep?: boolean
}

/**
 * Creates the draft once: the intent is the form's own, and a lost answer is looked for before anything else.
 * `beforeSending` runs once it is known which equal ones are there, and is waited for.
 */
export const createDraft = async (
  calls: DocumentCalls,
  draft: NewDraft,
  beforeSending: () => Promise<unknown> = async () => undefined,
): Promise<DraftOutcome<Draft>> => {
  const { body, intent, personId, before } = draft
  const ask = defer(() => from(calls.equalDrafts(body, personId)))
  const outcome = await firstValueFrom(
    before.send(
      ask,
      defer(() => from(beforeSending().then(() => calls.create(body, intent, draft.isFirstStep)))),
    ),
  )
  if (!before.isSent) return didNotHappen(notCreated)
  if (outcome.done) {
    const { guid } = outcome.reply
    if (!isDoneOnce()) void tellOthers(calls, draft, guid)
    return done({ guid, body })
  }
  const { fault } = outcome
  const end = mayBeDone(fault) ? await lookForDraft(calls, draft) : refused(fault)
  if (end.kind === 'done') return end
  if (end.kind === 'unknown') {
    tellUnknown(fault)
    return unknownAfter(fault)
  }
  // The password was given again: what did not happen is what the person still wants.
  if (fault.ended === 'renewed') return createDraft(calls, draft, beforeSending)
  tellUntold(fault)
  return isAnswerLost(fault) ? end : refused(fault)
}

/** The browser may have sent it twice: another draft that says the same and was not there before is told. */
const tellOthers = async (calls: DocumentCalls, { body, personId, before }: NewDraft, guid: string): Promise<void> => {
  const present = await calls.equalDrafts(body, personId)
  const made = present.done ? before.newOf(present.reply, (one) => one) : []
  const others = made === 'unknown' ? 0 : made.filter((one) => one !== guid).length
  const text = surplusSentence(others, 'Документът е записан', 'Изтрийте излишната чернова от списъка.')
  if (text !== null) calls.tell(text)
}

/** Whether the draft arrived although its answer did not. */
export const lookForDraft = async (calls: DocumentCalls, draft: NewDraft): Promise<DraftOutcome<Draft>> => {
  const { body, personId, before } = draft
  const present = await calls.equalDrafts(body, personId)
  if (!present.done) return unknown
  const found = before.foundOf(present.reply, (guid) => guid)
  if (found === null) return didNotHappen(notCreated)
  return found.reply === undefined ? unknown : done({ guid: found.reply, body })
}

/**
 * The draft that was sent before the page was loaded anew. Where there is none it is sent again as it was: a backend that
 * keeps keys answers with what it has made, registered meanwhile or not, and never makes a second one.
 */
export const createdEarlier = async (calls: DocumentCalls, draft: NewDraft): Promise<DraftOutcome<Draft>> => {
  const found = await lookForDraft(calls, draft)
  return found.kind === 'refused' ? createDraft(calls, draft) : found
}

/**
 * Brings an existing draft to what the form says now; does nothing when it is that already. What a registration has given
 * it meanwhile, before the page was loaded anew, stays.
 */
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
  if (!before.done) return isAnswerLost(before.fault) ? didNotHappen(notChanged) : refused(before.fault)
  const { documentNumber, caseFile, numberIndex } = before.reply
  const given = documentNumber !== null && {
    caseFileGuid: caseFile?.guid ?? null,
    numberIndexId: numberIndex?.id ?? null,
  }
  const outcome = await calls.edit({ ...body, ...given, guid: draft.guid, ...versionOf(before.reply) }, isFirstStep)
  if (outcome.done) return done(present)
  const { fault } = outcome
  if (!mayBeDone(fault)) return refused(fault)
  const after = await calls.read(draft.guid)
  if (!after.done) return unknownAfter(fault)
  if (after.reply.changedGuid !== null && after.reply.changedGuid !== before.reply.changedGuid) return done(present)
  if (!isAnswerLost(fault)) return refused(fault)
  if (fault.ended === 'renewed') return changeDraft(calls, draft, body, isFirstStep)
  return after.reply.changedGuid === null ? unknown : didNotHappen(notChanged)
}

/**
 * Gives the draft its number. After a lost answer, and a refusal too, the document itself is asked: a backend asked
 * twice says that it is registered already, and then its number is the reply. Of a draft that is not there yet nobody's
 * rights are known: whoever may not register it learns that here, and the draft is what was done.
 */
export const registerDraft = async (
  calls: DocumentCalls,
  guid: string,
  intent: string,
): Promise<DraftOutcome<Registered>> => {
  const outcome = await calls.register(guid, intent)
  if (outcome.done) return done({ isRegistered: true })
  const { fault } = outcome
  const end = await lookForNumber(calls, guid)
  if (end.kind === 'done') return end
  if (fault.ended === 'renewed' && end.kind === 'refused') return registerDraft(calls, guid, intent)
  if (end.kind === 'refused' && !isAnswerLost(fault) && (await isForbidden(calls, guid))) {
    calls.tell(leftToOthers, 'warning')
    return done({ isRegistered: false })
  }
  calls.tell(fault.message)
  if (end.kind === 'unknown') return unknownAfter(fault)
  return isAnswerLost(fault) ? end : refused(fault)
}

const isForbidden = async (calls: DocumentCalls, guid: string): Promise<boolean> => {
  const may = await calls.mayRegister(guid)
  return may.done && !may.reply
}

/** Whether the document has its number although the answer did not come. */
export const lookForNumber = async (calls: DocumentCalls, guid: string): Promise<DraftOutcome<Registered>> => {
  const now = await calls.read(guid)
  if (!now.done) return unknown
  return now.reply.documentNumber === null ? didNotHappen(notRegistered) : done({ isRegistered: true })
}
