import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { documents } from '../../../contract/documents.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { useWriteState } from '../../../screen-kit/saving/useWriteState.ts'
import { confirmWrite, sendAndConfirm, type WriteOutcome } from '../../../screen-kit/saving/writeState.ts'
import { attempt, newIntent, type Outcome } from '../../../transport/request.ts'
import { documentChangedAtom } from '../../document-record/public.ts'

/** What a registration gives: the number and its date. */
export type NumberAndDate = { documentNumber: string; dateRegistered: string | null }

/** Whether the document has its number, as GetDocument tells it. */
export const registeredSays = (answer: Outcome<Document>): WriteOutcome<NumberAndDate> => {
  if (!answer.done) return { kind: 'unknown' }
  const { documentNumber, dateRegistered } = answer.reply
  return documentNumber !== null && dateRegistered !== null
    ? { kind: 'done', reply: { documentNumber, dateRegistered } }
    : { kind: 'notApplied' }
}

/** „Регистрирай“: one intent for one document, however often it is pressed or has to be tried again. */
export const useRegistration = (docGuid: string) => {
  const [intent] = useState(newIntent)
  const tellChanged = useSetAtom(documentChangedAtom)
  const { state, busy, run, forget } = useWriteState<NumberAndDate>(() => tellChanged())
  const [thenSends, setThenSends] = useState(false)
  const query = { docGuid }
  const ask = attempt(documents.getDocument, { query }, { quiet: true })
  const again = () =>
    run(
      // The panel on this page tells the number; the form of a new document leads to the same panel.
      sendAndConfirm(
        attempt(documents.registerDocument, { query }, { intent, silentWhenDone: true }),
        ask,
        registeredSays,
      ),
    )
  const register = (andSend: boolean) => {
    setThenSends(andSend)
    again()
  }
  return {
    state,
    busy,
    register: () => register(false),
    /** „Регистрирай и изпрати“: sending begins when the number is there, and not before. */
    registerAndSend: () => register(true),
    /** Tries once more what was begun. */
    again,
    /** It was begun to be sent; until there is a number nothing has gone out. */
    thenSends,
    /** The number is there, and what was registered to be sent goes out now. */
    sendsNow: thenSends && state?.kind === 'done',
    /** The sending was looked at to its end. */
    endSending: () => setThenSends(false),
    /** Asks once more what happened. */
    check: () => run(confirmWrite(ask, registeredSays)),
    forget,
  }
}
export type Registration = ReturnType<typeof useRegistration>
