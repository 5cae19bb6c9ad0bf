/**
 * One atom per key, the same for everybody, for as long as somebody holds it. What nobody holds is collected, so only
 * for what can be made anew: `jotai-family` keeps every member until it is removed by hand or age, also one still in
 * use.
 */
export const atomFamily = <A extends readonly unknown[], T extends object>(
  make: (...args: A) => T,
  keyOf: (...args: A) => string = (...args) => JSON.stringify(args),
): ((...args: A) => T) => {
  const members = new Map<string, WeakRef<T>>()
  const collected = new FinalizationRegistry((key: string) => {
    // The key may have a new member by now.
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
