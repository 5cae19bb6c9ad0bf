import { useRef, useState } from 'react'
import type { Observable, Subscription } from 'rxjs'
import { isOutcome, type WriteOutcome, type WriteState } from './writeState.ts'

/**
 * Runs one write at a time and shows where it stands; what is asked while another runs is dropped, so that a double
 * click does one thing. Leaving the screen does not abort a write. `null`: nothing was wanted yet.
 */
export const useWriteState = <R>(onEnd: (outcome: WriteOutcome<R>) => void) => {
  const [state, setState] = useState<WriteState<R> | null>(null)
  const running = useRef<Subscription>(undefined)
  const run = (write: Observable<WriteState<R>>) => {
    if (running.current && !running.current.closed) return
    running.current = write.subscribe((now) => {
      setState(now)
      if (isOutcome(now)) onEnd(now)
    })
  }
  return {
    state,
    busy: state !== null && !isOutcome(state),
    run,
    forget: () => setState(null),
  }
}
