import { isAnswerLost } from '../../transport/fault.ts'
import type { Outcome } from '../../transport/request.ts'
import { unsent } from '../../transport/unsent.ts'
import { type FoundReply, unknownReply } from './writeState.ts'

/**
 * Which equal records were there before a write that makes one. What a lost answer has made is told from them by their
 * ids, so that neither the clock of this computer nor the zone in which a backend writes its times decides anything.
 */
export class PresentBefore {
  #ids: ReadonlySet<string> | 'notAsked' | 'notKnown' = 'notAsked'

  /** Of a write that went out before the page was loaded anew: the ids that were known then, null where they were not. */
  static restored(ids: readonly string[] | null): PresentBefore {
    const before = new PresentBefore()
    before.#ids = ids === null ? 'notKnown' : new Set(ids)
    return before
  }

  /** The ids that were there, for `restored`; null where nobody knows them. */
  get ids(): readonly string[] | null {
    return typeof this.#ids === 'string' ? null : [...this.#ids]
  }

  /** Whether the write itself went out. */
  get isSent(): boolean {
    return this.#ids !== 'notAsked'
  }

  /**
   * Asks for the ids, the first time only, then sends. Where the question got no answer nothing is sent and its fault is
   * the outcome; where it was refused the write goes out all the same.
   */
  async send<R>(ask: () => Promise<Outcome<readonly string[]>>, send: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
    if (this.#ids !== 'notAsked') return send()
    const present = await ask()
    if (!present.done && isAnswerLost(present.fault) && present.fault.kind !== 'unreadable')
      return { ...present, fault: unsent(present.fault) }
    this.#ids = present.done ? new Set(present.reply) : 'notKnown'
    return send()
  }

  /** Sends without asking: a backend that does a key once tells by it what it has made. */
  sendByKey<R>(send: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
    if (this.#ids === 'notAsked') this.#ids = 'notKnown'
    return send()
  }

  /** Those of the equal records of now that were not there before; `unknown` where nobody knows which were. */
  newOf<T>(equal: readonly T[], idOf: (one: T) => string): readonly T[] | 'unknown' {
    const ids = this.#ids
    if (ids === 'notAsked') return []
    if (ids === 'notKnown') return equal.length === 0 ? [] : 'unknown'
    return equal.filter((one) => !ids.has(idOf(one)))
  }

  /** How many of them there are beyond the one that should be; 0 where nobody knows. */
  surplusOf<T>(equal: readonly T[], idOf: (one: T) => string): number {
    const made = this.newOf(equal, idOf)
    return made === 'unknown' ? 0 : Math.max(0, made.length - 1)
  }

  /** The first of them, as the reply that was lost. */
  foundOf<T>(equal: readonly T[], idOf: (one: T) => string): FoundReply<T> {
    const made = this.newOf(equal, idOf)
    if (made === 'unknown') return unknownReply
    const [first] = made
    return first === undefined ? null : { reply: first }
  }
}

/**
 * What is told when a write has made more than one: „Коментарът е записан 2 пъти …“. `done` is what was done to what,
 * `help` what to do with the surplus; null when there is none.
 */
export const surplusSentence = (surplus: number, done: string, help: string): string | null =>
  surplus > 0 ? `${done} ${surplus + 1} пъти: заявката е стигнала до сървъра повече от веднъж. ${help}` : null
