import type { Change, Rewritten } from './tableRows.ts'

/**
 * Events and questions by name. Each module adds its own in its `events.ts` by `declare module`. A function that
 * returns nothing is an event, one that returns a value is a question.
 */
export interface Events {
  /** Changes from elsewhere (another tab, the store) were applied. */
  replayed: (changes: readonly Change[]) => void
  /** A transaction is about to end with these changed rows; writes by listeners still belong to it. */
  stepEnds: (rewritten: readonly Rewritten[]) => void
}

type Name = keyof Events
type EventQuery = { [E in Name]: ReturnType<Events[E]> extends void ? never : E }[Name]
type Told<E extends Name> = Parameters<Events[E]>

/** Lets a module send events to modules above it without importing them. */
export type Talk = {
  /** Adds a listener, called after earlier ones; or sets the responder of a question. */
  on<E extends Name>(name: E, listener: Events[E]): void
  /** Calls all listeners in order, in the current transaction. An exception in one of them rolls everything back. */
  announce<E extends Exclude<Name, EventQuery>>(name: E, ...told: Told<E>): void
  /** Asks the responder of the question; throws if there is none, which is a defect. */
  sendRequest<E extends EventQuery>(name: E, ...told: Told<E>): ReturnType<Events[E]>
}

type Listener = (...told: unknown[]) => unknown

export const talkOf = (inOneStep: (work: () => void) => void): Talk => {
  const listeners = new Map<Name, Listener[]>()
  const listenersTo = (name: Name) => listeners.get(name) ?? []
  return {
    on: (name, listener) => {
      listeners.set(name, [...listenersTo(name), listener as Listener])
    },
    announce: (name, ...told) =>
      inOneStep(() => {
        for (const listener of listenersTo(name)) listener(...told)
      }),
    sendRequest: (name, ...told) => {
      const [handler, ...others] = listenersTo(name)
      if (!handler || others.length > 0) throw new Error(`The question ${name} wants one who answers it.`)
      return handler(...told) as ReturnType<Events[typeof name]>
    },
  }
}
