import { BehaviorSubject, defer, distinctUntilChanged, finalize, map, type Observable } from 'rxjs'

export type Pending = {
  pending$: Observable<number>
  /** True from the start of the first request until no request is pending (specification 1, section 4). */
  busy$: Observable<boolean>
  counted: <T>(source: Observable<T>) => Observable<T>
}

export const createPending = (): Pending => {
  const running = new BehaviorSubject(0)
  return {
    pending$: running.asObservable(),
    busy$: running.pipe(
      map((count) => count > 0),
      distinctUntilChanged(),
    ),
    counted: (source) =>
      defer(() => {
        running.next(running.value + 1)
        return source.pipe(finalize(() => running.next(running.value - 1)))
      }),
  }
}

export const { pending$, busy$, counted: countPending } = createPending()
