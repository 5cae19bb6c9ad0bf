import { SentVia } from '../../src/contract/enumerations.ts'
import type { Days, LocalTime } from '../seed/days.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'

export type Sending = { sentAt: string; deliveredAt: string }

const DAY = 510
const takes: Readonly<Record<number, readonly [least: number, most: number]>> = {
  [SentVia.COUNTER]: [40, 2 * DAY],
  [SentVia.REGISTERED_MAIL]: [DAY, 4 * DAY],
  [SentVia.MAIL]: [DAY, 4 * DAY],
  [SentVia.COURIER]: [DAY / 2, 2 * DAY],
  [SentVia.EMAIL]: [1, 3],
  [SentVia.PORTAL]: [1, 3],
  [SentVia.EDELIVERY]: [15, DAY],
  [SentVia.DOCEXCHANGE]: [15, DAY],
}
const usual = [DAY, 4 * DAY] as const
export const LONGEST_WAY = 5

/**
 * Returns when a letter was sent and delivered. The times are computed from the row, so that the document, its history,
 * its addressees and its message agree.
 */
export const sendingOf = (of: { seed: number; days: Days }, row: DocumentRow): Sending => {
  const { sentAt, deliveredAt } = sendingTimes(of, row, of.days.timeOf(row.dateRegistered ?? row.dateCreated))
  return { sentAt: of.days.isoOf(sentAt), deliveredAt: of.days.isoOf(deliveredAt) }
}

/** Returns the same times as `sendingOf`, for a letter registered at a known time. */
export const sendingTimes = (
  { seed, days }: { seed: number; days: Days },
  { id, sentViaId }: DocumentRow,
  registeredAt: LocalTime,
): { sentAt: LocalTime; deliveredAt: LocalTime } => {
  const random = randomOf(seed, Purpose.ADDRESSEE, id)
  const sentAt = days.afterWorkOf(registeredAt, random.between(5, 150))
  const [least, most] = takes[sentViaId ?? 0] ?? usual
  return { sentAt, deliveredAt: days.afterWorkOf(sentAt, random.between(least, most)) }
}

/** True if a letter goes through ССЕВ or СЕОС. Such letters are sent by a user, so more of them are still waiting. */
export const goesByExchange = ({ sentViaId }: DocumentRow): boolean =>
  sentViaId === SentVia.EDELIVERY || sentViaId === SentVia.DOCEXCHANGE
