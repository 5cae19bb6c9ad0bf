import type { Caller } from '../engine/caller.ts'
import type { PersonRow } from './rows.ts'

/** A task that waits for somebody. */
export type OpenTask = { guid: string; number: string; description: string; endDate: string }

declare module '../engine/events.ts' {
  interface Events {
    /** Somebody comes in, before it is written that she did. */
    loggedIn: (personId: number) => void
    /** A person works at another place now: another position, another department, or none. */
    personPlaced: (caller: Caller, before: PersonRow, now: PersonRow) => void
    /** A position is in another department now, with those who hold it. */
    positionMoved: (caller: Caller, positionId: number, departments: { from: number; to: number }) => void
    /** What somebody has still to do. */
    openTasksOf: (personId: number) => readonly OpenTask[]
  }
}
