import type { Document, DocumentBody } from '../../src/contract/shapes/documents.ts'
import type { Caller } from '../engine/caller.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import type { DocumentRow } from './documentRows.ts'

declare module '../engine/events.ts' {
  interface Events {
    /** False also if the document does not exist. */
    readsDocument: (caller: Caller, guid: string) => boolean
    documentOpened: (caller: Caller, row: DocumentRow) => void
    documentResumed: (caller: Caller, now: DocumentRow) => void
    documentEnded: (caller: Caller, now: DocumentRow, reason: string) => void
    /** Returns who gets the task „За резолюция“ of a document. */
    resolverOf: (row: DocumentRow) => PersonRow | null
    /** Sent when a document connects two case files, which may be the same or null. */
    casesConnected: (caller: Caller, caseFileGuid: string | null, otherGuid: string | null) => void
    /** Sent when a document is created as the protocol or the act of an inspection. */
    createdOfInspection: (caller: Caller, row: DocumentRow, given: NonNullable<DocumentBody['inspection']>) => void
    /** Sent when a document gets its number. */
    documentRegistered: (caller: Caller, row: DocumentRow) => void
    /** Returns the inspection whose protocol or act the document is. */
    inspectionOf: (documentGuid: string) => Document['inspection']
    statusChanged: (caller: Caller, before: DocumentRow, now: DocumentRow, reason: string) => void
  }
}
