import { useCallback, useEffect, useState } from 'react'
import { distinctUntilChanged, type Observable, of, Subject, switchMap, timer } from 'rxjs'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { fromCall } from '../../streams/fromCall.ts'
import { nameToCheck, nothingSimilar, numberToCheck, type Similar, similarTo } from './similar.ts'

const pause = 600
const queryOf = (one: Correspondent): string =>
  JSON.stringify([one.id, one.isLegalEntity, numberToCheck(one), nameToCheck(one)])
const canSearch = (one: Correspondent): boolean => numberToCheck(one) !== null || nameToCheck(one) !== ''

/** Searches for similar correspondents while the user types. Only a change of a searched field starts a new search. */
export const similarAsTyped = (drafts: Observable<Correspondent>, start: Correspondent): Observable<Similar> =>
  drafts.pipe(
    distinctUntilChanged((a, b) => queryOf(a) === queryOf(b)),
    switchMap((draft) =>
      canSearch(draft) && !(start.id > 0 && queryOf(draft) === queryOf(start))
        ? timer(pause).pipe(switchMap(() => fromCall((signal) => similarTo(draft, signal))))
        : of(nothingSimilar),
    ),
  )

export const useSimilar = (start: Correspondent) => {
  const [drafts] = useState(() => new Subject<Correspondent>())
  const [found, setFound] = useState(nothingSimilar)
  useEffect(() => {
    const subscription = similarAsTyped(drafts, start).subscribe(setFound)
    return () => subscription.unsubscribe()
  }, [drafts, start])
  /** Starts the search; must be called after every change of the draft. */
  const look = useCallback((draft: Correspondent) => drafts.next(draft), [drafts])
  return { found, look }
}
