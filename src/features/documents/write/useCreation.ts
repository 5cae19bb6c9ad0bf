import { useRef, useState } from 'react'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import { PresentBefore } from '../../../screen-kit/writes/presentBefore.ts'
import { useSingleFlight } from '../../../screen-kit/writes/singleFlight.ts'
import type { Fault } from '../../../transport/fault.ts'
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
type Unknown = { step: 'create'; draft: NewDraft } | { step: 'change' } | { step: 'register' }

export type Creation = {
  work: Work | null
  /** The draft that the server has already; the form goes on with it and never makes a second one. */
  draft: Draft | null
  /** Why the last try did not end well, in words; null when there was none or it did. */
  message: string | null
  /** The only thing to offer is to ask the server what happened. */
  mustCheck: boolean
  /** Saves and, when asked, registers; resolves to the document when everything is done, else to null. */
  run: (
    body: DocumentBody,
    register: boolean,
    sendFiles: (docGuid: string) => Promise<unknown>,
  ) => Promise<string | null>
  /** Asks the server how the step ended that nobody knows about; resolves to the document when it is registered. */
  check: () => Promise<string | null>
  /** What was typed comes back from before: so does the draft that the server had of it. */
  goOn: (draft: Draft | null) => void
}

const notKnown = 'Връзката прекъсна и не е ясно дали промените са записани. Проверете, преди да опитате отново.'

/** Writing of one new document, however often its buttons are pressed and whatever fails on the way. */
export const useCreation = (personId: number | undefined, onFault: (fault: Fault) => void): Creation => {
  const [registration] = useState(newIntent)
  const [work, setWork] = useState<Work | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [unknown, setUnknown] = useState<Unknown | null>(null)
  /** What was sent and did not happen, with its key; while nobody knows, only asking is offered. */
  const lost = useRef<NewDraft>(undefined)

  const { run: guarded } = useSingleFlight()
  const once = async (steps: () => Promise<string | null>): Promise<string | null> => {
    const end = await guarded(async () => {
      setMessage(null)
      try {
        return await steps()
      } finally {
        setWork(null)
      }
    })
    return end ?? null
  }
  /** The reply of a step that was done; otherwise says why not. */
  const replyOf = <R>(step: Step<R>, ifUnknown: Unknown): R | undefined => {
    setUnknown(step.kind === 'unknown' ? ifUnknown : null)
    if (step.kind === 'done') return step.reply
    if (step.kind === 'unknown') setMessage(notKnown)
    else {
      setMessage(step.fault.message)
      onFault(step.fault)
    }
    return undefined
  }
  const save = async (body: DocumentBody): Promise<Draft | undefined> => {
    setWork('saving')
    if (draft) {
      const changed = replyOf(await changeDraft(documentCalls, draft, body), { step: 'change' })
      if (changed) setDraft(changed)
      return changed
    }
    const isSame = JSON.stringify(lost.current?.body) === JSON.stringify(body)
    const sent =
      lost.current && isSame ? lost.current : { body, intent: newIntent(), personId, before: new PresentBefore() }
    const step = await createDraft(documentCalls, sent)
    // A body that was refused will come back mended: that is another write. A lost one keeps its key.
    lost.current = step.kind === 'refused' && step.fault.kind !== 'network' ? undefined : sent
    const created = replyOf(step, { step: 'create', draft: sent })
    if (created) setDraft(created)
    return created
  }
  return {
    work,
    draft,
    message,
    mustCheck: unknown !== null,
    goOn: setDraft,
    run: (body, register, sendFiles) =>
      once(async () => {
        const saved = await save(body)
        if (!saved) return null
        setWork('files')
        await sendFiles(saved.guid)
        if (!register) return saved.guid
        setWork('registering')
        const step = await registerDraft(documentCalls, saved.guid, registration)
        return replyOf(step, { step: 'register' }) === undefined ? null : saved.guid
      }),
    check: () =>
      once(async () => {
        setWork('checking')
        if (unknown?.step === 'create') {
          const found = replyOf(await lookForDraft(documentCalls, unknown.draft), unknown)
          if (found) setDraft(found)
          return null
        }
        if (!draft) return null
        const step = await lookForNumber(documentCalls, draft.guid)
        return replyOf(step, unknown ?? { step: 'register' }) === undefined ? null : draft.guid
      }),
  }
}
