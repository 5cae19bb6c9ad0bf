import type { Fault } from './fault.ts'

const deferredErrors = new WeakMap<Fault, () => void>()

/** Holds back the message of a failed write that may be done. The code that confirms the write shows or drops it. */
export const deferErrors = (fault: Fault, notify: () => void): void => {
  deferredErrors.set(fault, notify)
}

/** Shows the held message, because the write was not done. Messages that were shown already are not repeated. */
export const reportDeferredErrors = (fault: Fault): void => {
  const notify = deferredErrors.get(fault)
  deferredErrors.delete(fault)
  notify?.()
}

/** Drops the held message; returns false if there was none. */
export const dropDeferredErrors = (fault: Fault): boolean => deferredErrors.delete(fault)
