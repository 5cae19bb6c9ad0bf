import { useCallback, useRef, useState } from 'react'

/** Runs one piece of work at a time; what is asked while another runs is dropped, so that a double click does one thing. */
export const useOneAtATime = () => {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [])
  return { busy, run }
}
