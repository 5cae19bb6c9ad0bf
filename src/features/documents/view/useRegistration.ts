import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { withCleanName } from '../../../rules/files/fileRules.ts'
import { useSignatureConfirmation } from '../../../screen-kit/files/useSignatureConfirmation.tsx'
import { useMutationState } from '../../../screen-kit/saving/useMutation.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { useFetch } from '../../../state/useFetch.ts'
import { attachedFile } from '../../document-files/public.ts'
import { filesOf } from '../../document-record/public.ts'
import { type Registered, registration, registrationOf, warnOfNoRight } from '../registration.ts'
import { documentCalls } from '../write/saving/documentCalls.ts'

/**
 * Registers a document that is already saved („Регистрирай“). If a signature in a file is changed or damaged, the user
 * must confirm first; if the list of files cannot be loaded, no confirmation is asked.
 */
export const useRegistration = (docGuid: string) => {
  const notifyChanged = useSetAtom(documentChangedAtom)
  const { state, busy, write, confirm, invalidate } = useMutationState<Registered>((outcome) => {
    warnOfNoRight(documentCalls, outcome)
    void notifyChanged({ docGuid })
  })
  const [thenSends, setThenSends] = useState(false)
  const again = () => write(registration(documentCalls, docGuid))
  const fetchOnce = useFetch()
  const signatures = useSignatureConfirmation([], attachedFile, 'Не регистрирай')
  const [isVerifying, setIsVerifying] = useState(false)
  const register = async (andSend: boolean) => {
    setIsVerifying(true)
    const files = await fetchOnce(filesOf(docGuid))
    const goesOn = await signatures.confirm(files.done ? files.reply.map(withCleanName) : [])
    setIsVerifying(false)
    if (!goesOn) return
    setThenSends(andSend)
    again()
  }
  return {
    state,
    busy: busy || isVerifying,
    dialog: signatures.dialog,
    register: () => void register(false),
    /** Registers the document and, once it has a number, opens the dialog that sends it. */
    registerAndSend: () => void register(true),
    again,
    /** True if the user chose „register and send“. The sending waits until the document has a number. */
    thenSends,
    sendsNow: thenSends && state?.kind === 'done' && state.reply.given !== null,
    endSending: () => setThenSends(false),
    check: () => confirm(registrationOf(docGuid)),
    invalidate,
  }
}
export type Registration = ReturnType<typeof useRegistration>
