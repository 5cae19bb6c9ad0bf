import type { Caller } from '../engine/caller.ts'
import type { DocumentRow } from './documentRows.ts'

declare module '../engine/events.ts' {
  interface Events {
    /** False also if the document does not exist. */
    readsDocument: (caller: Caller, guid: string) => boolean
    documentOpened: (caller: Caller, row: DocumentRow) => void
    documentResumed: (caller: Caller, now: DocumentRow) => void
    documentEnded: (caller: Caller, now: DocumentRow, reason: string) => void
    statusChanged: (caller: Caller, before: DocumentRow, now: DocumentRow, reason: string) => void
  }
}
