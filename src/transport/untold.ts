import type { Fault } from './fault.ts'

const untold = new WeakMap<Fault, () => void>()

/** Holds back the message of a failed write that may be done. The code that confirms the write shows or drops it. */
export const keepUntold = (fault: Fault, tell: () => void): void => {
  untold.set(fault, tell)
}

/** Shows the held message, because the write was not done. Messages that were shown already are not repeated. */
export const tellUntold = (fault: Fault): void => {
  const tell = untold.get(fault)
  untold.delete(fault)
  tell?.()
}

/** Drops the held message; returns false if there was none. */
export const dropUntold = (fault: Fault): boolean => untold.delete(fault)
