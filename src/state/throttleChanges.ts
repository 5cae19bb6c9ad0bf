import { connect, filter, map, merge, type Observable } from 'rxjs'
import { throttleToSet } from '../streams/throttleToSet.ts'
import type { Change } from './staleAfter.ts'

/** The minimum interval in milliseconds between two refetches of the changed record, even if there are more changes. */
const RECORD_PAUSE_MS = 1_000
/**
 * The minimum interval in milliseconds between two refetches of lists and counts. Many clients show them, so a random
 * delay spreads the requests.
 */
const LIST_PAUSE_MS = 5_000
const LIST_JITTER_MS = 1_000

export type Throttling = {
  /** False while the page is hidden; a hidden page refetches nothing until it is visible. */
  isVisible$: Observable<boolean>
  /** Returns a random number from 0 to 1. */
  random: () => number
}

/** A change made elsewhere. `isNamed`: the change names a record or a person, so few clients show it. */
export type ReportedChange = Change & { isNamed: boolean }
export type ChangesOf<C> = { which: 'records' | 'lists'; changes: ReadonlySet<C> }

/** Throttles refetches that many clients make after the same event. */
export const throttleForMany = <T>({ isVisible$, random }: Throttling) =>
  throttleToSet<T>({ pauseMs: LIST_PAUSE_MS, delayMs: () => random() * LIST_JITTER_MS, isOpen$: isVisible$ })

/**
 * Emits the changes made elsewhere whose queries are to be refetched now: `records` means queries about a record that a
 * change names, `lists` all other queries, also about records if no record is named.
 */
export const throttleChanges =
  <C extends ReportedChange>(throttling: Throttling) =>
  (changes$: Observable<C>): Observable<ChangesOf<C>> =>
    changes$.pipe(
      // `connect` and not `share`, because a change that is emitted on subscription must reach both parts.
      connect((all$) =>
        merge(
          all$.pipe(
            filter(({ isNamed }) => isNamed),
            throttleToSet({ pauseMs: RECORD_PAUSE_MS, isOpen$: throttling.isVisible$ }),
            map((changes) => ({ which: 'records' as const, changes })),
          ),
          all$.pipe(
            throttleForMany<C>(throttling),
            map((changes) => ({ which: 'lists' as const, changes })),
          ),
        ),
      ),
    )
