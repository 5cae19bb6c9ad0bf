import { draftSlots, isSlotOf, type Slot } from '../../state/draftSlots.ts'
import { DraftNotStored, drafts } from '../../state/drafts.ts'
import {
  type DraftEvent,
  type DraftState,
  type DraftWork,
  draftStep,
  isWorthOffering,
  noDraft,
  type Offer,
  type ShownDraft,
} from './draftState.ts'

/** The maximum delay in milliseconds between input and its storing, so that a crash loses only the last input. */
const pause = 800
/** The maximum time in milliseconds that a caller waits for the browser's storage. */
const storeTimeoutMs = 500

export class DraftKeeper<T> {
  #state: DraftState<T> = noDraft
  #timer: ReturnType<typeof setTimeout> | undefined
  #storing: Promise<void> = Promise.resolve()
  readonly #userName: string | undefined
  readonly #listeners = new Set<() => void>()

  constructor(userName: string | undefined) {
    this.#userName = userName
  }

  readonly shown = (): ShownDraft<T> => this.#state.shown
  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  step(event: DraftEvent<T>): void {
    const before = this.#state
    const { state, work } = draftStep(before, event)
    this.#state = state
    if (!state.isDue) {
      clearTimeout(this.#timer)
      this.#timer = undefined
    } else this.#timer ??= setTimeout(() => this.step({ kind: 'due' }), pause)
    for (const one of work) this.#perform(one)
    if (state.shown !== before.shown) for (const listener of this.#listeners) listener()
  }

  /**
   * Stores a value at once. Resolves when the value is stored, or after a short timeout, so that callers never hang.
   */
  readonly storeNow = async (value: T): Promise<void> => {
    this.step({ kind: 'changed', typed: { value } })
    this.step({ kind: 'due' })
    await Promise.race([this.#storing, new Promise((ended) => setTimeout(ended, storeTimeoutMs))])
  }

  /**
   * Looks for a stored draft of the form, offers it, and reserves a name under which new input is stored. `read`
   * returns undefined if the stored draft cannot be used. Returns the cleanup function.
   */
  open(form: string, read: (stored: unknown) => T | undefined): () => void {
    const userName = this.#userName
    if (userName === undefined) return () => undefined
    drafts.setUser(userName)
    const held: Slot[] = []
    let isClosed = false
    const take = async (left: readonly string[]) => {
      const slot = await draftSlots.open(userName, form, left)
      if (isClosed) slot.release()
      else held.push(slot)
      return slot.name
    }
    const begin = async () => {
      const left = (await drafts.forms(userName)).filter((name) => isSlotOf(form, name))
      const own = await take(left)
      const others = left.filter((name) => name !== own)
      const [draft, openNow] = await Promise.all([drafts.find(userName, own), draftSlots.openNow(userName, others)])
      const value = draft ? read(draft.value) : undefined
      const isOffered = draft !== null && value !== undefined && isWorthOffering(this.#state, value)
      const offer: Offer<T> | null = isOffered ? { name: own, value, storedAt: draft.storedAt } : null
      // Until the user answers the offer, new input is stored under a separate name.
      const name = isOffered ? await take([]) : own
      if (isClosed) return
      this.step({ kind: 'opened', name, offer, more: others.length - openNow.length })
      this.step({ kind: 'due' })
    }
    void begin()
    return () => {
      isClosed = true
      this.step({ kind: 'due' })
      this.step({ kind: 'closed' })
      for (const slot of held) slot.release()
    }
  }

  #perform(work: DraftWork<T>): void {
    const userName = this.#userName
    if (userName === undefined) return
    if (work.kind === 'remove') {
      void drafts.remove(userName, work.name)
      return
    }
    this.#storing = drafts.keep(userName, work.name, work.value).then(
      () => this.step({ kind: 'ended', problem: undefined }),
      (failure: unknown) =>
        this.step({ kind: 'ended', problem: failure instanceof DraftNotStored ? failure.message : String(failure) }),
    )
  }
}
