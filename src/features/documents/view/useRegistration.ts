import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useMutationState } from '../../../screen-kit/saving/useMutation.ts'
import { newIdempotencyKey } from '../../../transport/request.ts'
import { documentChangedAtom } from '../../document-record/public.ts'
import { checkRegistration, type NumberAndDate, registerDocument } from '../registration.ts'
import { documentCalls } from '../write/saving/documentCalls.ts'

/** „Регистрирай“: uses one idempotency key per document, also for retries. */
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
    /** „Регистрирай и изпрати“: sending starts only after the number is assigned. */
    registerAndSend: () => register(true),
    again,
    /** True if the registration was started in order to send. Nothing is sent before the number is assigned. */
    thenSends,
    sendsNow: thenSends && state?.kind === 'done',
    endSending: () => setThenSends(false),
    check: () => run(() => checkRegistration(documentCalls, docGuid)),
    invalidate,
  }
}
export type Registration = ReturnType<typeof useRegistration>
