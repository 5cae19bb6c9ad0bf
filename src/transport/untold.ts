import type { Fault } from './fault.ts'

const untold = new WeakMap<Fault, () => void>()

/** Keeps to itself how a write went wrong, for it may turn out to be done. Who asks what is true then tells it, or not. */
export const keepUntold = (fault: Fault, tell: () => void): void => {
  untold.set(fault, tell)
}

/** Says what was kept: the write is not done. What was said already, or is said by a form, is not said again. */
export const tellUntold = (fault: Fault): void => {
  const tell = untold.get(fault)
  untold.delete(fault)
  tell?.()
}

/** Takes back what was kept, unsaid; whether there was anything. */
export const dropUntold = (fault: Fault): boolean => untold.delete(fault)
