import { deliveryFailures } from '../../fixtures/deliveries.ts'
import { documentTypes } from '../../fixtures/documentTypes.ts'
import {
  DeliveryStatus,
  DocumentStatus,
  IncomingStatus,
  ReceivedVia,
  RegistrationStatus,
  SentVia,
} from '../../src/contract/enumerations.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { addressFor, correspondentOf } from '../correspondents/seedCorrespondents.ts'
import type { DeliveryAttemptRow, DocumentRow } from '../documents/documentRows.ts'
import { courseOf } from '../documents/seedCourse.ts'
import type { EventsOf, SeededEvent } from '../documents/seedEvents.ts'
import { type DeliveryAtStart, filesOf, PARTS_BLOCK } from '../documents/seedParts.ts'
import { goesByExchange, sendingOf } from '../documents/seedSending.ts'
import { contentTypeOf } from '../seed/contentTypeOf.ts'
import { guidCarrying, numberOfGuid } from '../seed/guid.ts'
import { earlierOf, laterOf } from '../seed/isoOrder.ts'
import { sampleSize } from '../seed/sampleSize.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { ExchangeAttachmentRow, ExchangeMessageRow } from './exchangeRows.ts'
import { bodyOf, emptyMessage, messageGuidOf, numberOfOthers, partyOf } from './messageParts.ts'
import { unregisteredMessages } from './seedUnregistered.ts'

const typeNames = new Map(documentTypes.map((type) => [type.id, type.name]))

const sentByThem = (frame: Frame, row: DocumentRow): string => {
  const { days } = frame
  const random = randomOf(frame.seed, Purpose.MESSAGE, row.id)
  const day = days.dayOfIso(row.dateRegistered ?? row.dateCreated)
  const wanted = days.isoAt(days.step(day, -random.between(1, 2)), 9 * 3600 + random.int(8 * 3600))
  const written = row.externalRefDate === null ? '' : `${row.externalRefDate}T07:00:00.000Z`
  const [root] = frame.caseOf(row).documents
  const after = laterOf(written, !root || root === row ? '' : (root.dateRegistered ?? ''))
  return earlierOf(laterOf(wanted, after), row.dateCreated)
}

const registeredMessage = (frame: Frame, row: DocumentRow, system: 'edelivery' | 'docexchange'): ExchangeMessageRow => {
  const sender = correspondentOf(frame, row.correspondentIds[0] ?? 0)
  const sent = sentByThem(frame, row)
  const isClosed = row.statusId === DocumentStatus.COMPLETED || row.statusId === DocumentStatus.FORWARDED
  return {
    ...emptyMessage,
    ...partyOf(sender),
    guid: messageGuidOf(frame, row.id),
    id: 0,
    system,
    isIncoming: true,
    title: row.subject,
    body: bodyOf(row.subject),
    dateSent: sent,
    dateReceived: sent,
    dateServed: system === 'edelivery' ? row.dateCreated : null,
    statusId: IncomingStatus.REGISTERED,
    registrationStatusId:
      system === 'edelivery'
        ? null
        : isClosed
          ? RegistrationStatus.DS_CLOSED
          : row.statusId === DocumentStatus.SUSPENDED
            ? RegistrationStatus.DS_STOPPED
            : RegistrationStatus.DS_REGISTERED,
    documentKind: system === 'docexchange' ? (typeNames.get(row.typeId) ?? null) : null,
    externalRefNumber: row.externalRefNumber,
    externalRefDate: row.externalRefDate,
    documentGuid: row.guid,
    readByPersonId: row.authorPersonId,
    dateRead: row.dateCreated,
    processedByPersonId: row.registeredByPersonId,
    dateProcessed: row.dateRegistered,
  }
}

/** In days: a letter whose delivery failed is not older than this. */
const FAILED_WITHIN = 20

const deliveryAtStart = (frame: Frame, row: DocumentRow, system: 'edelivery' | 'docexchange') => {
  const random = randomOf(frame.seed, Purpose.DELIVERY, row.id)
  const { sentAt, deliveredAt } = sendingOf(frame, row)
  // The term that a letter sets runs from its opening, so such a letter is opened.
  const isOver = row.statusId === DocumentStatus.COMPLETED || (row.deadline !== null && deliveredAt <= frame.startIso)
  // A letter that a system did not deliver is sent again within some weeks.
  const mayFail = !isOver && row.deadline === null && frame.days.dayOfIso(sentAt) > frame.days.today - FAILED_WITHIN
  if (mayFail && random.is(0.25))
    return {
      deliveryStatusId: DeliveryStatus.FAILED,
      deliveryOutcome: 'fails',
      failure: random.one(deliveryFailures[system]),
      dateReceived: null,
      dateServed: null,
      registrationStatusId: null,
      receiverNumber: null,
    } as const
  const received = frame.days.afterWork(sentAt, 1)
  const isSeen = isOver || (deliveredAt <= frame.startIso && random.is(0.9))
  const deliveryStatusId = isSeen
    ? DeliveryStatus.SEEN
    : received <= frame.startIso && random.is(0.8)
      ? DeliveryStatus.DELIVERED
      : DeliveryStatus.SENT
  const inExchange = isSeen ? RegistrationStatus.DS_REGISTERED : RegistrationStatus.DS_WAIT_REGISTRATION
  return {
    deliveryStatusId,
    deliveryOutcome: 'arrives',
    failure: null,
    dateReceived: deliveryStatusId === DeliveryStatus.SENT ? null : received,
    dateServed: isSeen ? deliveredAt : null,
    registrationStatusId: system === 'docexchange' ? inExchange : null,
    receiverNumber: isSeen && system === 'docexchange' ? numberOfOthers(random) : null,
  } as const
}

