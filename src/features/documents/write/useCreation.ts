import { useState } from 'react'
import { defer, from, type Observable } from 'rxjs'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import { PresentBefore } from '../../../screen-kit/writes/presentBefore.ts'
import type { WriteOutcome } from '../../../screen-kit/writes/writeState.ts'
import { newIntent } from '../../../transport/request.ts'
import { documentCalls } from './documentCalls.ts'
import {
  changeDraft,
  createDraft,
  createdEarlier,
  type Draft,
  lookForDraft,
  lookForNumber,
  type NewDraft,
  registerDraft,
  type Step,
} from './saveDraft.ts'

/** What is being done, in the order it is done. */
export type Work = 'saving' | 'files' | 'registering' | 'checking'
/** Nobody knows how this step ended, not even the server could be asked. */
type Unknown = { step: 'create'; draft: NewDraft; isLast: boolean } | { step: 'change' | 'register' }
/** The document that was made, and whether it has its number. */
export type Created = { guid: string; isRegistered: boolean }
type End = WriteOutcome<Created>
type Saved = { draft: Draft } | { end: End }
/** What is to be done with the form: `purpose` is that of the buttons. */
type Order = {
  body: DocumentBody
  register: boolean
  sendFiles: (docGuid: string) => Promise<unknown>
  /** Stores what is typed in the browser at once, with this progress beside it. */
  store: (progress: Progress) => Promise<unknown>
}
/** How far it came, as the browser stores it: a page that is loaded anew in the middle goes on from there. */
type Progress = {
  draft: Draft | null
  sent: { body: DocumentBody; intent: string; before: readonly string[] | null } | null
}
const progressOf = ({ body, intent, before }: NewDraft): Progress => ({
  draft: null,
  sent: before.isSent ? { body, intent, before: before.ids } : null,
})

/** Writing of one new document, step by step, however often its buttons are pressed and whatever fails on the way. */
export const useCreation = (personId: number | undefined) => {
  const [registration] = useState(newIntent)
  const [work, setWork] = useState<Work | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [unknown, setUnknown] = useState<Unknown | null>(null)
  /** What was sent, with its key, and did not happen; what was sent before the page was loaded anew may have arrived. */
  const [sent, setSent] = useState<{ write: NewDraft; isOfBefore: boolean } | null>(null)

  const steps = (all: () => Promise<End>): Observable<End> => defer(() => from(all().finally(() => setWork(null))))
  /** How a step ended, when it did not go well; notes what has to be asked about. */
  const ended = (step: Exclude<Step<unknown>, { kind: 'done' }>, ifUnknown: Unknown): End => {
    setUnknown(step.kind === 'unknown' ? ifUnknown : null)
    return step
  }
  const changed = async (present: Draft, body: DocumentBody): Promise<Saved> => {
    const step = await changeDraft(documentCalls, present, body)
    return step.kind === 'done' ? { draft: step.reply } : { end: ended(step, { step: 'change' }) }
  }
  const created = async ({ body, register, store }: Order): Promise<Saved> => {
    const isSame = JSON.stringify(sent?.write.body) === JSON.stringify(body)
    const write = sent && isSame ? sent.write : { body, intent: newIntent(), personId, before: new PresentBefore() }
    const storeKey = () => {
      setSent({ write, isOfBefore: false })
      return store(progressOf(write))
    }
    const step = await createDraft(documentCalls, { ...write, isFirstStep: register }, storeKey)
    // A body that was refused will come back mended: that is another write. A lost one keeps its key.
    const isRefused = step.kind === 'refused' && step.fault.kind !== 'network'
    setSent(isRefused ? null : { write, isOfBefore: false })
    if (step.kind !== 'done') return { end: ended(step, { step: 'create', draft: write, isLast: !register }) }
    await store({ draft: step.reply, sent: null })
    return { draft: step.reply }
  }
  const saved = async (order: Order): Promise<Saved> => {
    setWork('saving')
    if (draft) return changed(draft, order.body)
    if (!sent?.isOfBefore) return created(order)
    const { write } = sent
    const step = await createdEarlier(documentCalls, write)
    if (step.kind === 'unknown') return { end: ended(step, { step: 'create', draft: write, isLast: !order.register }) }
    setSent({ write, isOfBefore: false })
    return step.kind === 'done' ? changed(step.reply, order.body) : created(order)
  }
  const registered = (guid: string, step: Step<null>): End =>
    step.kind === 'done' ? { kind: 'done', reply: { guid, isRegistered: true } } : ended(step, { step: 'register' })

  const run = async (order: Order): Promise<End> => {
    const saving = await saved(order)
    const { register, sendFiles } = order
    if ('end' in saving) return saving.end
    const { guid } = saving.draft
    setUnknown(null)
    setDraft(saving.draft)
    setWork('files')
    await sendFiles(guid)
    if (!register) return { kind: 'done', reply: { guid, isRegistered: false } }
    setWork('registering')
    return registered(guid, await registerDraft(documentCalls, guid, registration))
  }
  const check = async (): Promise<End> => {
    setWork('checking')
    if (unknown?.step === 'create') {
      const step = await lookForDraft(documentCalls, unknown.draft)
      if (step.kind !== 'done') return ended(step, unknown)
      setUnknown(null)
      setDraft(step.reply)
      if (unknown.isLast) return { kind: 'done', reply: { guid: step.reply.guid, isRegistered: false } }
      return registered(step.reply.guid, await lookForNumber(documentCalls, step.reply.guid))
    }
    if (!draft) return { kind: 'notDone' }
    return registered(draft.guid, await lookForNumber(documentCalls, draft.guid))
  }
  return {
    work,
    /** The draft that the server has already; the form goes on with it and never makes a second one. */
    draft,
    /** The only thing to offer is to ask the server what happened. */
    mustCheck: unknown !== null,
    /** Saves and, when asked, registers. */
    run: (order: Order) => steps(() => run(order)),
    /** Asks the server how the step ended that nobody knows about. */
    check: () => steps(check),
    /** To be stored beside what is typed. */
    progress: draft || !sent ? { draft, sent: null } : progressOf(sent.write),
    /** What was typed comes back from before: so does how far it came. */
    goOn: (before: Progress) => {
      setDraft(before.draft)
      const write = before.sent && { ...before.sent, personId, before: PresentBefore.restored(before.sent.before) }
      setSent(write && { write, isOfBefore: true })
    },
  }
}
export type Creation = ReturnType<typeof useCreation>
