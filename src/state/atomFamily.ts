/**
 * One thing per key, the same for everybody who asks while somebody holds it, so that it may be asked for while a
 * screen is drawn. What nobody holds any more is collected, and its key with it; it is made anew when it is asked for
 * again. Only for what can be made anew: atoms over the cache of answers or over stored state. (`jotai-family` keeps
 * every member until it is removed by hand or by age, also one that a screen still uses.)
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
