import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { concat, concatMap, map, type Observable, of, type Subscription } from 'rxjs'
import { caseFiles } from '../../../contract/caseFiles.ts'
import { endedUnclear, type Fault } from '../../../transport/fault.ts'
import { attempt, newIntent } from '../../../transport/request.ts'
import { caseFileRoutedAtom } from '../state.ts'

/** Where the routing stands. `notDone` and `unknown` follow an answer that was lost and a look at what is true now. */
export type Routing =
  | { kind: 'sending' }
  | { kind: 'done' }
  | { kind: 'refused'; fault: Fault }
  | { kind: 'notDone' }
  | { kind: 'unknown' }

type Wanted = { stepId: number; items: { name: string; value: string }[] }

/** Sends; when the answer is lost, asks where the case file stands before anybody tries again (document 1, section 8). */
const route = (caseFileGuid: string, { stepId, items }: Wanted, intent: string): Observable<Routing> => {
  const query = { caseFileGuid }
  const send = attempt(
    caseFiles.manualyRouteCaseFile,
    { query: { ...query, newStepId: stepId }, body: items },
    { intent },
  )
  const look = attempt(caseFiles.getCaseFileProcessInstanceInfo, { query }, { quiet: true }).pipe(
    map((asked): Routing => {
      if (!asked.done) return { kind: 'unknown' }
      return asked.reply.current?.stepId === stepId ? { kind: 'done' } : { kind: 'notDone' }
    }),
  )
  const sent = send.pipe(
    concatMap((outcome): Observable<Routing> => {
      if (outcome.done) return of({ kind: 'done' })
      return endedUnclear(outcome.fault) ? look : of({ kind: 'refused', fault: outcome.fault })
    }),
  )
  return concat(of<Routing>({ kind: 'sending' }), sent)
}

/**
 * Routes a case file by hand, one routing at a time: what is asked while one runs is dropped, so that a double click
 * makes one. Leaving the screen does not abort it. `onDone` when the case file has moved.
 */
export const useRouting = (caseFileGuid: string, onDone: () => void) => {
  const [intent] = useState(newIntent)
  const [state, setState] = useState<Routing | null>(null)
  const tellRouted = useSetAtom(caseFileRoutedAtom)
  const running = useRef<Subscription>(undefined)
  const send = (wanted: Wanted) => {
    if (running.current && !running.current.closed) return
    running.current = route(caseFileGuid, wanted, intent).subscribe((now) => {
      setState(now)
      if (now.kind !== 'sending') tellRouted()
      if (now.kind === 'done') onDone()
    })
  }
  return { state, busy: state?.kind === 'sending', send }
}
