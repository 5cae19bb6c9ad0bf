/**
 * Each open form has a slot, so two tabs never write over each other. A slot is held by a lock of the browser, which a
 * closed, reloaded or crashed tab releases by itself; what it stored is offered to the next one.
 */
type Locks = Pick<LockManager, 'request' | 'query'>

/** The names under which the open forms of one name keep their drafts: `document/new`, `document/new#2` ... */
export const slotName = (form: string, number: number): string => (number === 1 ? form : `${form}#${number}`)
export const isSlotOf = (form: string, name: string): boolean => name === form || name.startsWith(`${form}#`)

export type Slot = { name: string; release: () => void }

/** More forms of one name than anybody has open at once. */
const most = 50

/** The slots of this page among those of the whole browser; without locks there is one slot for each form. */
export const slotsOf = (locks: Locks | undefined) => {
  const lockOf = (userName: string, name: string) => `delovod.draft ${userName} ${name}`
  const held = new Set<string>()
  /** A form that was left and is opened again at once must find its own slot free. */
  const leaving = new Set<Promise<unknown>>()

  const take = (locks: Locks, lock: string): Promise<(() => void) | undefined> =>
    new Promise((resolve) => {
      const over = locks.request(lock, { ifAvailable: true }, (got) => {
        if (!got) return resolve(undefined)
        held.add(lock)
        return new Promise<void>((releaseLock) =>
          resolve(() => {
            held.delete(lock)
            leaving.add(over)
            releaseLock()
          }),
        )
      })
      over.finally(() => leaving.delete(over)).catch(() => resolve(undefined))
    })
  const heldAnywhere = async (): Promise<ReadonlySet<string>> =>
    new Set((await locks?.query())?.held?.flatMap(({ name }) => name ?? []))

  return {
    /** Takes a free slot for a form: one of `stored`, in their order, else the first that nobody has open. */
    open: async (userName: string, form: string, stored: readonly string[]): Promise<Slot> => {
      await Promise.allSettled(leaving)
      const fresh = Array.from({ length: most }, (_, at) => slotName(form, at + 1))
      for (const name of locks ? [...stored, ...fresh] : []) {
        const release = locks && (await take(locks, lockOf(userName, name)))
        if (release) return { name, release }
      }
      return { name: form, release: () => undefined }
    },
    /** Those of the names that some tab has open, this one or another. */
    openNow: async (userName: string, names: readonly string[]): Promise<string[]> => {
      const all = await heldAnywhere()
      return names.filter((name) => all.has(lockOf(userName, name)))
    },
    /** Whether this page has the slot open. */
    isOwn: (userName: string, name: string): boolean => held.has(lockOf(userName, name)),
  }
}

/** The slots of this tab. */
export const draftSlots = slotsOf(globalThis.navigator?.locks)
