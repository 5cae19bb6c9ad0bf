import { keepPreviousData, notifyManager, QueryObserver } from '@tanstack/query-core'
import { useAtomValue } from 'jotai'
import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { clientAtom } from '../../state/queryClient.ts'
import type { Store } from '../../state/store.ts'
import type { Fault } from '../../transport/fault.ts'
import type { Question } from '../../transport/query.ts'

/** What a grid needs of its list: spread `grid` into `<Grid>`. */
export type List<R> = {
  grid: {
    /** undefined until the first answer. */
    rows: readonly R[] | undefined
    /** The rows are of the former question. */
    stale: boolean
    total: number | undefined
    error: { message: string; onRetry: () => void } | undefined
  }
  fetching: boolean
  /** Marks every answer of this call as old, so that the next question is really asked. */
  forget: () => void
  /** Asks the present question again. */
  refetch: () => void
}

/** A question that is not sent, with what is shown instead of an answer. */
export const unasked = <T>({ queryKey: [path, ask], meta, ...question }: Question<T>, answer: T): Question<T> => ({
  ...question,
  queryKey: [path, { unread: ask }],
  queryFn: async () => answer,
  meta: { lookup: meta.lookup },
})

/** Sends a list's question before the list is drawn; the list then finds it under way. A failure is left to the list. */
export const askPageAhead = <R>(store: Store, query: PageQuery<R>): Promise<void> =>
  store.get(clientAtom).prefetchQuery(query)

type Page<R> = { items: readonly R[]; totalCount: number }
/** One page of a list, as `queryOf(listEndpoint, ask)` makes it. */
export type PageQuery<R> = Question<Page<R>>

/**
 * The answer to a changing question; until it comes the former stays, marked stale. What nobody waits for is aborted.
 * Give the same `query` for the same question. An observer of its own: an `atomWithQuery` would send a changed one
 * twice.
 */
export const useAnswer = <T>(query: Question<T>) => {
  const client = useAtomValue(clientAtom)
  const options = useMemo(
    () => client.defaultQueryOptions<T, Fault>({ ...query, placeholderData: keepPreviousData }),
    [client, query],
  )
  const [observer] = useState(() => new QueryObserver<T, Fault>(client, options))
  const follow = useCallback((changed: () => void) => observer.subscribe(notifyManager.batchCalls(changed)), [observer])
  useSyncExternalStore(follow, () => observer.getCurrentResult())
  useLayoutEffect(() => observer.setOptions(options), [observer, options])
  // What the observer will say once it has the question that is drawn now.
  const { data, error, isPlaceholderData, isFetching } = observer.getOptimisticResult(options)
  const path = query.queryKey[0]
  return {
    data,
    isStale: isPlaceholderData,
    isFetching,
    error: error && !data ? { message: error.message, onRetry: () => void observer.refetch() } : undefined,
    /** Marks every answer of this call as old, so that the next question is really asked. */
    forget: useCallback(() => {
      client.invalidateQueries({ queryKey: [path], refetchType: 'none' })
    }, [client, path]),
    /** Asks the present question again. */
    refetch: () => void observer.refetch(),
  }
}

/** One page of a list, from the question to what the grid draws. */
export const useList = <R>(query: PageQuery<R>): List<R> => {
  const { data, isStale, isFetching, error, forget, refetch } = useAnswer(query)
  return {
    grid: { rows: data?.items, stale: isStale, total: data?.totalCount, error },
    fetching: isFetching,
    forget,
    refetch,
  }
}
