import { useState } from 'react'
import { notify } from '../../transport/notices.ts'

const unexpected =
  'Възникна неочаквана грешка и действието спря. Нищо от въведеното не е загубено: проверете какво е записано и опитайте отново.'

/**
 * Runs one operation at a time; further calls meanwhile are dropped (undefined), so that a double click acts once. An
 * operation that throws also frees the guard, is reported to the user, and rethrown, so that a form never stays locked.
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

/** The same for a component: `busy` while an operation runs. Leaving the page does not stop it. */
export const useSingleFlight = () => {
  const [busy, setBusy] = useState(false)
  const [run] = useState(() => singleFlight(setBusy))
  return { busy, run }
}
