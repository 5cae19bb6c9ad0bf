import { isResponseLost } from '../../transport/fault.ts'
import type { Outcome } from '../../transport/request.ts'
import { unsent } from '../../transport/unsentRequests.ts'
import { type FoundReply, unknownReply } from './mutationState.ts'

/**
 * Remembers the equal records that existed before a creating write. The result of a lost response is distinguished from
 * them by id, so that neither the client's clock nor the backend's time zone matters.
 */
export class PresentBefore {
  #ids: ReadonlySet<string> | 'notAsked' | 'notKnown' = 'notAsked'

  /** Restores the state of a write sent before a reload: the known ids, or null if unknown. */
  static restored(ids: readonly string[] | null): PresentBefore {
    const before = new PresentBefore()
    before.#ids = ids === null ? 'notKnown' : new Set(ids)
    return before
  }

  /** The ids for `restored`; null if unknown. */
  get ids(): readonly string[] | null {
    return typeof this.#ids === 'string' ? null : [...this.#ids]
  }

  /** True if the write itself was sent. */
  get isSent(): boolean {
    return this.#ids !== 'notAsked'
  }

  /**
   * Requests the ids, only the first time, then sends the write. If the request got no response, nothing is sent and
   * its error is the result; after a refusal the write is sent anyway.
   */
  async send<R>(
    sendRequest: () => Promise<Outcome<readonly string[]>>,
    send: () => Promise<Outcome<R>>,
  ): Promise<Outcome<R>> {
    if (this.#ids !== 'notAsked') return send()
    const present = await sendRequest()
    if (!present.done && isResponseLost(present.fault) && present.fault.kind !== 'unreadable')
      return { ...present, fault: unsent(present.fault) }
    this.#ids = present.done ? new Set(present.reply) : 'notKnown'
    return send()
  }

  /** Sends without asking: a backend that does a key once tells by it what it has made. */
  sendByKey<R>(send: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
    if (this.#ids === 'notAsked') this.#ids = 'notKnown'
    return send()
  }

  /** The equal current records that did not exist before; `unknown` if the earlier ids are unknown. */
  newOf<T>(equal: readonly T[], idOf: (one: T) => string): readonly T[] | 'unknown' {
    const ids = this.#ids
    if (ids === 'notAsked') return []
    if (ids === 'notKnown') return equal.length === 0 ? [] : 'unknown'
    return equal.filter((one) => !ids.has(idOf(one)))
  }

  /** The number of duplicates beyond the expected one; 0 if unknown. */
  duplicatesOf<T>(equal: readonly T[], idOf: (one: T) => string): number {
    const made = this.newOf(equal, idOf)
    return made === 'unknown' ? 0 : Math.max(0, made.length - 1)
  }

  /** The first of them, in place of the lost response. */
  foundOf<T>(equal: readonly T[], idOf: (one: T) => string): FoundReply<T> {
    const made = this.newOf(equal, idOf)
    if (made === 'unknown') return unknownReply
    const [first] = made
    return first === undefined ? null : { reply: first }
  }
}

/**
 * The message about duplicates: „Коментарът е записан 2 пъти …“. `done` names the write, `help` what to do with the
 * duplicates; null if there are none.
 */
export const duplicatesWarning = (duplicates: number, done: string, help: string): string | null =>
  duplicates > 0 ? `${done} ${duplicates + 1} пъти: заявката е стигнала до сървъра повече от веднъж. ${help}` : null
