import { Group } from '../../fixtures/correspondentGroups.ts'
import { Direction, DocumentStatus, IncomingStatus, RegistrationStatus } from '../../src/contract/enumerations.ts'
import { rejectReasons } from '../../src/rules/exchange/rejection.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { correspondentOf } from '../correspondents/seedCorrespondents.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { sendingOf } from '../documents/seedSending.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import { emptyMessage, messageGuidOf, numberOfOthers, partyOf } from './messageParts.ts'
import { kindsOfOthers, textOf, unknownSender } from './seedTexts.ts'

/**
 * The number of waiting messages (shown in the menu badges) and of rejected messages in a mock database with 2800
 * documents.
 */
const shares = { edelivery: { waiting: 9, rejected: 4 }, docexchange: { waiting: 5, rejected: 2 } } as const
type System = keyof typeof shares

const rejectedBecause = [1, 2, 6, 5, 8, 7] as const

const partnerGroups: Readonly<Record<System, readonly number[]>> = {
  docexchange: [Group.MINISTRIES, Group.REGIONS, Group.MUNICIPALITIES],
  edelivery: [Group.MUNICIPALITIES, Group.COMPANIES, Group.CITIZENS, Group.FUEL],
}

const partner = (frame: Frame, random: Random, system: System) => {
  const groupId = random.one(partnerGroups[system])
  const span = frame.spans.find((one) => one.groupId === groupId)
  return correspondentOf(frame, span ? span.from + random.int(span.to - span.from) : 1)
}

const senderOf = (frame: Frame, random: Random, system: System, number: number, isUnknown: boolean) => {
  const known = partner(frame, random, system)
  return isUnknown || !known ? unknownSender(random, system, number) : partyOf(known)
}

const arrivedMessage = (
  frame: Frame,
  system: System,
  number: number,
  dateSent: string,
  isUnknown = false,
): ExchangeMessageRow => {
  const random = randomOf(frame.seed, Purpose.MESSAGE, number)
  const isExchange = system === 'docexchange'
  const day = frame.days.dayOfIso(dateSent)
  const sender = senderOf(frame, random, system, number, isUnknown)
  return {
    ...emptyMessage,
    ...sender,
    ...textOf(random, sender),
    guid: messageGuidOf(frame, number),
    id: 0,
    system,
    isIncoming: true,
    dateSent,
    dateReceived: dateSent,
    statusId: IncomingStatus.RECEIVED,
    registrationStatusId: isExchange ? RegistrationStatus.DS_WAIT_REGISTRATION : null,
    documentKind: isExchange ? random.one(kindsOfOthers) : null,
    externalRefNumber: isExchange ? numberOfOthers(random) : null,
    externalRefDate: isExchange ? frame.days.dateOf(day) : null,
    attentionTo: isExchange && random.is(0.4) ? 'Председателя на агенцията' : null,
    comment: isExchange && random.is(0.3) ? 'Моля за спешно разглеждане.' : null,
    requestedDeadline: isExchange && random.is(0.5) ? frame.days.dateOf(frame.days.roll(day + 14)) : null,
  }
}

/** Returns the newest letter that was delivered to an administration before it wrote. */
const answeredLetter = (frame: Frame, dateSent: string): DocumentRow | undefined =>
  frame.documents.findLast(
    (row) =>
      row.directionId === Direction.OUTGOING &&
      row.scope === 1 &&
      row.dateRegistered !== null &&
      row.dateRegistered < dateSent &&
      (frame.groupOf(row.correspondentIds[0]) ?? Group.CITIZENS) <= Group.COURTS &&
      (row.statusId === DocumentStatus.SENT || row.statusId === DocumentStatus.COMPLETED) &&
      sendingOf(frame, row).deliveredAt < dateSent,
  )
/** Makes a message an answer to a letter of ours, sent by the receiver of that letter. */
const answering = (frame: Frame, row: ExchangeMessageRow): ExchangeMessageRow => {
  const letter = answeredLetter(frame, row.dateSent)
  if (!letter) return row
  const sender = partyOf(correspondentOf(frame, letter.correspondentIds[0] ?? 0))
  const random = randomOf(frame.seed, Purpose.MESSAGE, -letter.id)
  return {
    ...row,
    ...sender,
    ...textOf(random, sender),
    parentNumber: formatNumber(letter.number, letter.dateRegistered),
  }
}
const isUnknown = (i: number): boolean => i % 4 === 1
const isAnswer = (i: number): boolean => i % 4 === 2

/**
 * Returns the fields of an unanswered message that arrived twice; its sender was informed that the first copy had been
 * received.
 */
const sentTwice = (at: string): Partial<ExchangeMessageRow> => ({
  repeatedAt: at,
  registrationStatusId: RegistrationStatus.DS_ALREADY_RECEIVED,
})

export function* unregisteredMessages(frame: Frame): Generator<ExchangeMessageRow> {
  const { days, documents, people } = frame
  const scale = documents.length / 2800
  const clerkOn = (day: number, system: System): number | null => people.registrarsOn(day, system)[0]?.id ?? null
  let number = documents.length
  for (const system of ['edelivery', 'docexchange'] as const) {
    const waiting = Math.max(2, Math.round(shares[system].waiting * scale))
    const rejected = Math.max(1, Math.round(shares[system].rejected * scale))
    const waitingRow = (i: number): ExchangeMessageRow => {
      number += 1
      const day = days.step(days.today, -1 - (i % 6))
      const at = days.isoAt(day, 9 * 3600 + ((i * 5417) % 28_800))
      const message = arrivedMessage(frame, system, number, at, isUnknown(i))
      const row = system === 'docexchange' && isAnswer(i) ? answering(frame, message) : message
      if (i % 4 !== 3) return row
      const dayRead = days.step(days.today, -1)
      const dateRead = days.isoAt(dayRead, 17 * 3600)
      const isServed = system === 'edelivery'
      return {
        ...row,
        ...(isServed ? {} : sentTwice(dateRead)),
        statusId: IncomingStatus.READED,
        readByPersonId: clerkOn(dayRead, system),
        dateRead,
        dateServed: isServed ? dateRead : null,
      }
    }
    const rejectedRow = (i: number): ExchangeMessageRow => {
      number += 1
      const sentDay = days.step(days.today, -12 - ((i * 9) % 150))
      const dayProcessed = days.step(sentDay, 1)
      const dateProcessed = days.isoAt(dayProcessed, 11 * 3600)
      const reasonId = rejectedBecause[(i + (system === 'docexchange' ? 4 : 0)) % rejectedBecause.length] as number
      return {
        ...arrivedMessage(frame, system, number, days.isoAt(sentDay, 10 * 3600)),
        statusId: IncomingStatus.REJECTED,
        registrationStatusId: system === 'docexchange' ? RegistrationStatus.DS_REJECTED : null,
        rejectReasonId: reasonId,
        rejectReason: rejectReasons.find((reason) => reason.id === reasonId)?.name ?? null,
        readByPersonId: clerkOn(dayProcessed, system),
        dateRead: dateProcessed,
        dateServed: system === 'edelivery' ? dateProcessed : null,
        processedByPersonId: clerkOn(dayProcessed, system),
        dateProcessed,
      }
    }
    for (let i = 0; i < waiting; i += 1) yield waitingRow(i)
    for (let i = 0; i < rejected; i += 1) yield rejectedRow(i)
  }
}
