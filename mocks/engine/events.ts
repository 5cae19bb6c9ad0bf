import type { Change, Rewritten } from './rows.ts'

/**
 * What a subject tells those above it, and what it asks them, by name; each subject adds its own in its `events.ts` by
 * `declare module`. What returns nothing is an event, what returns something is a question.
 */
export interface Events {
  /** Changes that were made elsewhere are in the world now. */
  replayed: (changes: readonly Change[]) => void
  /** A step is about to end with these rows rewritten: what is said now still belongs to it. */
  stepEnds: (rewritten: readonly Rewritten[]) => void
}

type Name = keyof Events
type Question = { [E in Name]: ReturnType<Events[E]> extends void ? never : E }[Name]
type Told<E extends Name> = Parameters<Events[E]>

/** How a subject speaks with those above it, whom it does not know. */
export type Talk = {
  /** Hears an event after those who said so earlier; or is the one who answers a question. */
  on<E extends Name>(name: E, listener: Events[E]): void
  /** Tells everybody who listens, in their order and in the step of who tells: what one of them throws takes it all back. */
  announce<E extends Exclude<Name, Question>>(name: E, ...told: Told<E>): void
  /** Asks the one who answers; that nobody does is a defect of the assembly. */
  ask<E extends Question>(name: E, ...told: Told<E>): ReturnType<Events[E]>
}

type Listener = (...told: unknown[]) => unknown

/** The talk of a world whose steps `inOneStep` makes. */
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
    ask: (name, ...told) => {
      const [answer, ...others] = listenersTo(name)
      if (!answer || others.length > 0) throw new Error(`The question ${name} wants one who answers it.`)
      return answer(...told) as ReturnType<Events[typeof name]>
    },
  }
}
