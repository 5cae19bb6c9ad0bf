import { useCallback, useRef, useState } from 'react'
import { firstValueFrom, type Observable } from 'rxjs'
import { endedUnclear, type Fault } from '../../transport/fault.ts'
import type { Outcome } from '../../transport/request.ts'

/**
 * How a write ended for the person who wanted it. `notDone` and `unknown` follow an answer that was lost: the backend
 * was asked what is true now and said that nothing happened, or could not be reached either.
 */
export type Ending<R> =
  | { kind: 'done'; reply: R }
  | { kind: 'refused'; fault: Fault }
  | { kind: 'notDone' }
  | { kind: 'unknown' }

/**
 * Sends a write. When its answer is lost, asks what is true now before anybody tries again (document 1, section 8);
 * `find` reads the reply of the write out of that, null when it did not happen.
 */
export const settle = async <D, R>(
  send: Observable<Outcome<R>>,
  ask: Observable<Outcome<D>>,
  find: (now: D) => R | null,
): Promise<Ending<R>> => {
  const outcome = await firstValueFrom(send)
  if (outcome.done) return { kind: 'done', reply: outcome.reply }
  if (!endedUnclear(outcome.fault)) return { kind: 'refused', fault: outcome.fault }
  const asked = await firstValueFrom(ask)
  if (!asked.done) return { kind: 'unknown' }
  const reply = find(asked.reply)
  return reply === null ? { kind: 'notDone' } : { kind: 'done', reply }
}

/** Runs one thing at a time; what is asked while another runs is dropped, so that a double click does one thing. */
export const useOneAtATime = () => {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [])
  return { busy, run }
}
