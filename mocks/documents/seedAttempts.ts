import { civilDateOf } from '../../src/dates/civilDate.ts'
import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import { correspondentOf } from '../correspondents/seedCorrespondents.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DeliveryAttemptRow } from './documentRows.ts'
import type { EventsOf } from './seedEvents.ts'
import { PARTS_BLOCK } from './seedParts.ts'
import { returnOf } from './seedReturns.ts'
import { sendingOf } from './seedSending.ts'

export const deliveryAttemptRows = (frame: Frame): DeliveryAttemptRow[] =>
  frame.documents.flatMap((row) => {
    const returned = returnOf(frame, row)
    if (!returned) return []
    const { at, personId, reasonId } = returned
    return {
      ...{ id: row.id, addresseeId: row.id * PARTS_BLOCK, documentGuid: row.guid, isCurrent: true },
      ...{ sentViaId: row.sentViaId, address: null, dateSent: sendingOf(frame, row).sentAt },
      ...{ outcome: 'returned' as const, on: civilDateOf(at), servedTo: null, reasonId, note: null },
      ...{ receiptGuid: null, personId },
    }
  })

/** Returns the events of returned letters, for the history and the journal. */
export const eventsOfReturns =
  (frame: Frame): EventsOf =>
  (documentGuid) => {
    const row = frame.documentOf(documentGuid)
    const returned = row && returnOf(frame, row)
    const receiver = correspondentOf(frame, row?.correspondentIds[0] ?? 0)
    return returned && receiver ? [{ kind: 'returned', ...returned, addressee: correspondentNameOf(receiver) }] : []
  }
