import type { Change, Rewritten } from './tableRows.ts'

/**
 * Events and queries by name. Each module adds names in its `events.ts` by `declare module`. A function without a
 * return value is an event; a function with one is a query.
 */
export interface Events {
  replayed: (changes: readonly Change[]) => void
  /** Sent before a transaction ends, with the changed rows. Changes by the listeners belong to the same transaction. */
  stepEnds: (rewritten: readonly Rewritten[]) => void
}

type Name = keyof Events
type EventQuery = { [E in Name]: ReturnType<Events[E]> extends void ? never : E }[Name]
type ArgsOf<E extends Name> = Parameters<Events[E]>

/** Lets a module send events and queries to modules that it must not import. */
export type Talk = {
  on<E extends Name>(name: E, listener: Events[E]): void
  /**
   * Calls all listeners in order, in the current transaction. If a listener throws, the whole transaction is rolled
   * back.
   */
  announce<E extends Exclude<Name, EventQuery>>(name: E, ...args: ArgsOf<E>): void
  query<E extends EventQuery>(name: E, ...args: ArgsOf<E>): ReturnType<Events[E]>
}

type Listener = (...args: unknown[]) => unknown

export const talkOf = (inOneStep: (work: () => void) => void): Talk => {
  const listeners = new Map<Name, Listener[]>()
  const listenersTo = (name: Name) => listeners.get(name) ?? []
  return {
    on: (name, listener) => {
      listeners.set(name, [...listenersTo(name), listener as Listener])
    },
    announce: (name, ...args) =>
      inOneStep(() => {
        for (const listener of listenersTo(name)) listener(...args)
      }),
    query: (name, ...args) => {
      const [handler, ...others] = listenersTo(name)
      if (!handler || others.length > 0) throw new Error(`The question ${name} wants one who answers it.`)
      return handler(...args) as ReturnType<Events[typeof name]>
    },
  }
}
