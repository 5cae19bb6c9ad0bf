import { useRef, useState } from 'react'

/** Runs one piece of work at a time: what is wanted while another runs is dropped. */
export const useOneAtATime = () => {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    await work()
    running.current = false
    setBusy(false)
  }
  return { busy, run }
}
