import { useRef, useState } from 'react'
import { defer, from, type Observable } from 'rxjs'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import { PresentBefore } from '../../../screen-kit/writes/presentBefore.ts'
import type { WriteOutcome } from '../../../screen-kit/writes/writeState.ts'
import { newIntent } from '../../../transport/request.ts'
import { documentCalls } from './documentCalls.ts'
import {
  changeDraft,
  createDraft,
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
/** What is to be done with the form: `purpose` is that of the buttons. */
type Order = {
  body: DocumentBody
  register: boolean
  sendFiles: (docGuid: string) => Promise<unknown>
}

/** Writing of one new document, step by step, however often its buttons are pressed and whatever fails on the way. */
export const useCreation = (personId: number | undefined) => {
  const [registration] = useState(newIntent)
  const [work, setWork] = useState<Work | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [unknown, setUnknown] = useState<Unknown | null>(null)
  /** What was sent and did not happen, with its key; while nobody knows, only asking is offered. */
  const lost = useRef<NewDraft>(undefined)

  const steps = (all: () => Promise<End>): Observable<End> => defer(() => from(all().finally(() => setWork(null))))
  /** How a step ended, when it did not go well; notes what has to be asked about. */
  const ended = (step: Exclude<Step<unknown>, { kind: 'done' }>, ifUnknown: Unknown): End => {
    setUnknown(step.kind === 'unknown' ? ifUnknown : null)
    return step
  }
  const saved = async (body: DocumentBody, isLast: boolean): Promise<{ draft: Draft } | { end: End }> => {
    setWork('saving')
    if (draft) {
      const changed = await changeDraft(documentCalls, draft, body)
      return changed.kind === 'done' ? { draft: changed.reply } : { end: ended(changed, { step: 'change' }) }
    }
    const isSame = JSON.stringify(lost.current?.body) === JSON.stringify(body)
    const sent =
      lost.current && isSame ? lost.current : { body, intent: newIntent(), personId, before: new PresentBefore() }
    const step = await createDraft(documentCalls, sent)
    // A body that was refused will come back mended: that is another write. A lost one keeps its key.
    lost.current = step.kind === 'refused' && step.fault.kind !== 'network' ? undefined : sent
    if (step.kind === 'done') return { draft: step.reply }
    return { end: ended(step, { step: 'create', draft: sent, isLast }) }
  }
  const registered = (guid: string, step: Step<null>): End =>
    step.kind === 'done' ? { kind: 'done', reply: { guid, isRegistered: true } } : ended(step, { step: 'register' })

  const run = async ({ body, register, sendFiles }: Order): Promise<End> => {
    const saving = await saved(body, !register)
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
    /** What was typed comes back from before: so does the draft that the server had of it. */
    goOn: setDraft,
  }
}
export type Creation = ReturnType<typeof useCreation>
