import { useState } from 'react'
import { notify } from '../../transport/notices.ts'

const unexpected =
  'Възникна неочаквана грешка и действието спря. Нищо от въведеното не е загубено: проверете какво е записано и опитайте отново.'

/**
 * Returns a function that runs one operation at a time. A call during an operation is ignored (undefined), so that a
 * double click acts once. An error is reported to the user and rethrown.
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

/** Runs one operation at a time and returns whether one is running. Leaving the page does not stop the operation. */
export const useSingleFlight = () => {
  const [busy, setBusy] = useState(false)
  const [run] = useState(() => singleFlight(setBusy))
  return { busy, run }
}
