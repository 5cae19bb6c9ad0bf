import { defer, finalize, from, type Observable, type ObservableInput } from 'rxjs'

/** Turns a request into an Observable: subscribing sends the request, unsubscribing aborts it. */
export const fromCall = <T>(call: (signal: AbortSignal) => ObservableInput<T>): Observable<T> =>
  defer(() => {
    const control = new AbortController()
    return from(call(control.signal)).pipe(finalize(() => control.abort()))
  })
