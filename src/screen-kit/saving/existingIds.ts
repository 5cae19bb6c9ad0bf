import { isResponseLost } from '../../transport/fault.ts'
import type { Outcome } from '../../transport/request.ts'
import { unsent } from '../../transport/unsentRequests.ts'
import { type FoundReply, unknownReply } from './mutationState.ts'

/**
 * The ids that existed before a save request. After a lost response the new record is one whose id is not among them.
 * Times are not compared, because clocks and time zones may differ.
 */
export class ExistingIds {
  #ids: ReadonlySet<string> | 'notAsked' | 'notKnown' = 'notAsked'

  /** Restores the ids for a request sent before a page reload; `ids` is null if they are not known. */
  static restored(ids: readonly string[] | null): ExistingIds {
    const before = new ExistingIds()
    before.#ids = ids === null ? 'notKnown' : new Set(ids)
    return before
  }

  get ids(): readonly string[] | null {
    return typeof this.#ids === 'string' ? null : [...this.#ids]
  }

  get isSent(): boolean {
    return this.#ids !== 'notAsked'
  }

  /**
   * Requests the existing ids once, then sends the save request. If the first request gets no response, nothing is
   * sent; if the backend refuses it, the save request is sent anyway.
   */
  async send<R>(
    readCurrent: () => Promise<Outcome<readonly string[]>>,
    send: () => Promise<Outcome<R>>,
  ): Promise<Outcome<R>> {
    if (this.#ids !== 'notAsked') return send()
    const present = await readCurrent()
    if (!present.done && isResponseLost(present.fault) && present.fault.kind !== 'unreadable')
      return { ...present, fault: unsent(present.fault) }
    this.#ids = present.done ? new Set(present.reply) : 'notKnown'
    return send()
  }

  /**
   * Sends the save request without requesting the existing ids, for a backend that applies an idempotency key only
   * once.
   */
  sendByKey<R>(send: () => Promise<Outcome<R>>): Promise<Outcome<R>> {
    if (this.#ids === 'notAsked') this.#ids = 'notKnown'
    return send()
  }

  /**
   * Returns those of the records equal to the sent one that did not exist before. `unknown` if the earlier ids are not
   * known.
   */
  newOf<T>(equal: readonly T[], idOf: (one: T) => string): readonly T[] | 'unknown' {
    const ids = this.#ids
    if (ids === 'notAsked') return []
    if (ids === 'notKnown') return equal.length === 0 ? [] : 'unknown'
    return equal.filter((one) => !ids.has(idOf(one)))
  }

  duplicatesOf<T>(equal: readonly T[], idOf: (one: T) => string): number {
    const made = this.newOf(equal, idOf)
    return made === 'unknown' ? 0 : Math.max(0, made.length - 1)
  }

  foundOf<T>(equal: readonly T[], idOf: (one: T) => string): FoundReply<T> {
    const made = this.newOf(equal, idOf)
    if (made === 'unknown') return unknownReply
    const [first] = made
    return first === undefined ? null : { reply: first }
  }
}

/**
 * Returns the warning „Коментарът е записан 2 пъти …“, made from its beginning `done` and the advice `help`; null
 * without duplicates.
 */
export const duplicatesWarning = (duplicates: number, done: string, help: string): string | null =>
  duplicates > 0 ? `${done} ${duplicates + 1} пъти: заявката е стигнала до сървъра повече от веднъж. ${help}` : null
