import type { Frame } from './seedFrame.ts'

/** Computes a value of a frame once, at the first use. The value must not be changed. */
export const perFrame = <T>(make: (frame: Frame) => T): ((frame: Frame) => T) => {
  const known = new WeakMap<Frame, { value: T }>()
  return (frame) => {
    const made = known.get(frame) ?? { value: make(frame) }
    known.set(frame, made)
    return made.value
  }
}
