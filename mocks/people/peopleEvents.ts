import type { Caller } from '../engine/caller.ts'
import type { PersonRow } from './peopleRows.ts'

export type OpenTask = { guid: string; number: string; description: string; endDate: string }

declare module '../engine/events.ts' {
  interface Events {
    loggedIn: (personId: number) => void
    personPlaced: (caller: Caller, before: PersonRow, now: PersonRow) => void
    positionMoved: (caller: Caller, positionId: number, departments: { from: number; to: number }) => void
    openTasksOf: (personId: number) => readonly OpenTask[]
  }
}
