import { useRef, useState } from 'react'
import type { Observable, Subscription } from 'rxjs'
import { type Ending, isEnding, type Settling } from './settled.ts'

/**
 * Runs one write at a time and shows where it stands; what is asked while another runs is dropped, so that a double
 * click does one thing. Leaving the screen does not abort a write. `null`: nothing was wanted yet.
 */
export const useSettled = <R>(onEnd: (ending: Ending<R>) => void) => {
  const [state, setState] = useState<Settling<R> | null>(null)
  const running = useRef<Subscription>(undefined)
  const run = (write: Observable<Settling<R>>) => {
    if (running.current && !running.current.closed) return
    running.current = write.subscribe((now) => {
      setState(now)
      if (isEnding(now)) onEnd(now)
    })
  }
  return {
    state,
    busy: state !== null && !isEnding(state),
    run,
    forget: () => setState(null),
  }
}
