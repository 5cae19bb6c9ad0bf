import { defer, finalize, from, type Observable, type ObservableInput } from 'rxjs'

/** A request as an Observable: subscribing sends it, unsubscribing aborts it. */
export const fromCall = <T>(call: (signal: AbortSignal) => ObservableInput<T>): Observable<T> =>
  defer(() => {
    const control = new AbortController()
    return from(call(control.signal)).pipe(finalize(() => control.abort()))
  })
