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

/**
 * The data for the comparison of a letter; null while there is too little of it, and for documents without a sender.
 */
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

/** Milliseconds. A compromise: no request while the clerk is typing, and no long wait at registration. */
const pause = 500
const responseTimeoutMs = 1500
const same = <T>(a: T, b: T): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The registered letters like this one; null if the search failed or no response came in time. */
export const requestSimilar = (query: SimilarQuery): Observable<readonly Similar[] | null> =>
  fromCall((signal) => attempt(documents.findSimilarDocuments, { body: query }, { quiet: true, signal })).pipe(
    timeout(responseTimeoutMs),
    // A backend without the call finds none; this is not reported at each registration.
    map((outcome) => (outcome.done ? outcome.reply : outcome.fault.status === 404 ? [] : null)),
    catchError(() => of(null)),
  )
/** Milliseconds: an older answer is asked for again, whatever the hub tells. */
const keptMs = 60_000
type Search = typeof requestSimilar

/**
 * The search that runs while somebody types and once more at registration. `current` sends nothing where the same was
 * answered within a minute and a connected hub has told of no change of a document since.
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
    kept && same(kept.query, query) && Date.now() - kept.at < keptMs ? of(kept.letters) : find(query)
  /** Begins to listen to the hub; without it nothing is kept. */
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

/**
 * Maps the typed data to similar letters: requested after a pause, once for the same data; a response for older data is
 * dropped. The result is cleared as soon as the letter changes.
 */
export const similarLetters =
  (search: Search = requestSimilar, clock?: SchedulerLike) =>
  (typed: Observable<SimilarQuery | null>): Observable<readonly Similar[]> =>
    typed.pipe(
      distinctUntilChanged(same),
      switchMap((query) =>
        query === null
          ? of<readonly Similar[]>([])
          : timer(pause, clock).pipe(
              switchMap(() => search(query)),
              // What cannot be looked for is told when it is registered, and not before.
              map((letters) => letters ?? []),
              startWith<readonly Similar[]>([]),
            ),
      ),
      distinctUntilChanged(same),
    )
