import type { Fault } from './fault.ts'

const deferredErrors = new WeakMap<Fault, () => void>()

/**
 * Holds back the message of a failed save request that may have been applied. The code that checks the result shows or
 * drops the message.
 */
export const deferErrors = (fault: Fault, notify: () => void): void => {
  deferredErrors.set(fault, notify)
}

/**
 * Shows the held message, because the save request was not applied. Messages that were already shown are not repeated.
 */
export const reportDeferredErrors = (fault: Fault): void => {
  const notify = deferredErrors.get(fault)
  deferredErrors.delete(fault)
  notify?.()
}

export const dropDeferredErrors = (fault: Fault): boolean => deferredErrors.delete(fault)
