import type { Caller } from '../engine/caller.ts'
import type { ChangedDay } from './changedDay.ts'

declare module '../engine/events.ts' {
  interface Events {
    /** Sent when a day became non-working or working; `note` is the text for the history of the moved deadlines. */
    dayChanged: (caller: Caller, day: ChangedDay, note: string) => void
  }
}
