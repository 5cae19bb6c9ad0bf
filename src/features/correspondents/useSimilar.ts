import { useCallback, useEffect, useState } from 'react'
import { distinctUntilChanged, type Observable, of, Subject, switchMap, timer } from 'rxjs'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { fromCall } from '../../streams/fromCall.ts'
import { nameToCheck, nothingSimilar, numberToCheck, type Similar, similarTo } from './similar.ts'

const pause = 600
const questionOf = (one: Correspondent): string =>
  JSON.stringify([one.id, one.isLegalEntity, numberToCheck(one), nameToCheck(one)])
const isQuestion = (one: Correspondent): boolean => numberToCheck(one) !== null || nameToCheck(one) !== ''

/**
 * Drafts as they are typed → who they may already be. Only what matters for the question asks it again; of a record that
 * is there, nothing is asked while its name and number stand as they were.
 */
export const similarAsTyped = (drafts: Observable<Correspondent>, start: Correspondent): Observable<Similar> =>
  drafts.pipe(
    distinctUntilChanged((a, b) => questionOf(a) === questionOf(b)),
    switchMap((draft) =>
      isQuestion(draft) && !(start.id > 0 && questionOf(draft) === questionOf(start))
        ? timer(pause).pipe(switchMap(() => fromCall((signal) => similarTo(draft, signal))))
        : of(nothingSimilar),
    ),
  )

/** Looks for the same correspondent while one is being written, so that nobody is entered twice. */
export const useSimilar = (start: Correspondent) => {
  const [drafts] = useState(() => new Subject<Correspondent>())
  const [found, setFound] = useState(nothingSimilar)
  useEffect(() => {
    const subscription = similarAsTyped(drafts, start).subscribe(setFound)
    return () => subscription.unsubscribe()
  }, [drafts, start])
  /** To be told every change of the draft. */
  const look = useCallback((draft: Correspondent) => drafts.next(draft), [drafts])
  return { found, look }
}
