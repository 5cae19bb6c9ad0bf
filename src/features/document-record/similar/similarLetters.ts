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
import type { Ask, Reply } from '../../../contract/endpoint.ts'
import { Direction } from '../../../contract/enumerations.ts'
import type { DocumentBody } from '../../../contract/shapes/documents.ts'
import { fromCall } from '../../../streams/fromCall.ts'
import { hubEvents$, hubState$, mayHaveMissed$ } from '../../../transport/hub.ts'
import { attempt } from '../../../transport/request.ts'

export type Question = Ask<typeof documents.findSimilarDocuments>['body']
export type Similar = Reply<typeof documents.findSimilarDocuments>[number]

/**
 * The data for the comparison of a letter; null while there is too little of it, and for documents without a sender.
 */
export const questionOf = (body: DocumentBody, exceptGuid: string | undefined): Question | null => {
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
const answerTimeoutMs = 1500
const same = <T>(a: T, b: T): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The registered letters like this one; null if the search failed or no response came in time. */
export const askSimilar = (question: Question): Observable<readonly Similar[] | null> =>
  fromCall((signal) => attempt(documents.findSimilarDocuments, { body: question }, { quiet: true, signal })).pipe(
    timeout(answerTimeoutMs),
    // A backend without the call finds none; this is not reported at each registration.
    map((outcome) => (outcome.done ? outcome.reply : outcome.fault.status === 404 ? [] : null)),
    catchError(() => of(null)),
  )
/** Milliseconds: an older answer is asked for again, whatever the hub tells. */
const keptMs = 60_000
type Search = typeof askSimilar

/**
 * The search that runs while somebody types and once more at registration. `current` sends nothing where the same was
 * answered within a minute and a connected hub has told of no change of a document since.
 */
export const searchOnce = (search: Search = askSimilar) => {
  let kept: { question: Question; letters: readonly Similar[]; at: number } | null = null
  let isLive = false
  let changes = 0
  const find: Search = (question) =>
    defer(() => {
      const before = changes
      return search(question).pipe(
        tap((letters) => {
          kept = letters && isLive && changes === before ? { question, letters, at: Date.now() } : null
        }),
      )
    })
  const drop = () => {
    changes += 1
    kept = null
  }
  const current: Search = (question) =>
    kept && same(kept.question, question) && Date.now() - kept.at < keptMs ? of(kept.letters) : find(question)
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
  (search: Search = askSimilar, clock?: SchedulerLike) =>
  (typed: Observable<Question | null>): Observable<readonly Similar[]> =>
    typed.pipe(
      distinctUntilChanged(same),
      switchMap((question) =>
        question === null
          ? of<readonly Similar[]>([])
          : timer(pause, clock).pipe(
              switchMap(() => search(question)),
              // What cannot be looked for is told when it is registered, and not before.
              map((letters) => letters ?? []),
              startWith<readonly Similar[]>([]),
            ),
      ),
      distinctUntilChanged(same),
    )
