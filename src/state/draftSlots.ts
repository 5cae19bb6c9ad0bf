/**
 * Each open form has a slot, so that two tabs never overwrite each other. A browser lock holds the slot; a closed,
 * reloaded or crashed tab releases it automatically, and its stored draft is offered to the next one.
 */
type Locks = Pick<LockManager, 'request' | 'query'>

/** The draft names of the open forms with one name: `document/new`, `document/new#2` ... */
export const slotName = (form: string, number: number): string => (number === 1 ? form : `${form}#${number}`)
export const isSlotOf = (form: string, name: string): boolean => name === form || name.startsWith(`${form}#`)

export type Slot = { name: string; release: () => void }

/** More forms of one name than are ever open at once. */
const most = 50

/** The slots of this page; without locks there is one slot per form. */
export const slotsOf = (locks: Locks | undefined) => {
  const lockOf = (userName: string, name: string) => `delovod.draft ${userName} ${name}`
  const held = new Set<string>()
  /** A form that is closed and reopened at once must find its own slot free. */
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
    /** Takes a free slot for a form: one of `stored`, in order, else the first one not in use. */
    open: async (userName: string, form: string, stored: readonly string[]): Promise<Slot> => {
      await Promise.allSettled(leaving)
      const fresh = Array.from({ length: most }, (_, at) => slotName(form, at + 1))
      for (const name of locks ? [...stored, ...fresh] : []) {
        const release = locks && (await take(locks, lockOf(userName, name)))
        if (release) return { name, release }
      }
      return { name: form, release: () => undefined }
    },
    openNow: async (userName: string, names: readonly string[]): Promise<string[]> => {
      const all = await heldAnywhere()
      return names.filter((name) => all.has(lockOf(userName, name)))
    },
    /** True if this page holds the slot. */
    isOwn: (userName: string, name: string): boolean => held.has(lockOf(userName, name)),
  }
}

export const draftSlots = slotsOf(globalThis.navigator?.locks)
