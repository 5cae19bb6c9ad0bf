import { defer, finalize, from, type Observable, type ObservableInput } from 'rxjs'

/** A call as a stream, for what is asked while one types: subscribing sends it, unsubscribing aborts it. */
export const fromCall = <T>(call: (signal: AbortSignal) => ObservableInput<T>): Observable<T> =>
  defer(() => {
    const control = new AbortController()
    return from(call(control.signal)).pipe(finalize(() => control.abort()))
  })
