import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Whoever comes back to it has at least this long, in milliseconds. */
const least = 800

/** Calls `done` after `duration` milliseconds of going; `stop` holds the clock, `go` lets it run on. */
export const useCountdown = (duration: number, done: () => void): { stop: () => void; go: () => void } => {
  const [isGoing, setGoing] = useState(true)
  const left = useRef(duration)
  const onDone = useEffectEvent(done)
  useEffect(() => {
    if (!isGoing) return
    const since = performance.now()
    const timer = setTimeout(() => onDone(), Math.max(left.current, least))
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [isGoing])
  return { stop: () => setGoing(false), go: () => setGoing(true) }
}
