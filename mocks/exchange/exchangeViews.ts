import type * as v from 'valibot'
import type { Message, MessageAttachment, MessageRow } from '../../src/contract/shapes/exchange.ts'
import { addressText } from '../../src/rules/correspondents/addressText.ts'
import { registrationStatusFor } from '../../src/rules/exchange/exchangeMessages.ts'
import { otherReasonId, rejectReasons } from '../../src/rules/exchange/rejection.ts'
import { scanResultOf } from '../../src/rules/exchange/scan.ts'
import { maskIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import { wholeView } from '../document-correspondents/documentCorrespondentViews.ts'
import { needsNumbers } from '../document-correspondents/personalNumbers.ts'
import { registersIncoming, statusOf } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import { isSignedFile } from '../seed/sampleSize.ts'
import type { ExchangeAttachmentRow, ExchangeMessageRow } from './exchangeRows.ts'

const partyKinds = {
  administration: 'Администрация',
  legalEntity: 'Юридическо лице',
  person: 'Физическо лице',
} as const

const registeredDocument = (db: MockDatabase, row: ExchangeMessageRow) => {
  const document = db.documents.get(row.documentGuid)
  return row.isIncoming && document?.number ? { guid: document.guid, documentNumber: document.number } : null
}

export const registrationStatusOf = (db: MockDatabase, row: ExchangeMessageRow): number | null => {
  const document = row.isIncoming ? db.documents.get(row.documentGuid) : undefined
  return row.system === 'docexchange' && document ? registrationStatusFor(statusOf(document)) : row.registrationStatusId
}

const noticeOf = (db: MockDatabase, { guid }: ExchangeMessageRow) => {
  const [notice] = db.exchangeMessages.by('answersGuid', guid)
  return notice
    ? {
        deliveryStatusId: notice.deliveryStatusId,
        sentAt: notice.dateSent,
        deliveredAt: notice.dateReceived,
        text: notice.body,
      }
    : null
}

const [PHONE, MOBILE, EMAIL] = [1, 2, 3]

const reachOf = (db: MockDatabase, row: ExchangeMessageRow, at: number) => {
  const known = at === 0 ? db.correspondents.get(row.partyCorrespondentId) : undefined
  if (!known)
    return {
      address: row.correspondentAddresses[at] ?? '',
      phone: row.correspondentPhones[at] ?? '',
      email: row.correspondentEmails[at] ?? '',
    }
  const { correspondentAddresses, correspondentContacts } = wholeView(db, known)
  const contact = (...kinds: (number | undefined)[]) =>
    correspondentContacts.find(({ contactType }) => kinds.includes(contactType?.id))?.contactContent ?? ''
  const [address] = correspondentAddresses
  return { address: address ? addressText(address) : '', phone: contact(PHONE, MOBILE), email: contact(EMAIL) }
}

export const messageRowView = (db: MockDatabase, row: ExchangeMessageRow): v.InferOutput<typeof MessageRow> => {
  const files = db.exchangeAttachments.by('messageGuid', row.guid)
  return {
    guid: row.guid,
    title: row.title,
    sender: row.partyName,
    senderKind: partyKinds[row.partyKind],
    senderNumber: row.externalRefNumber ?? '',
    documentKind: row.documentKind ?? '',
    incomingStatusId: row.statusId,
    registrationStatusId: registrationStatusOf(db, row),
    dateSent: row.dateSent,
    dateReceived: row.dateReceived,
    dateServed: row.dateServed,
    repeatedAt: row.repeatedAt ?? null,
    dueDate: row.requestedDeadline,
    filesCount: files.length,
    hasSignature: files.some(({ name }) => isSignedFile(name)),
    registeredDocument: registeredDocument(db, row),
  }
}

export const rejectionOf = ({ rejectReasonId, rejectReason }: ExchangeMessageRow): string => {
  const reason = rejectReasons.find(({ id }) => id === rejectReasonId)?.name
  if (rejectReason && rejectReasonId === otherReasonId) return rejectReason
  return [reason, rejectReason].filter((text, at, all) => text && all.indexOf(text) === at).join(' ')
}

/**
 * Returns a function that masks the personal number of a citizen, unless the caller registers incoming documents or may
 * read the documents of the sender.
 */
const identifierFor = (db: MockDatabase, caller: Caller, row: ExchangeMessageRow) => {
  const sender = db.correspondents.get(row.partyCorrespondentId)
  const isNeeded = sender ? needsNumbers(db, caller, sender) : registersIncoming(db, caller)
  return (identifier = ''): string => (isNeeded ? identifier : maskIdentifier(identifier))
}

export const messageView = (
  db: MockDatabase,
  caller: Caller,
  row: ExchangeMessageRow,
): v.InferOutput<typeof Message> => {
  const shown = identifierFor(db, caller, row)
  return {
    ...messageRowView(db, row),
    content: row.body,
    comment: row.comment ?? '',
    attentionTo: row.attentionTo ?? '',
    serviceName: row.serviceName ?? '',
    senderIdentifier: shown(row.partyIdentifier ?? ''),
    parentNumber: row.parentNumber ?? '',
    correspondents: row.correspondentNames.map((name, at) => ({
      name,
      identifier: shown(row.correspondentIdentifiers[at]),
      ...reachOf(db, row, at),
    })),
    openedBy: fullNameAt(db, row.readByPersonId, row.dateRead),
    openedAt: row.dateRead,
    rejectionReason: rejectionOf(row),
    notice: noticeOf(db, row),
  }
}

export const messageAttachmentView = (row: ExchangeAttachmentRow): v.InferOutput<typeof MessageAttachment> => ({
  guid: row.guid,
  fileName: row.name,
  size: row.size,
  contentType: row.contentType,
  comment: row.description ?? '',
  scan: scanResultOf(row.scanStatusId),
})
