/**
 * Returns the same atom for the same key, as long as the atom is referenced. Unreferenced atoms are garbage-collected,
 * so use this only for atoms that can be recreated. `jotai-family` keeps every atom until it is removed manually, or by
 * age even while it is in use.
 */
export const atomFamily = <A extends readonly unknown[], T extends object>(
  make: (...args: A) => T,
  keyOf: (...args: A) => string = (...args) => JSON.stringify(args),
): ((...args: A) => T) => {
  const members = new Map<string, WeakRef<T>>()
  const collected = new FinalizationRegistry((key: string) => {
    // The key may already have a new atom.
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
