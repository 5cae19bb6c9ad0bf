import { useEffect, useRef, useState } from 'react'
import { finalize, type Subscription } from 'rxjs'
import type { Outcome } from '../../transport/request.ts'
import { oneByOne, type Progress } from './oneByOne.ts'

export type BulkRun<R> = { rows: readonly R[]; progress: Progress<R> }
type Call<R> = (row: R) => Promise<Outcome<unknown>>

/**
 * Runs a call for each selected row, one after another. „Спри“ and leaving the screen let the running call complete, so
 * that its result is known.
 */
export const useBulk = <R>(onEnd: () => void) => {
  const [run, setRun] = useState<BulkRun<R>>()
  const [running, setRunning] = useState(false)
  const work = useRef<Subscription>(undefined)
  const stopped = useRef(false)
  const stop = () => {
    stopped.current = true
  }
  useEffect(() => stop, [])
  const start = (rows: readonly R[], call: Call<R>) => {
    if (work.current && !work.current.closed) return
    stopped.current = false
    setRunning(true)
    work.current = oneByOne(rows, call, () => stopped.current)
      .pipe(
        finalize(() => {
          setRunning(false)
          onEnd()
        }),
      )
      .subscribe((progress) => setRun({ rows, progress }))
  }
  return { run, running, start, stop, invalidate: () => setRun(undefined) }
}
