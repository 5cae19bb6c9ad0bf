import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/query-core'
import { Observable } from 'rxjs'

type Question<R, K extends QueryKey> = {
  queryKey: K
  queryFn: (context: { signal: AbortSignal }) => Promise<R>
  staleTime: number
  gcTime: number
}

/**
 * A lookup list as a stream of one value: from the cache of the session when it is there, else asked for. Errors with
 * the `Fault` of the call. Unsubscribing aborts the request when nobody else waits for it.
 */
export const listOf = <R, K extends QueryKey>(client: QueryClient, question: Question<R, K>): Observable<R> =>
  new Observable((subscriber) => {
    const observer = new QueryObserver<R, Error, R, R, K>(client, question)
    const look = ({ data, error }: { data: R | undefined; error: Error | null }) => {
      if (data !== undefined) {
        subscriber.next(data)
        subscriber.complete()
      } else if (error) subscriber.error(error)
    }
    const stop = observer.subscribe(look)
    const { data } = observer.getCurrentResult()
    if (data !== undefined) look({ data, error: null })
    return stop
  })
