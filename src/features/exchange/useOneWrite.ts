import { useRef, useState } from 'react'
import { finalize, type Observable, type Subscription } from 'rxjs'
import type { Ending } from './settled.ts'

/**
 * One write at a time and how the last one ended; what is asked while another runs is dropped, so that a double click
 * does one thing. Leaving the screen does not abort a write.
 */
export const useOneWrite = <R>(onEnd: (ending: Ending<R>) => void) => {
  const [ending, setEnding] = useState<Ending<R> | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef<Subscription>(undefined)
  const run = (write: Observable<Ending<R>>) => {
    if (running.current && !running.current.closed) return
    setEnding(null)
    setBusy(true)
    running.current = write.pipe(finalize(() => setBusy(false))).subscribe((now) => {
      setEnding(now)
      onEnd(now)
    })
  }
  return { ending, busy, run }
}
