import { type Exclusive, inTurn } from '../engine/mutex.ts'

/** A lock with a time limit, implemented by the database for browsers without locks. */
export type Turns = {
  /** Takes the lock of a place until an instant (milliseconds); false if another owner has it. */
  claim(place: string, owner: string, now: number, until: number): Promise<boolean>
  release(place: string, owner: string): Promise<void>
}

/** In milliseconds. No operation takes this long; a lock held longer belongs to a closed tab. */
const longestTurn = 10_000
const pause = 15

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Exclusive in the whole browser through the Web Locks API; the lock of a closed tab is released automatically. */
export const byLocks =
  (locks: LockManager, name: string): Exclusive =>
  async (work) =>
    locks.request(name, work)

/** The same by a lock in the database, whose transactions are sequential across tabs. */
export const byTurns = (turns: Turns, place: string): Exclusive => {
  const here = inTurn()
  const owner = crypto.randomUUID()
  return (work) =>
    here(async () => {
      while (!(await turns.claim(place, owner, Date.now(), Date.now() + longestTurn))) await wait(pause)
      try {
        return await work()
      } finally {
        await turns.release(place, owner)
      }
    })
}
