import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { finalize, type Subscription } from 'rxjs'
import { documents } from '../../../contract/documents.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import { forgetAtom } from '../../../state/queryClient.ts'
import { attempt, newIntent } from '../../../transport/request.ts'
import { listCallOf } from '../state.ts'

const call = documents.createAndRegisterMultipleDocuments
export type RegisteredDocuments = Reply<typeof call>

/**
 * Registers equal documents at once. While one request runs another press does nothing, and a request that is sent
 * again after a lost answer carries the same key, so that it makes no second set of documents.
 */
export const useMultipleDocuments = () => {
  const [busy, setBusy] = useState(false)
  const [registered, setRegistered] = useState<RegisteredDocuments | null>(null)
  const [intent, setIntent] = useState(newIntent)
  const running = useRef<Subscription>(undefined)
  const forget = useSetAtom(forgetAtom)
  useEffect(() => () => running.current?.unsubscribe(), [])
  const register = (count: number, body: DocumentBody) => {
    if (count <= 0 || (running.current && !running.current.closed)) return
    setBusy(true)
    running.current = attempt(call, { query: { count }, body }, { intent })
      .pipe(finalize(() => setBusy(false)))
      .subscribe((outcome) => {
        if (!outcome.done) return
        setRegistered(outcome.reply)
        forget(...Object.values(listCallOf))
      })
  }
  return {
    busy,
    registered,
    register,
    /** What was asked changed: it is another wish. */
    renew: () => setIntent(newIntent()),
    again: () => {
      setRegistered(null)
      setIntent(newIntent())
    },
  }
}
