import { keepPreviousData } from '@tanstack/query-core'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { useCallback, useLayoutEffect, useState } from 'react'
import { clientAtom } from '../../state/queryClient.ts'
import type { Fault } from '../../transport/fault.ts'

/** What `queryOf(listEndpoint, ask)` gives. */
export type PageQuery<R> = {
  queryKey: readonly [path: string, ask: object]
  queryFn: (context: { signal: AbortSignal }) => Promise<{ items: readonly R[]; totalCount: number }>
  staleTime: number
  gcTime: number
}

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

const madeFor = <R>(first: PageQuery<R>) => {
  const queryAtom = atom(first)
  return {
    // The same question keeps its object, so that asking it in every render changes nothing.
    askAtom: atom(
      (get) => get(queryAtom),
      (get, set, next: PageQuery<R>) => {
        if (keyOf(get(queryAtom)) !== keyOf(next)) set(queryAtom, next)
      },
    ),
    answerAtom: atomWithQuery<{ items: readonly R[]; totalCount: number }, Fault>((get) => ({
      ...get(queryAtom),
      placeholderData: keepPreviousData,
    })),
  }
}
const keyOf = ({ queryKey }: Pick<PageQuery<unknown>, 'queryKey'>) => JSON.stringify(queryKey)

/**
 * One page of a list, from the question to what the grid draws. A new question keeps the former rows, marked stale,
 * until its answer comes; a question that nobody waits for any more is aborted.
 */
export const useList = <R>(query: PageQuery<R>): List<R> => {
  const [{ askAtom, answerAtom }] = useState(() => madeFor(query))
  const asked = useAtomValue(askAtom)
  const ask = useSetAtom(askAtom)
  useLayoutEffect(() => ask(query))
  const { data, error, isPlaceholderData, isFetching, refetch } = useAtomValue(answerAtom)
  const client = useAtomValue(clientAtom)
  const path = query.queryKey[0]
  const forget = useCallback(() => {
    client.invalidateQueries({ queryKey: [path], refetchType: 'none' })
  }, [client, path])
  const again = () => void refetch()
  return {
    grid: {
      rows: data?.items,
      stale: data !== undefined && (isPlaceholderData || keyOf(asked) !== keyOf(query)),
      total: data?.totalCount,
      error: error && !data ? { message: error.message, onRetry: again } : undefined,
    },
    fetching: isFetching,
    forget,
    refetch: again,
  }
}
