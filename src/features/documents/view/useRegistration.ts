import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useMutationState } from '../../../screen-kit/saving/useMutation.ts'
import { newIdempotencyKey } from '../../../transport/request.ts'
import { documentChangedAtom } from '../../document-record/public.ts'
import { checkRegistration, type NumberAndDate, registerDocument } from '../registration.ts'
import { documentCalls } from '../write/saving/documentCalls.ts'

/** All attempts for a document use the same idempotency key. */
export const useRegistration = (docGuid: string) => {
  const [idempotencyKey] = useState(newIdempotencyKey)
  const notifyChanged = useSetAtom(documentChangedAtom)
  const { state, busy, run, invalidate } = useMutationState<NumberAndDate>(() => notifyChanged())
  const [thenSends, setThenSends] = useState(false)
  const again = () => run(() => registerDocument(documentCalls, docGuid, idempotencyKey))
  const register = (andSend: boolean) => {
    setThenSends(andSend)
    again()
  }
  return {
    state,
    busy,
    register: () => register(false),
    /** The document is sent only after it has a number. */
    registerAndSend: () => register(true),
    again,
    /** Nothing is sent before the number is assigned. */
    thenSends,
    sendsNow: thenSends && state?.kind === 'done',
    endSending: () => setThenSends(false),
    check: () => run(() => checkRegistration(documentCalls, docGuid)),
    invalidate,
  }
}
export type Registration = ReturnType<typeof useRegistration>
