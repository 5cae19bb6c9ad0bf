import type { Fault } from './fault.ts'

const deferredErrors = new WeakMap<Fault, () => void>()

/**
 * Holds back the error message of a save request that may have been applied. The code that finds out the result then
 * shows or drops the message.
 */
export const deferErrors = (fault: Fault, notify: () => void): void => {
  deferredErrors.set(fault, notify)
}

/** Shows, once, the message that was held back, because the save request was not applied. */
export const reportDeferredErrors = (fault: Fault): void => {
  const notify = deferredErrors.get(fault)
  deferredErrors.delete(fault)
  notify?.()
}

export const dropDeferredErrors = (fault: Fault): boolean => deferredErrors.delete(fault)
