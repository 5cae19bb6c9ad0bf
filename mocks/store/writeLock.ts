import { type Exclusive, inTurn } from '../engine/mutex.ts'

/** A lock with a time limit, stored in IndexedDB, for browsers without Web Locks. */
export type Turns = {
  claim(place: string, owner: string, now: number, until: number): Promise<boolean>
  release(place: string, owner: string): Promise<void>
}

/**
 * In milliseconds: the time limit of a lock. No operation takes this long, so an older lock belongs to a closed tab.
 */
const longestTurn = 10_000
const pause = 15

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Runs work exclusively in the whole browser through the Web Locks API; the lock of a closed tab is released
 * automatically.
 */
export const byLocks =
  (locks: LockManager, name: string): Exclusive =>
  async (work) =>
    locks.request(name, work)

/** Runs work exclusively by a lock stored in IndexedDB, whose transactions run one after another across tabs. */
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