const systemOf = ({ sentViaId }: DocumentRow) => (sentViaId === SentVia.EDELIVERY ? 'edelivery' : 'docexchange')

/** Returns the events of a letter that an exchange system reports: received, opened, or not delivered. */
export const eventsOfDeliveries =
  (frame: Frame): EventsOf =>
  (documentGuid) => {
    const row = frame.documentOf(documentGuid)
    if (!row || !goesByExchange(row) || !isSent(row)) return []
    const { dateReceived, dateServed, failure, receiverNumber } = deliveryAtStart(frame, row, systemOf(row))
    const { partyName: receiver } = partyOf(correspondentOf(frame, row.correspondentIds[0] ?? 0))
    const event = (at: string, statusId: number, number: string | null = null): SeededEvent => ({
      ...{ kind: 'delivered', at, personId: null, receiver, statusId, failure, receiverNumber: number },
    })
    if (failure !== null) return [event(failedAt(frame, row), DeliveryStatus.FAILED)]
    return [
      ...(dateReceived === null ? [] : [event(dateReceived, DeliveryStatus.DELIVERED)]),
      ...(dateServed === null ? [] : [event(dateServed, DeliveryStatus.SEEN, receiverNumber)]),
    ]
  }
/** In minutes: how soon a system reports that it did not deliver a message. */
const REPORTED_AFTER = 1
const failedAt = (frame: Frame, row: DocumentRow): string =>
  earlierOf(frame.days.afterWork(sendingOf(frame, row).sentAt, REPORTED_AFTER), frame.startIso)

/** Returns the failed deliveries, so that a list of documents shows the reason without the table of messages. */
export const failedAttemptRows = (frame: Frame): DeliveryAttemptRow[] =>
  frame.documents.flatMap((row) => {
    if (!goesByExchange(row) || !isSent(row)) return []
    const { failure } = deliveryAtStart(frame, row, systemOf(row))
    if (failure === null) return []
    return {
      ...{ id: row.id, addresseeId: row.id * PARTS_BLOCK, documentGuid: row.guid, isCurrent: true },
      ...{ sentViaId: row.sentViaId, address: addressFor(frame, row.correspondentIds[0] ?? 0, row.sentViaId) },
      ...{ dateSent: sendingOf(frame, row).sentAt, outcome: 'failed' as const },
      ...{ on: civilDateOf(failedAt(frame, row)), servedTo: null, reasonId: null, note: failure },
      ...{ receiptGuid: null, personId: null },
    }
  })

export const deliveryOfAddressee: DeliveryAtStart = (frame, row, system) => {
  const { deliveryStatusId, dateReceived } = deliveryAtStart(frame, row, system)
  return { deliveryStatusId, dateReceived, messageGuid: messageGuidOf(frame, row.id) }
}

const sentMessage = (frame: Frame, row: DocumentRow, system: 'edelivery' | 'docexchange'): ExchangeMessageRow => {
  const receiver = correspondentOf(frame, row.correspondentIds[0] ?? 0)
  const { sentAt } = sendingOf(frame, row)
  return {
    ...emptyMessage,
    ...partyOf(receiver),
    ...deliveryAtStart(frame, row, system),
    guid: messageGuidOf(frame, row.id),
    id: 0,
    system,
    isIncoming: false,
    title: row.subject,
    body: bodyOf(row.subject),
    dateSent: sentAt,
    documentKind: system === 'docexchange' ? (typeNames.get(row.typeId) ?? null) : null,
    documentGuid: row.guid,
    processedByPersonId:
      courseOf(frame, row).find(({ statusId }) => statusId === DocumentStatus.SENT)?.personId ?? null,
    dateProcessed: sentAt,
  }
}

