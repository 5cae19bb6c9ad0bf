import { type Exclusive, inTurn } from '../engine/inTurn.ts'

/** A turn that is taken for some time: what a database must offer where the browser has no locks. */
export type Turns = {
  /** Takes the turn of a place until an instant (milliseconds); false while somebody else has it. */
  claim(place: string, owner: string, now: number, until: number): Promise<boolean>
  release(place: string, owner: string): Promise<void>
}

/** Nothing in the imitated backend works so long; whoever has a turn longer is a tab that died. In milliseconds. */
const longestTurn = 10_000
const pause = 15

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** One after the other in the whole browser, by its own locks; a closed tab lets go by itself. */
export const byLocks =
  (locks: LockManager, name: string): Exclusive =>
  async (work) =>
    locks.request(name, work)

/** The same by a turn that is written in the database: its transactions run one after the other for all tabs. */
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
