import { civilDateOf } from '../../src/dates/civilDate.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import { addressFor, correspondentOf } from '../correspondents/seedCorrespondents.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DeliveryAttemptRow } from './documentRows.ts'
import type { EventsOf, SeededEvent } from './seedEvents.ts'
import { PARTS_BLOCK } from './seedParts.ts'
import { returnOf } from './seedReturns.ts'

export const deliveryAttemptRows = (frame: Frame): DeliveryAttemptRow[] =>
  frame.documents.flatMap((row) => {
    const returned = returnOf(frame, row)
    if (!returned) return []
    const { at, sentAt, personId, reasonId, again } = returned
    return {
      ...{ id: row.id, addresseeId: row.id * PARTS_BLOCK, documentGuid: row.guid, isCurrent: again === undefined },
      ...{ sentViaId: row.sentViaId, address: addressFor(frame, row.correspondentIds[0] ?? 0, row.sentViaId) },
      ...{ dateSent: sentAt, outcome: 'returned' as const, on: civilDateOf(at), servedTo: null, reasonId, note: null },
      ...{ receiptGuid: null, personId },
    }
  })

/** Returns the events of returned letters, for the history and the journal. */
export const eventsOfReturns =
  (frame: Frame): EventsOf =>
  (documentGuid) => {
    const row = frame.documentOf(documentGuid)
    const returned = row && returnOf(frame, row)
    if (!returned) return []
    const id = row.correspondentIds[0] ?? 0
    const receiver = correspondentOf(frame, id)
    if (!receiver) return []
    const { at, personId, reasonId, again } = returned
    const addressee = correspondentNameOf(receiver)
    const events: SeededEvent[] = [{ kind: 'returned', at, personId, reasonId, addressee }]
    if (again) {
      const address = addressFor(frame, id, again.via) ?? ''
      events.push({ kind: 'sentAgain', ...again, addressee, address, before: row.sentViaId })
    }
    return events
  }
