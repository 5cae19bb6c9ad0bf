/**
 * Two tabs must not overwrite each other's drafts, so each form reserves a name (slot) by a browser lock. When a tab is
 * closed, the lock is released and the draft can be offered elsewhere.
 */
type Locks = Pick<LockManager, 'request' | 'query'>

/** Returns the name of a form's draft: `document/new`, `document/new#2` … */
export const slotName = (form: string, number: number): string => (number === 1 ? form : `${form}#${number}`)
export const isSlotOf = (form: string, name: string): boolean => name === form || name.startsWith(`${form}#`)

export type Slot = { name: string; release: () => void }

/** The maximum number of names per form; so many equal forms are never open at once. */
const most = 50

/** Reserves names of drafts by browser locks. Without locks each form has only one name. */
export const slotsOf = (locks: Locks | undefined) => {
  const lockOf = (userName: string, name: string) => `delovod.draft ${userName} ${name}`
  const held = new Set<string>()
  /** Locks that are being released. A form that is reopened at once waits for them and gets the same name. */
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
    /** Reserves the first free name of `stored`, otherwise the first unused name. */
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
    /** True if this page has reserved the name. */
    isOwn: (userName: string, name: string): boolean => held.has(lockOf(userName, name)),
  }
}

export const draftSlots = slotsOf(globalThis.navigator?.locks)
