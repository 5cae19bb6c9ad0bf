import { useState } from 'react'
import type { Observable } from 'rxjs'
import { useSingleFlight } from './singleFlight.ts'
import { followWrite, type WriteOutcome, type WriteState } from './writeState.ts'

/**
 * Runs one write at a time and shows where it stands. Leaving the screen does not abort a write. `null`: nothing was
 * sent yet.
 */
export const useWriteState = <R>(onEnd: (outcome: WriteOutcome<R>) => void) => {
  const [state, setState] = useState<WriteState<R> | null>(null)
  const { busy, run: once } = useSingleFlight()
  const run = (write: Observable<WriteState<R>>) => void once(async () => onEnd(await followWrite(write, setState)))
  return { state, busy, run, forget: () => setState(null) }
}
