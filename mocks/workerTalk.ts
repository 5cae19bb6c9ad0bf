import type { ByHand } from './imitation.ts'

/** The part of the configuration that the imitation needs. */
export type ImitationConfig = {
  api: { register: string; shreder: string }
  hub: string
  mocked: { seed: number; documents: number; day?: string; deliveriesFaster?: number }
  /** How far the world's clock is ahead of the machine's, in milliseconds. */
  clockOffset: number
}

type DeedOf<N extends keyof ByHand> = { name: N; given: Parameters<ByHand[N]> }
/** Something done by hand: its name and what it is given. */
export type Deed = { [N in keyof ByHand]: DeedOf<N> }[keyof ByHand]
/** How it ended: with what it gives, or with the sentence of what went wrong. */
export type DeedEnd = { result: unknown } | { problem: string }

/**
 * What a page says to the worker in which the imitation runs. With `open` comes the port over which it speaks of itself,
 * with `calls` and `socket` one for calls or for a connection of the hub, with `deed` one for its end.
 */
export type ToWorker =
  | { kind: 'open'; config: ImitationConfig }
  | { kind: 'calls' }
  | { kind: 'socket' }
  | { kind: 'deed'; deed: Deed }

/** What the worker tells the page of itself. */
export type FromWorker =
  /** The browser keeps no more of what is done: the person must know. */
  | { kind: 'trouble'; message: string }
  /** The world's clock, in milliseconds ahead of the machine's: when it is opened, and when time is made to pass. */
  | { kind: 'clock'; offset: number }
  /** It cannot be opened. */
  | { kind: 'failed' }
  /** Another world took the place of this one, here or in another tab. */
  | { kind: 'replaced' }
  /** Something is wrong with it that belongs into the console: nobody sees that of a thread which several pages share. */
  | { kind: 'console'; level: 'error' | 'warn'; text: string }
