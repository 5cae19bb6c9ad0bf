import {
  catchError,
  defer,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  type Subscription,
  startWith,
  switchMap,
  tap,
  timeout,
  timer,
} from 'rxjs'
import { documents } from '../../../contract/documents.ts'
import type { Reply, RequestParams } from '../../../contract/endpoint.ts'
import { Direction } from '../../../contract/enumerations.ts'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import { fromCall } from '../../../streams/fromCall.ts'
import { hubEvents$, hubState$, mayHaveMissed$ } from '../../../transport/hub.ts'
import { attempt } from '../../../transport/request.ts'

export type SimilarQuery = RequestParams<typeof documents.findSimilarDocuments>['body']
export type Similar = Reply<typeof documents.findSimilarDocuments>[number]

export const queryOf = (body: DocumentBody, exceptGuid: string | undefined): SimilarQuery | null => {
  const { documentDirectionId, correspondentIds, isAnonymous, externalRefNumber, externalRefDate } = body
  const subjectDescription = body.subjectDescription.trim()
  const isComparable = externalRefNumber.trim() !== '' || subjectDescription !== ''
  if (documentDirectionId !== Direction.INCOMING || isAnonymous || correspondentIds.length === 0 || !isComparable)
    return null
  return {
    correspondentIds,
    externalRefNumber: externalRefNumber.trim(),
    externalRefDate,
    subjectDescription,
    ...(exceptGuid && { exceptGuid }),
  }
}

/** The pause in typing before a request is sent, in milliseconds. */
const pause = 500
const responseTimeoutMs = 1500
const isEqual = <T>(a: T, b: T): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Searches for letters that may be the same as the one in the form. Emits null if the search failed or timed out. */
export const requestSimilar = (query: SimilarQuery): Observable<readonly Similar[] | null> =>
  fromCall((signal) => attempt(documents.findSimilarDocuments, { body: query }, { quiet: true, signal })).pipe(
    timeout(responseTimeoutMs),
    // If the backend does not have this call, no error is shown.
    map((outcome) => (outcome.done ? outcome.reply : outcome.fault.status === 404 ? [] : null)),
    catchError(() => of(null)),
  )
/**
 * The time in milliseconds after which a found result is no longer reused, even if no push has reported a changed
 * document.
 */
const keptMs = 60_000
type Search = typeof requestSimilar

/**
 * Returns a search that typing and registration share. `current` reuses a response younger than a minute, unless a push
 * has reported a changed document.
 */
export const searchOnce = (search: Search = requestSimilar) => {
  let kept: { query: SimilarQuery; letters: readonly Similar[]; at: number } | null = null
  let isLive = false
  let changes = 0
  const find: Search = (query) =>
    defer(() => {
      const before = changes
      return search(query).pipe(
        tap((letters) => {
          kept = letters && isLive && changes === before ? { query, letters, at: Date.now() } : null
        }),
      )
    })
  const drop = () => {
    changes += 1
    kept = null
  }
  const current: Search = (query) =>
    kept && isEqual(kept.query, query) && Date.now() - kept.at < keptMs ? of(kept.letters) : find(query)
  const followHub = (): Subscription => {
    const following = hubState$.subscribe((state) => {
      isLive = state === 'live'
      if (!isLive) drop()
    })
    const changed$ = hubEvents$.pipe(filter(({ name }) => name === 'DocumentChanged'))
    following.add(merge(changed$, mayHaveMissed$).subscribe(drop))
    return following
  }
  return { find, current, followHub }
}

/** Searches while the user types: after a pause in typing. Every change clears the result. */
export const similarLetters =
  (search: Search = requestSimilar, clock?: SchedulerLike) =>
  (typed: Observable<SimilarQuery | null>): Observable<readonly Similar[]> =>
    typed.pipe(
      distinctUntilChanged(isEqual),
      switchMap((query) =>
        query === null
          ? of<readonly Similar[]>([])
          : timer(pause, clock).pipe(
              switchMap(() => search(query)),
              // A failed search gives no list while the user types; the failure is shown at the registration.
              map((letters) => letters ?? []),
              startWith<readonly Similar[]>([]),
            ),
      ),
      distinctUntilChanged(isEqual),
    )
