import { DocumentStatus, SentVia } from '../../src/contract/enumerations.ts'
import { ReturnReason } from '../../src/contract/returnReasons.ts'
import { areaOf } from '../people/seedPeople.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { DocumentRow } from './documentRows.ts'
import { sendingOf } from './seedSending.ts'

const byPost: readonly (number | null)[] = [SentVia.REGISTERED_MAIL, SentVia.MAIL, SentVia.COURIER]
const reasons = [ReturnReason.UNCLAIMED, ReturnReason.MOVED, ReturnReason.NOT_FOUND] as const
const ONE_OF = 4

export type SeededReturn = { at: string; personId: number; reasonId: ReturnReason }

/**
 * Returns when and why a sent letter came back to the registry before the mock database starts; undefined if it did
 * not.
 */
export const returnOf = (frame: Frame, row: DocumentRow): SeededReturn | undefined => {
  if (row.statusId !== DocumentStatus.SENT || !byPost.includes(row.sentViaId) || row.id % ONE_OF !== 1) return undefined
  const { deliveredAt: at } = sendingOf(frame, row)
  if (at > frame.startIso) return undefined
  const registrars = frame.people.registrarsOn(frame.days.dayOfIso(at), areaOf(row.scope))
  const personId = registrars[row.id % registrars.length]?.id
  const reasonId = reasons[row.id % reasons.length]
  return personId === undefined || reasonId === undefined ? undefined : { at, personId, reasonId }
}
