import { CancelledError, notifyManager, type Query, QueryClient, type QueryFilters } from '@tanstack/query-core'
import type { Endpoint, Reply, RequestParams } from '../contract/endpoint.ts'
import { backendOf, queryString, withoutBlanks } from './address.ts'
import type { StoredRequest } from './prefetch.ts'
import { attempt, type Options } from './request.ts'

// Without this scheduler TanStack Query notifies components by a timer, so responses would be rendered later.
notifyManager.setScheduler(queueMicrotask)

/** In milliseconds: responses and failures younger than this are used without another request. */
const SHORTLY = 5_000
/**
 * Returns how long a response is fresh, in milliseconds: some seconds for a list or record, the whole session for a
 * lookup list.
 */
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

/** A query made by `queryOf`: key, fetcher, and how long the response is fresh. */
export type QueryOptions<R> = {
  queryKey: readonly [path: string, params: object]
  queryFn: (context: { signal: AbortSignal }) => Promise<R>
  staleTime: number
  gcTime: number
  /**
   * `lookup`: the response stays fresh for the whole session. `call`: returns the request, if the query is a single
   * call.
   */
  meta: { lookup: boolean; call?: () => StoredRequest }
}

/**
 * Builds the key and the fetcher of a read call. Empty strings of a filter are removed (specification 1, section 5), so
 * equal filters share a response. A refused request throws a `Fault`, so that a list can show why it is empty. `quiet`:
 * no notice.
 */
export const queryOf = <E extends Endpoint>(
  endpoint: E,
  request: RequestParams<E>,
  how: Pick<Options, 'quiet'> = {},
) => {
  const filter = withoutBlanks(request)
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
 * Marks responses as stale. A response in flight may be older than the change. If it is the first of its query, it is
 * awaited and then fetched again; otherwise its request is aborted and sent again, or also awaited if `mayAbort` is
 * false.
 */
const markStale = async (client: QueryClient, filters: QueryFilters, mayAbort: boolean): Promise<void> => {
  const onTheirWay = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => !mayAbort || state.data === undefined)
  await Promise.all([
    client.invalidateQueries(filters, { cancelRefetch: mayAbort }),
    ...onTheirWay.map(async ({ promise, queryKey }) => {
      // A failed request needs no invalidation. An aborted request restores the former response, which counts as fresh
      // and must be invalidated.
      const isStale = await promise?.then(
        () => true,
        (failure: unknown) => failure instanceof CancelledError && failure.revert === true,
      )
      if (isStale) await client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: mayAbort })
    }),
  ])
}

/** Invalidates responses after a save request of this page: a request in flight that may be older is aborted. */
export const invalidate = (client: QueryClient, isStale: (query: Query) => boolean): Promise<void> =>
  markStale(client, { predicate: isStale }, true)

/**
 * Invalidates responses after a change made elsewhere. No request is aborted, because otherwise a list would never load
 * during a series of pushes.
 */
export const invalidatePushed = (client: QueryClient, isStale: (query: Query) => boolean): Promise<void> =>
  markStale(client, { predicate: isStale }, false)

export const isNoLookup = ({ meta }: Query): boolean => meta?.lookup !== true

export const invalidateAllButLookups = (client: QueryClient): Promise<void> => invalidatePushed(client, isNoLookup)

/**
 * Creates the only query cache. It never retries, and it does not refetch on focus, because the push connection reports
 * missed changes. Network mode `always`, because the mock backend responds without a network.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // If a prefetch failed just before, the page shows the failure and sends no second request.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > SHORTLY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
