import { keepPreviousData, notifyManager, QueryObserver } from '@tanstack/query-core'
import { useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { clientAtom } from '../../state/queryClient.ts'
import type { Fault } from '../../transport/fault.ts'
import type { QueryOptions } from '../../transport/query.ts'

export type List<R> = {
  grid: {
    /** Undefined until the first response. */
    rows: readonly R[] | undefined
    /** True while the rows belong to the previous query. */
    stale: boolean
    total: number | undefined
    error: { message: string; onRetry: () => void } | undefined
  }
  fetching: boolean
  invalidate: () => void
  refetch: () => void
}

/** Returns a query that sends no request and has the given response. Its key differs from the key of the real query. */
export const withFixedResponse = <T>(
  { queryKey: [path, request], meta, ...query }: QueryOptions<T>,
  response: T,
): QueryOptions<T> => ({
  ...query,
  queryKey: [path, { unread: request }],
  queryFn: async () => response,
  meta: { lookup: meta.lookup },
})

type Page<R> = { items: readonly R[]; totalCount: number }
export type PageQuery<R> = QueryOptions<Page<R>>

/**
 * Returns the response of a query whose parameters change. Until the new response arrives, the previous one is returned
 * and marked stale. A request that is not needed any more is aborted. Pass the same `query` object while the query is
 * unchanged. `atomWithQuery` is not used, because it would send a changed query twice.
 */
export const useQueryResult = <T>(query: QueryOptions<T>) => {
  const client = useAtomValue(clientAtom)
  const options = useMemo(
    () => client.defaultQueryOptions<T, Fault>({ ...query, placeholderData: keepPreviousData }),
    [client, query],
  )
  const [observer] = useState(() => new QueryObserver<T, Fault>(client, options))
  const follow = useCallback((changed: () => void) => observer.subscribe(notifyManager.batchCalls(changed)), [observer])
  useSyncExternalStore(follow, () => observer.getCurrentResult())
  useLayoutEffect(() => observer.setOptions(options), [observer, options])
  // The observer itself still has the previous options during this render.
  const { data, error, isPlaceholderData, isFetching } = observer.getOptimisticResult(options)
  const path = query.queryKey[0]
  return {
    data,
    isStale: isPlaceholderData,
    isFetching,
    error: error && !data ? { message: error.message, onRetry: () => void observer.refetch() } : undefined,
    invalidate: useCallback(() => {
      client.invalidateQueries({ queryKey: [path], refetchType: 'none' })
    }, [client, path]),
    refetch: () => void observer.refetch(),
  }
}

export const useList = <R>(query: PageQuery<R>): List<R> => {
  const { data, isStale, isFetching, error, invalidate, refetch } = useQueryResult(query)
  return {
    grid: { rows: data?.items, stale: isStale, total: data?.totalCount, error },
    fetching: isFetching,
    invalidate,
    refetch,
  }
}
