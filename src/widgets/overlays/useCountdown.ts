import { useEffect, useRef } from 'react'

/** Calls `done` after `duration` milliseconds of going; `stop` holds the clock, `go` lets it run on. */
export const useCountdown = (duration: number, done: () => void): { stop: () => void; go: () => void } => {
  const latest = useRef(done)
  latest.current = done
  const state = useRef({ left: duration, since: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined })
  const stop = () => {
    const clock = state.current
    if (clock.timer === undefined) return
    clearTimeout(clock.timer)
    clock.timer = undefined
    clock.left -= performance.now() - clock.since
  }
  const go = () => {
    const clock = state.current
    if (clock.timer !== undefined) return
    clock.since = performance.now()
    clock.timer = setTimeout(() => latest.current(), Math.max(clock.left, 800))
  }
  const actions = useRef({ stop, go })
  useEffect(() => {
    const clock = actions.current
    clock.go()
    return clock.stop
  }, [])
  return actions.current
}
