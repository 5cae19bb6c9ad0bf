import { CancelledError, notifyManager, type Query, QueryClient, type QueryFilters } from '@tanstack/query-core'
import type { Ask, Endpoint, Reply } from '../contract/endpoint.ts'
import { backendOf, queryString, withoutBlanks } from './address.ts'
import type { StoredRequest } from './prefetch.ts'
import { attempt, type Options } from './request.ts'

// Answers are told to the screens in the same turn, not after a timer.
notifyManager.setScheduler(queueMicrotask)

/** For so long, in milliseconds, what came or failed is told to whoever asks, and not asked for again. */
const SHORTLY = 5_000
/** How long an answer is fresh: a list or a record for some seconds, a lookup list for the whole session. */
const freshFor = (endpoint: Endpoint) => (endpoint.cachedPerSession ? Number.POSITIVE_INFINITY : SHORTLY)

const callOf = (endpoint: Endpoint, filter: { query?: object; body?: unknown }): StoredRequest => {
  const query = queryString(filter.query ?? {})
  return {
    backend: backendOf(endpoint),
    kind: endpoint.kind,
    method: endpoint.method,
    tail: `${endpoint.path}${query && `?${query}`}`,
    ...(filter.body !== undefined && { body: JSON.stringify(filter.body) }),
  }
}

/** A question to the backend, as `queryOf` makes it: its key, how it is asked, how long the answer is fresh. */
export type Question<R> = {
  queryKey: readonly [path: string, ask: object]
  queryFn: (context: { signal: AbortSignal }) => Promise<R>
  staleTime: number
  gcTime: number
  /** Lookup lists hold for the session, whatever else becomes old. `call`: what is sent, where it is one call. */
  meta: { lookup: boolean; call?: () => StoredRequest }
}

/**
 * The key and the fetcher of a reading call, from one declaration. Empty strings of a filter are removed (document 1,
 * section 5): equal filters share one answer. A refusal is a `Fault`, so that a list says why it is empty. `quiet`: no
 * notice.
 */
export const queryOf = <E extends Endpoint>(endpoint: E, ask: Ask<E>, how: Pick<Options, 'quiet'> = {}) => {
  const filter = withoutBlanks(ask)
  return {
    queryKey: [endpoint.path, filter] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Reply<E>> => {
      const outcome = await attempt(endpoint, filter, { ...how, mayBeEmpty: true, signal })
      if (!outcome.done) throw outcome.fault
      return outcome.reply
    },
    staleTime: freshFor(endpoint),
    gcTime: endpoint.cachedPerSession ? Number.POSITIVE_INFINITY : 10 * 60_000,
    meta: { lookup: endpoint.cachedPerSession === true, call: () => callOf(endpoint, filter) },
  }
}

/**
 * Marks answers as old, also those on their way: they may be of before. A first answer on its way is always asked for
 * again after it; others where `mayAbort` is false, else they are called off and asked for at once.
 */
const makeOld = async (client: QueryClient, filters: QueryFilters, mayAbort: boolean): Promise<void> => {
  const onTheirWay = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => !mayAbort || state.data === undefined)
  await Promise.all([
    client.invalidateQueries(filters, { cancelRefetch: mayAbort }),
    ...onTheirWay.map(async ({ promise, queryKey }) => {
      // One that failed has left nothing that could be old; one that was called off has put back the answer before it as fresh.
      const mayBeOld = await promise?.then(
        () => true,
        (failure: unknown) => failure instanceof CancelledError && failure.revert === true,
      )
      if (mayBeOld) await client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: mayAbort })
    }),
  ])
}

/** Marks everything these calls have answered as old; what is on the screen is asked for again at once. */
export const forget = async (client: QueryClient, ...endpoints: Endpoint[]): Promise<void> => {
  await Promise.all(endpoints.map(({ path }) => makeOld(client, { queryKey: [path] }, true)))
}

/** The same because of a push: no request is called off for it, or pushes in a row would let no list arrive. */
export const forgetPushed = async (client: QueryClient, ...endpoints: { path: string }[]): Promise<void> => {
  await Promise.all(endpoints.map(({ path }) => makeOld(client, { queryKey: [path] }, false)))
}

/** The same for the queries that `isStale` picks. */
export const invalidatePushed = (client: QueryClient, isStale: (query: Query) => boolean): Promise<void> =>
  makeOld(client, { predicate: isStale }, false)

/** Marks everything as old except the lookup lists, which hold for the session. */
export const forgetAllButLookups = (client: QueryClient): Promise<void> =>
  makeOld(client, { predicate: ({ meta }) => meta?.lookup !== true }, false)

/**
 * The one cache of answers. It never repeats a failed call. It does not refetch on focus by itself: the hub tells
 * when something may have been missed. `always`: an answer may come from the in-browser backend, with no network.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // What was asked ahead and has failed is shown as failed by the screen that opens, and asked for once.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > SHORTLY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
