import { Observable, type OperatorFunction, Subscription, timer } from 'rxjs'

/**
 * Values that come one by one, as sets: the first at once, later ones gathered. What comes within `pauseMs` of a set
 * goes together at its end, so a burst of pushes asks twice; what waits when the source ends is dropped.
 */
export const gathered =
  <T>(pauseMs: number): OperatorFunction<T, ReadonlySet<T>> =>
  (source) =>
    new Observable((out) => {
      const running = new Subscription()
      let waiting = new Set<T>()
      let isPausing = false
      const emit = () => {
        isPausing = waiting.size > 0
        if (!isPausing) return
        const values = waiting
        waiting = new Set()
        running.add(timer(pauseMs).subscribe(emit))
        out.next(values)
      }
      const take = (value: T) => {
        waiting.add(value)
        if (!isPausing) emit()
      }
      running.add(source.subscribe({ next: take, error: (fault) => out.error(fault), complete: () => out.complete() }))
      return running
    })
