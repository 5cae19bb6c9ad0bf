import type { Query } from '@tanstack/query-core'
import {
  delay,
  distinctUntilChanged,
  from,
  fromEvent,
  map,
  mergeMap,
  type Observable,
  of,
  share,
  startWith,
} from 'rxjs'
import { throttleToSet } from '../streams/throttleToSet.ts'
import { hubEvents$ } from '../transport/hub.ts'
import type { HubEvent, HubEventName } from '../transport/hubEvents.ts'
import { ownMutationEnd } from '../transport/ownMutations.ts'
import { invalidatePushed } from '../transport/query.ts'
import { type ChangedRecord, isAffectedBy } from './affectedCalls.ts'
import { pushed, recordPaths } from './pushInvalidation.ts'
import { clientAtom } from './queryClient.ts'
import { userAtom } from './session.ts'
import type { Store } from './store.ts'

/** The minimum interval in milliseconds between two refetches of the changed record, even if there are more pushes. */
const RECORD_PAUSE_MS = 1_000
/**
 * The minimum interval in milliseconds between two refetches of lists and counts. Many clients show them, so a random
 * delay spreads the requests.
 */
const LIST_PAUSE_MS = 5_000
const LIST_JITTER_MS = 1_000
/** In milliseconds: the time after a save request in which the page itself invalidates the changed data. */
const OWN_MUTATION_MS = 1_000

type Push = ChangedRecord & {
  name: HubEventName
  /**
   * Set for a push caused by a save request of this page: when the request ended. Responses that arrived after that
   * time are not stale.
   */
  endedAt?: number
}

const fieldOf = (about: unknown, field: string): unknown =>
  typeof about === 'object' && about !== null ? Reflect.get(about, field) : undefined
const textIn = (about: unknown, field: string): string | undefined => {
  const value = fieldOf(about, field)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * A push caused by this page's own save request is delayed until the request has ended and the page has invalidated its
 * data.
 */
const pushOf = ({ name, args: [about] }: HubEvent): Observable<Push> => {
  const push: Push = {
    name,
    docGuid: textIn(about, 'docGuid'),
    caseGuid: fieldOf(about, 'caseGuid') === null ? null : textIn(about, 'caseGuid'),
  }
  const ended = ownMutationEnd(textIn(about, 'requestKey') ?? '')
  if (ended === undefined) return of(push)
  return from(ended).pipe(
    map((endedAt) => ({ ...push, endedAt })),
    delay(OWN_MUTATION_MS),
  )
}

/** True for a notification of another user. False for a push without a user, because it may concern any user. */
const isForOthers = (store: Store, { name, args: [about] }: HubEvent): boolean => {
  const mine = store.get(userAtom)?.person.id
  const personId = fieldOf(about, 'personId')
  return name === 'NotificationReceived' && typeof personId === 'number' && personId !== mine
}

const wasFetchedSince = ({ state }: Query, endedAt: number): boolean =>
  state.fetchStatus === 'fetching' || state.dataUpdatedAt > endedAt

const invalidateAfter = (store: Store, pushes: ReadonlySet<Push>, which: 'records' | 'lists'): Promise<void> => {
  const client = store.get(clientAtom)
  const checks = [...pushes].map((push) => {
    const paths = new Set<string>(pushed[push.name].map(({ path }) => path))
    const isAffected = which === 'records' ? isAffectedBy(client, push) : () => true
    return (query: Query, path: string): boolean =>
      paths.has(path) && isAffected(query) && !(push.endedAt !== undefined && wasFetchedSince(query, push.endedAt))
  })
  return invalidatePushed(client, (query) => {
    const [path] = query.queryKey
    if (typeof path !== 'string' || recordPaths.has(path) !== (which === 'records')) return false
    return checks.some((isStale) => isStale(query, path))
  })
}

const isSeen$ = (): Observable<boolean> =>
  fromEvent(document, 'visibilitychange').pipe(
    startWith(null),
    map(() => document.visibilityState !== 'hidden'),
    distinctUntilChanged(),
  )

/**
 * Queries about the changed record at once, lists and counts after a pause with a random part. A hidden page refetches
 * nothing. Returns the function that stops it.
 */
export const followPushes = (store: Store): (() => void) => {
  const pushes$ = hubEvents$.pipe(
    mergeMap((event) => (isForOthers(store, event) ? [] : pushOf(event))),
    share(),
  )
  const records = pushes$
    .pipe(throttleToSet({ pauseMs: RECORD_PAUSE_MS, isOpen$: isSeen$() }))
    .subscribe((pushes) => invalidateAfter(store, pushes, 'records'))
  const lists = pushes$
    .pipe(throttleToSet({ pauseMs: LIST_PAUSE_MS, delayMs: () => Math.random() * LIST_JITTER_MS, isOpen$: isSeen$() }))
    .subscribe((pushes) => invalidateAfter(store, pushes, 'lists'))
  return () => {
    records.unsubscribe()
    lists.unsubscribe()
  }
}
