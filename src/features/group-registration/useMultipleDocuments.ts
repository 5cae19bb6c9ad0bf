import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { DocumentBody } from '../../contract/shapes/documents.ts'
import { IdempotentWrite } from '../../screen-kit/writes/idempotentWrite.ts'
import { useWriteState } from '../../screen-kit/writes/useWriteState.ts'
import { forgetAtom } from '../../state/queryClient.ts'
import { userAtom } from '../../state/session.ts'
import { type DocumentScope, listCallOf } from '../document-lookups/public.ts'
import { type RegisteredDocuments, registeredMultiple } from './registeredMultiple.ts'

/**
 * Registers equal documents at once, however often it is pressed. When nobody knows how it ended, `mustCheck`: the only
 * thing to offer is to ask the server again.
 */
export const useMultipleDocuments = (scope: DocumentScope) => {
  const personId = useAtomValue(userAtom)?.person.id
  const [idempotentWrite] = useState(() => new IdempotentWrite<RegisteredDocuments>())
  const [registered, setRegistered] = useState<RegisteredDocuments | null>(null)
  const [mustCheck, setMustCheck] = useState(false)
  const forget = useSetAtom(forgetAtom)
  const {
    state,
    busy,
    run,
    forget: startAnew,
  } = useWriteState<RegisteredDocuments>((outcome) => {
    setMustCheck(outcome.kind === 'unknown')
    if (outcome.kind === 'done') setRegistered(outcome.reply)
    if (outcome.kind !== 'refused') forget(...Object.values(listCallOf))
  })
  return {
    state,
    busy,
    registered,
    mustCheck,
    register: (count: number, body: DocumentBody) => {
      if (count > 0) run(idempotentWrite.send(registeredMultiple({ scope, count, body, personId })))
    },
    check: () => {
      const question = idempotentWrite.check()
      if (question) run(question)
    },
    again: () => {
      setRegistered(null)
      startAnew()
    },
  }
}
