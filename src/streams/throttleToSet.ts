import { Observable, type OperatorFunction, Subscription, timer } from 'rxjs'

export type Gathering = {
  pauseMs: number
  /** Returns how many milliseconds the first value waits for further values, by default 0. Called once for each set. */
  delayMs?: () => number
  isOpen$?: Observable<boolean>
}

/**
 * Emits the values in sets. The first value is emitted after `delayMs`; values of the following pause are emitted
 * together at its end, so a burst of pushes gives two sets. Values that still wait are dropped when the source
 * completes.
 */
export const throttleToSet =
  <T>({ pauseMs, delayMs = () => 0, isOpen$ }: Gathering): OperatorFunction<T, ReadonlySet<T>> =>
  (source) =>
    new Observable((out) => {
      const running = new Subscription()
      let waiting = new Set<T>()
      let isOpen = true
      let isTimed = false
      const after = (milliseconds: number, run: () => void): void => {
        isTimed = true
        const end = () => {
          isTimed = false
          run()
        }
        if (milliseconds > 0) running.add(timer(milliseconds).subscribe(end))
        else end()
      }
      const emit = (): void => {
        if (!isOpen) return
        const values = waiting
        waiting = new Set()
        after(pauseMs, schedule)
        out.next(values)
      }
      const schedule = (): void => {
        if (!isTimed && isOpen && waiting.size > 0) after(delayMs(), emit)
      }
      const open = isOpen$?.subscribe((next) => {
        isOpen = next
        schedule()
      })
      running.add(open)
      const take = (value: T): void => {
        waiting.add(value)
        schedule()
      }
      running.add(source.subscribe({ next: take, error: (fault) => out.error(fault), complete: () => out.complete() }))
      return running
    })