const messageOf = (frame: Frame, row: DocumentRow): ExchangeMessageRow | undefined => {
  if (!row.dateRegistered) return undefined
  if (row.receivedViaId === ReceivedVia.EDELIVERY) return registeredMessage(frame, row, 'edelivery')
  if (row.receivedViaId === ReceivedVia.DOCEXCHANGE) return registeredMessage(frame, row, 'docexchange')
  return isSent(row) && goesByExchange(row) ? sentMessage(frame, row, systemOf(row)) : undefined
}
const isSent = ({ statusId }: DocumentRow): boolean =>
  statusId === DocumentStatus.SENT || statusId === DocumentStatus.COMPLETED

const PIECE = 400
const PIECE_OF_MESSAGES = 50

const byDate = (a: ExchangeMessageRow, b: ExchangeMessageRow): number =>
  a.dateSent < b.dateSent ? -1 : a.dateSent > b.dateSent ? 1 : a.guid < b.guid ? -1 : 1

/**
 * Generates the messages of ССЕВ and СЕОС, ordered by date: those of registered documents, and the waiting and rejected
 * ones. Pauses between batches.
 */
export function* exchangeMessageRows(frame: Frame): Generator<void, ExchangeMessageRow[]> {
  const rows: ExchangeMessageRow[] = []
  for (const [i, row] of frame.documents.entries()) {
    const message = messageOf(frame, row)
    if (message) rows.push(message)
    if (i % PIECE === PIECE - 1) yield
  }
  for (const row of unregisteredMessages(frame)) {
    if (rows.push(row) % PIECE_OF_MESSAGES === 0) yield
  }
  yield
  rows.sort(byDate)
  yield
  for (const [i, row] of rows.entries()) row.id = i + 1
  return rows
}

const PER_MESSAGE = 8
const usualNames: readonly string[] = ['Писмо.pdf', 'Приложение 1.pdf', 'Снимка.png', 'Опис.txt']
/**
 * The names of signed files, which every seventh message without a document has. Only messages newer than the
 * signatures (`signedSince`) have them.
 */
const signedNames: readonly string[] = [
  'Писмо.pdf',
  'Становище на камарата.docx.p7m',
  'Протокол от изпитване № 215.pdf',
  'Документи по заявлението.asice',
]
const signedSince = '2026-10-15'
const everySeventh = 7

const MALWARE = 6
const SCAN = { NONE: 1, CLEAN: 2, NOT_SURE: 3, MALICIOUS: 4 } as const

/**
 * Returns the result of the malware scan of a file. Files of registered messages are clean; other messages have at most
 * one file that is not clean.
 */
const scanOf = (message: ExchangeMessageRow, number: number, i: number): ExchangeAttachmentRow['scanStatusId'] => {
  if (message.rejectReasonId !== null)
    return i === 0 && message.rejectReasonId === MALWARE ? SCAN.MALICIOUS : SCAN.CLEAN
  if (i === 0) return SCAN.CLEAN
  if (i === 1 && number % 3 !== 2) return number % 3 === 0 ? SCAN.NONE : SCAN.NOT_SURE
  return i === 2 && number % 3 === 2 ? SCAN.MALICIOUS : SCAN.CLEAN
}

type FileOfMessage = Pick<ExchangeAttachmentRow, 'name' | 'description' | 'contentType' | 'size'>
/** Returns the files of a message: those of its document, or its own if it has no document. */
const filesOfMessage = (frame: Frame, message: ExchangeMessageRow, number: number): readonly FileOfMessage[] => {
  const document = message.documentGuid === null ? undefined : frame.documentOf(message.documentGuid)
  if (document) return filesOf(frame, document)
  const random = randomOf(frame.seed, Purpose.MESSAGE, -number)
  const names = number % everySeventh === 3 && message.dateSent >= signedSince ? signedNames : usualNames
  return names
    .slice(0, random.between(1, names.length))
    .map((name) => ({ name, description: null, contentType: contentTypeOf(name), size: sampleSize(random, name) }))
}

export const attachmentsOf = (frame: Frame, message: ExchangeMessageRow): ExchangeAttachmentRow[] => {
  const number = numberOfGuid(message.guid)
  return filesOfMessage(frame, message, number).map(({ name, description, contentType, size }, i) => ({
    guid: guidCarrying(frame.seed, Purpose.ATTACHMENT_GUID, number * PER_MESSAGE + i),
    id: number * PER_MESSAGE + i,
    messageGuid: message.guid,
    order: i + 1,
    ...{ name, description, contentType, size },
    scanStatusId: message.documentGuid === null ? scanOf(message, number, i) : SCAN.CLEAN,
  }))
}
export const messageOfAttachment = (frame: Frame, attachmentGuid: string): string =>
  messageGuidOf(frame, Math.floor(numberOfGuid(attachmentGuid) / PER_MESSAGE))
/**
 * Returns a number that is greater than every id of a seeded attachment, including those of messages without a
 * document.
 */
export const attachmentIdsEnd = (frame: Frame): number => (2 * frame.count + 100) * PER_MESSAGE
