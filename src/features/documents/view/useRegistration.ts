import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useWriteState } from '../../../screen-kit/saving/useWrite.ts'
import { newIntent } from '../../../transport/request.ts'
import { documentChangedAtom } from '../../document-record/public.ts'
import { checkRegistration, type NumberAndDate, registerDocument } from '../registration.ts'
import { documentCalls } from '../write/saving/documentCalls.ts'

/** „Регистрирай“: one intent for one document, however often it is pressed or has to be tried again. */
export const useRegistration = (docGuid: string) => {
  const [intent] = useState(newIntent)
  const tellChanged = useSetAtom(documentChangedAtom)
  const { state, busy, run, forget } = useWriteState<NumberAndDate>(() => tellChanged())
  const [thenSends, setThenSends] = useState(false)
  const again = () => run(() => registerDocument(documentCalls, docGuid, intent))
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
    check: () => run(() => checkRegistration(documentCalls, docGuid)),
    forget,
  }
}
export type Registration = ReturnType<typeof useRegistration>
