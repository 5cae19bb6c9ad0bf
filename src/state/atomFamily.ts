/**
 * Returns the same atom for the same key while the atom is referenced. An unreferenced atom may be garbage-collected,
 * so use it only for atoms that can be recreated. `jotai-family` would keep every atom until it is removed explicitly.
 */
export const atomFamily = <A extends readonly unknown[], T extends object>(
  make: (...args: A) => T,
  keyOf: (...args: A) => string = (...args) => JSON.stringify(args),
): ((...args: A) => T) => {
  const members = new Map<string, WeakRef<T>>()
  const collected = new FinalizationRegistry((key: string) => {
    // If the key has a new atom by now, that one stays.
    if (members.get(key)?.deref() === undefined) members.delete(key)
  })
  return (...args) => {
    const key = keyOf(...args)
    const present = members.get(key)?.deref()
    if (present) return present
    const made = make(...args)
    members.set(key, new WeakRef(made))
    collected.register(made, key)
    return made
  }
}
