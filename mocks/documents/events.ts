import type { Caller } from '../engine/caller.ts'
import type { DocumentRow } from './rows.ts'

declare module '../engine/events.ts' {
  interface Events {
    /** Somebody reads a document; nothing of it is changed by that. */
    documentOpened: (caller: Caller, row: DocumentRow) => void
    /** Work on a suspended document goes on; its own term has moved already. */
    documentResumed: (caller: Caller, now: DocumentRow) => void
    /** No more work is done on a document. */
    documentEnded: (caller: Caller, now: DocumentRow, reason: string) => void
    /** A document is in another status; its history says so already. */
    statusChanged: (caller: Caller, before: DocumentRow, now: DocumentRow, reason: string) => void
  }
}
