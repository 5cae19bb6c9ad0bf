import { SentVia } from '../../src/contract/enumerations.ts'
import { ReturnReason } from '../../src/contract/returnReasons.ts'
import { type Days, dayOfTime, type LocalTime, localTime } from '../seed/days.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { DocumentRow } from './documentRows.ts'

/** A letter that the post brought back, and its second attempt. */
export type Return<Time> = { at: Time; reasonId: ReturnReason; sentAgainAt: Time; via: SentVia }
type Way<Time> = { sentAt: Time; deliveredAt: Time; returned?: Return<Time> }
export type Sending = Way<string>

const DAY = 510
/** In seconds of the day. */
const dayOpens = 9 * 3600
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
/** In working days: the longest time until a letter is delivered, without and with a second attempt. */
const LONGEST_WAY = 5
const LONGEST_WITH_RETURN = 26

/**
 * In minutes of office hours. The post keeps an unclaimed letter for more than two weeks; one to a wrong address comes
 * back soon.
 */
const KEPT = [11 * DAY, 14 * DAY] as const
const BROUGHT_BACK = [3 * DAY, 8 * DAY] as const
const TO_SECOND_ATTEMPT = [60, 4 * DAY] as const
const reasons = [ReturnReason.UNCLAIMED, ReturnReason.MOVED, ReturnReason.NOT_FOUND] as const
const secondWay: Readonly<Record<number, SentVia>> = {
  [SentVia.REGISTERED_MAIL]: SentVia.COURIER,
  [SentVia.MAIL]: SentVia.REGISTERED_MAIL,
  [SentVia.COURIER]: SentVia.REGISTERED_MAIL,
}
/** In days: a letter that came back this recently still waits for its second attempt. */
const WAITS = 26
const RETURNED_OF = 6

type Letter = Pick<DocumentRow, 'id' | 'sentViaId'>
export const comesBack = ({ id, sentViaId }: Letter): boolean =>
  secondWay[sentViaId ?? 0] !== undefined && id % RETURNED_OF === 1

/** Returns the number of working days after which a letter is certainly delivered. */
export const longestWay = (letter: Letter): number => (comesBack(letter) ? LONGEST_WITH_RETURN : LONGEST_WAY)

/**
 * Returns when a letter was sent and delivered. The times are computed from the row, so that the document, its history,
 * its addressees and its message agree. `isCopy`: for a further receiver; a copy never comes back.
 */
export const sendingOf = (of: { seed: number; days: Days }, row: DocumentRow, isCopy = false): Sending => {
  const { days } = of
  const { sentAt, deliveredAt, returned } = sendingTimes(
    of,
    row,
    days.timeOf(row.dateRegistered ?? row.dateCreated),
    isCopy,
  )
  const times = { sentAt: days.isoOf(sentAt), deliveredAt: days.isoOf(deliveredAt) }
  return returned
    ? {
        ...times,
        returned: { ...returned, at: days.isoOf(returned.at), sentAgainAt: days.isoOf(returned.sentAgainAt) },
      }
    : times
}

/** Returns the same times as `sendingOf`, for a letter registered at a known time. */
export const sendingTimes = (
  { seed, days }: { seed: number; days: Days },
  letter: Letter,
  registeredAt: LocalTime,
  isCopy = false,
): Way<LocalTime> => {
  const { id, sentViaId } = letter
  const random = randomOf(seed, Purpose.ADDRESSEE, id)
  const after = (at: LocalTime, [least, most]: readonly [least: number, most: number]): LocalTime =>
    days.afterWorkOf(at, random.between(least, most))
  const sentAt = after(registeredAt, [5, 150])
  const via = secondWay[sentViaId ?? 0]
  if (via === undefined || isCopy || !comesBack(letter))
    return { sentAt, deliveredAt: after(sentAt, takes[sentViaId ?? 0] ?? usual) }
  const reasonId = reasons[Math.floor(id / RETURNED_OF) % reasons.length] ?? ReturnReason.UNCLAIMED
  const at = after(sentAt, reasonId === ReturnReason.UNCLAIMED ? KEPT : BROUGHT_BACK)
  const waits = dayOfTime(at) > days.today - WAITS
  const sentAgainAt = after(waits ? localTime(days.step(days.today, 1), dayOpens) : at, TO_SECOND_ATTEMPT)
  return { sentAt, deliveredAt: after(sentAgainAt, takes[via] ?? usual), returned: { at, reasonId, sentAgainAt, via } }
}

/** True if a letter goes through ССЕВ or СЕОС. Such letters are sent by a user, so more of them are still waiting. */
export const goesByExchange = ({ sentViaId }: Pick<DocumentRow, 'sentViaId'>): boolean =>
  sentViaId === SentVia.EDELIVERY || sentViaId === SentVia.DOCEXCHANGE
