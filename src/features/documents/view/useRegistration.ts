import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { documents } from '../../../contract/documents.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { useWriteState } from '../../../screen-kit/writes/useWriteState.ts'
import { confirmWrite, sendAndConfirm, type WriteOutcome } from '../../../screen-kit/writes/writeState.ts'
import { attempt, newIntent, type Outcome } from '../../../transport/request.ts'
import { documentChangedAtom } from '../../document-record/public.ts'

/** What a registration gives: the number and its date. */
export type Registered = { documentNumber: string; dateRegistered: string | null }

/** Whether the document has its number, as GetDocument tells it. */
export const registeredSays = (answer: Outcome<Document>): WriteOutcome<Registered> => {
  if (!answer.done) return { kind: 'unknown' }
  const { documentNumber, dateRegistered } = answer.reply
  return documentNumber !== null && dateRegistered !== null
    ? { kind: 'done', reply: { documentNumber, dateRegistered } }
    : { kind: 'notDone' }
}

/** „Регистрирай“: one intent for one document, however often it is pressed or has to be tried again. */
export const useRegistration = (docGuid: string) => {
  const [intent] = useState(newIntent)
  const tellChanged = useSetAtom(documentChangedAtom)
  const { state, busy, run, forget } = useWriteState<Registered>(() => tellChanged())
  const query = { docGuid }
  const ask = attempt(documents.getDocument, { query }, { quiet: true })
  return {
    state,
    busy,
    register: () =>
      run(sendAndConfirm(attempt(documents.registerDocument, { query }, { intent }), ask, registeredSays)),
    /** Asks once more what happened. */
    check: () => run(confirmWrite(ask, registeredSays)),
    forget,
  }
}
export type Registration = ReturnType<typeof useRegistration>
