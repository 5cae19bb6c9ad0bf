import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { finalize, type Subscription } from 'rxjs'
import { documents } from '../../../../contract/documents.ts'
import type { DocumentRow } from '../../../../contract/shapes/documents.ts'
import { forgetAtom } from '../../../../state/queryClient.ts'
import { attempt } from '../../../../transport/request.ts'
import { listCallOf } from '../../state.ts'
import { oneByOne, type Progress } from './oneByOne.ts'

/** A document is marked as read by being read (document 1, section 4): one call for each, in their order. */
export const useMarkRead = () => {
  const [progress, setProgress] = useState<Progress<DocumentRow>>()
  const [running, setRunning] = useState(false)
  const work = useRef<Subscription>(undefined)
  const forget = useSetAtom(forgetAtom)
  useEffect(() => () => work.current?.unsubscribe(), [])
  const start = (rows: readonly DocumentRow[]) => {
    if (work.current && !work.current.closed) return
    setRunning(true)
    work.current = oneByOne(rows, ({ guid }) =>
      attempt(documents.getDocument, { query: { docGuid: guid } }, { quiet: true }),
    )
      .pipe(
        finalize(() => {
          setRunning(false)
          forget(...Object.values(listCallOf))
        }),
      )
      .subscribe(setProgress)
  }
  return { progress, running, start, stop: () => work.current?.unsubscribe() }
}
