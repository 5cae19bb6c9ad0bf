import type { Query } from '@tanstack/query-core'
import { delay, distinctUntilChanged, from, fromEvent, map, mergeMap, type Observable, of, startWith } from 'rxjs'
import { hubEvents$ } from '../transport/hub.ts'
import type { HubEvent } from '../transport/hubEvents.ts'
import { ownMutationEnd } from '../transport/ownMutations.ts'
import { invalidatePushed } from '../transport/query.ts'
import { pushed } from './pushInvalidation.ts'
import { clientAtom } from './queryClient.ts'
import { userAtom } from './session.ts'
import { isAboutRecord, staleAfter } from './staleAfter.ts'
import type { Store } from './store.ts'
import { type ChangesOf, type ReportedChange, type Throttling, throttleChanges } from './throttleChanges.ts'

/**
 * A push that this page's own save request caused is handled this many milliseconds after the request, because until
 * then the page itself invalidates the changed data.
 */
const OWN_MUTATION_MS = 1_000

export type ForeignChange = ReportedChange & {
  /**
   * When the request ended, set if a save request of this page caused the push. Responses that arrived later are not
   * stale.
   */
  endedAt?: number
}

const fieldOf = (about: unknown, field: string): unknown =>
  typeof about === 'object' && about !== null ? Reflect.get(about, field) : undefined
const textIn = (about: unknown, field: string): string | undefined => {
  const value = fieldOf(about, field)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const changeOfPush = ({ name, args: [about] }: HubEvent): ForeignChange => {
  const docGuid = textIn(about, 'docGuid')
  const messageGuid = textIn(about, 'messageGuid')
  return {
    calls: pushed[name],
    docGuid,
    caseGuid: fieldOf(about, 'caseGuid') === null ? null : textIn(about, 'caseGuid'),
    messageGuid,
    isNamed: docGuid !== undefined || messageGuid !== undefined || typeof fieldOf(about, 'personId') === 'number',
  }
}

/** True for a notification of another user. False for a push without a user, because it may concern any user. */
const isForOthers = (store: Store, { name, args: [about] }: HubEvent): boolean => {
  const mine = store.get(userAtom)?.person.id
  const personId = fieldOf(about, 'personId')
  return name === 'NotificationReceived' && typeof personId === 'number' && personId !== mine
}

/**
 * Returns the changes that the push connection reports. A push caused by this page's own save request is delayed until
 * the request has ended and the page has invalidated its data.
 */
export const pushedChanges = (store: Store): Observable<ForeignChange> =>
  hubEvents$.pipe(
    mergeMap((event) => {
      if (isForOthers(store, event)) return []
      const ended = ownMutationEnd(textIn(event.args[0], 'requestKey') ?? '')
      if (ended === undefined) return of(changeOfPush(event))
      return from(ended).pipe(
        map((endedAt) => ({ ...changeOfPush(event), endedAt })),
        delay(OWN_MUTATION_MS),
      )
    }),
  )

const wasFetchedSince = ({ state }: Query, endedAt: number): boolean =>
  state.fetchStatus === 'fetching' || state.dataUpdatedAt > endedAt

const invalidateAfter = (store: Store, { which, changes }: ChangesOf<ForeignChange>): Promise<void> => {
  const client = store.get(clientAtom)
  const checks = [...changes].map((change) => {
    const { isNamed, endedAt } = change
    const isStale = staleAfter(client, change)
    return (query: Query): boolean =>
      (isNamed && isAboutRecord(query) ? 'records' : 'lists') === which &&
      isStale(query) &&
      !(endedAt !== undefined && wasFetchedSince(query, endedAt))
  })
  return invalidatePushed(client, (query) => checks.some((isStale) => isStale(query)))
}

const isPageVisible$ = (): Observable<boolean> =>
  fromEvent(document, 'visibilitychange').pipe(
    startWith(null),
    map(() => document.visibilityState !== 'hidden'),
    distinctUntilChanged(),
  )
export const pageThrottling = (): Throttling => ({ isVisible$: isPageVisible$(), random: Math.random })

/**
 * Invalidates the queries that changes from elsewhere make stale: queries about the changed record at once, all others
 * after a pause with a random part. A hidden page refetches nothing. Returns the function that stops this.
 */
export const invalidateForeign = (store: Store, changes$: Observable<ForeignChange>): (() => void) => {
  const subscription = changes$
    .pipe(throttleChanges(pageThrottling()))
    .subscribe((due) => void invalidateAfter(store, due))
  return () => subscription.unsubscribe()
}
