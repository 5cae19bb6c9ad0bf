import { useState } from 'react'
import { notify } from '../../transport/notices.ts'

const unexpected =
  'Възникна неочаквана грешка и действието спря. Нищо от въведеното не е загубено: проверете какво е записано и опитайте отново.'

/**
 * Runs one piece of work at a time: what comes while another runs is dropped (undefined), so that a double click does
 * one thing. Work that throws frees the guard like any other, is told to the person, and throws on: a form never locks.
 */
export const singleFlight = (onBusy: (busy: boolean) => void) => {
  let isRunning = false
  return async <R>(work: () => Promise<R>): Promise<R | undefined> => {
    if (isRunning) return undefined
    isRunning = true
    onBusy(true)
    try {
      return await work()
    } catch (failure) {
      notify({ kind: 'error', title: 'Грешка', text: unexpected })
      throw failure
    } finally {
      isRunning = false
      onBusy(false)
    }
  }
}

/** The same for a component: `busy` while something runs. Leaving the screen does not stop the work. */
export const useSingleFlight = () => {
  const [busy, setBusy] = useState(false)
  const [run] = useState(() => singleFlight(setBusy))
  return { busy, run }
}
