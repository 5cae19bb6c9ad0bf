import type { Caller } from '../engine/caller.ts'
import type { ChangedDay } from './changedDay.ts'

declare module '../engine/events.ts' {
  interface Events {
    /** A day is worked no more, or is worked again; `note` says so for the history of what moves by it. */
    dayChanged: (caller: Caller, day: ChangedDay, note: string) => void
  }
}
