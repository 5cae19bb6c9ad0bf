import type * as v from 'valibot'
import type { docExchange, eDelivery } from '../../src/contract/exchange.ts'
import type { MessageFilter, RegisterFromMessage, RejectMessage } from '../../src/contract/shapes/exchange.ts'
import { addDays, isoAt } from '../../src/dates/civilDate.ts'
import { mayUseFile, scanResultOf } from '../../src/rules/exchange/scan.ts'
import { numberMatcher } from '../../src/rules/identifiers/registrationNumber.ts'
import { matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import { readableDocument } from '../documents/readableDocument.ts'
import { registeredView } from '../documents/registeredView.ts'
import { assertFound, assertWhole, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { compareTexts } from '../records/sortRows.ts'
import { openMessage, registerFromMessage, rejectMessage } from './exchangeCommands.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'
import { messageAttachmentView, messageRowView, messageView, registrationStatusOf } from './exchangeViews.ts'
import { isUnprocessed } from './isUnprocessed.ts'
import { messageFacts } from './messageFacts.ts'
import { preDocumentView } from './preDocument.ts'
import { sendDocument } from './sendDocument.ts'

type System = ExchangeMessageRow['system']
type Filter = v.InferOutput<typeof MessageFilter>

const instant = (date: string): string => new Date(isoAt(date)).toISOString()

const fits = (db: MockDatabase, filter: Filter) => {
  const [hasTitle, hasSender] = [matcherOf(filter.title ?? ''), matcherOf(filter.sender ?? '')]
  const isNumber = numberMatcher(filter.senderNumber ?? '')
  const from = filter.fromDate ? instant(filter.fromDate) : ''
  const before = filter.toDate ? instant(addDays(filter.toDate, 1)) : '9999'
  return (row: ExchangeMessageRow): boolean =>
    hasTitle(searchable(row.title)) &&
    hasSender(searchable(row.partyName)) &&
    (!filter.senderNumber || isNumber(row.externalRefNumber, row.externalRefDate)) &&
    (filter.incomingStatusId ?? row.statusId) === row.statusId &&
    (filter.registrationStatusId === undefined || filter.registrationStatusId === registrationStatusOf(db, row)) &&
    row.dateSent >= from &&
    row.dateSent < before &&
    (filter.documentGuid ?? row.documentGuid) === row.documentGuid &&
    (!filter.onlyUnprocessed || isUnprocessed(row))
}

type Line = ReturnType<typeof messageRowView>
const keyOf = (line: Line, column: string): string =>
  String(column in line ? (line[column as keyof Line] ?? '') : line.dateSent)

const systemOf = (db: MockDatabase, system: System) => {
  const incoming = (): ExchangeMessageRow[] =>
    db.exchangeMessages.by('system', system).filter(({ isIncoming }) => isIncoming)
  const message = (guid: string): ExchangeMessageRow => {
    const row = assertFound(db.exchangeMessages.get(guid), 'Съобщението')
    return row.system === system && row.isIncoming ? row : refuseMalformed('Няма такова получено съобщение.')
  }
  return {
    page: ({ skip, take }: { skip: number; take: number }, filter: Filter) => {
      const by = filter.sortColumns?.[0] ?? { columnName: 'dateSent', direction: 'desc' as const }
      const lines = incoming()
        .filter(fits(db, filter))
        .map((row) => messageRowView(db, row))
      const sorted = lines.toSorted((a, b) =>
        compareTexts(by.direction, keyOf(a, by.columnName), keyOf(b, by.columnName)),
      )
      return { items: sorted.slice(skip, skip + take), totalCount: sorted.length }
    },
    one: (caller: Caller, guid: string) => {
      const row = message(guid)
      return messageView(
        db,
        caller,
        db.inOneStep(() => openMessage(db, caller, row)),
      )
    },
    attachments: (guid: string) =>
      db.exchangeAttachments.by('messageGuid', message(guid).guid).map(messageAttachmentView),
    file: async (guid: string) => {
      const file = assertFound(db.exchangeAttachments.get(guid), 'Файлът')
      const row = message(file.messageGuid)
      assertWhole(mayUseFile(scanResultOf(file.scanStatusId)))
      const { documentFile } = await import('../../fixtures/papers/madeFile.ts')
      return { bytes: await documentFile(messageFacts(db, row), file, file.order === 1), name: file.name }
    },
    preDocument: (caller: Caller, guid: string) => preDocumentView(db, caller, message(guid)),
    register: (
      caller: Caller,
      { messageGuid, document, attachmentGuids }: v.InferOutput<typeof RegisterFromMessage>,
    ) => {
      const row = message(messageGuid)
      return registeredView(db.inOneStep(() => registerFromMessage(db, caller, row, document, attachmentGuids)))
    },
    reject: (caller: Caller, given: v.InferOutput<typeof RejectMessage>) => {
      const row = message(given.messageGuid)
      db.inOneStep(() => rejectMessage(db, caller, row, given))
      return withMessage(null, 'Съобщението е отхвърлено.')
    },
    send: (caller: Caller, docGuid: string, choice?: { addresseeIds: number[]; fileGuids: string[] }) => {
      const document = readableDocument(db, caller, docGuid)
      db.inOneStep(() => sendDocument(db, caller, document, system, choice))
      return withMessage(null, 'Документът е изпратен.')
    },
  }
}

export const eDeliveryHandlers = (db: MockDatabase): Handlers<typeof eDelivery> => {
  const of = systemOf(db, 'edelivery')
  return {
    getEDeliveryIncomingMessages: ({ query, body }) => of.page(query, body),
    getEDeliveryIncomingMessage: ({ caller, query }) => of.one(caller, query.eDeliveryGuid),
    getEDeliveryIncomingMessageAttachments: ({ query }) => of.attachments(query.eDeliveryGuid),
    downloadEDeliveryAttachment: ({ query }) => of.file(query.guid),
    getPreDocEDelivery: ({ caller, query }) => of.preDocument(caller, query.eDeliveryIncomingMessageGuid),
    createAndRegisterIncomingEDeliveryMessage: ({ caller, body }) => of.register(caller, body),
    rejectEDeliveryMessage: ({ caller, body }) => of.reject(caller, body),
    sendEDeliveryMessage: ({ caller, query }) => of.send(caller, query.docGuid),
  }
}

export const docExchangeHandlers = (db: MockDatabase): Handlers<typeof docExchange> => {
  const of = systemOf(db, 'docexchange')
  return {
    getExchangeIncomingMessages: ({ query, body }) => of.page(query, body),
    getExchangeIncomingMessage: ({ caller, query }) => of.one(caller, query.exchangeGuid),
    getExchangeIncomingMessageAttachments: ({ query }) => of.attachments(query.exchangeGuid),
    downloadExchangeAttachment: ({ query }) => of.file(query.guid),
    getPreDocExchange: ({ caller, query }) => of.preDocument(caller, query.exchangeIncomingMessageGuid),
    createAndRegisterIncomingExchangeMessage: ({ caller, body }) => of.register(caller, body),
    rejectExchangeMessage: ({ caller, body }) => of.reject(caller, body),
    sendExchangeMessage: ({ caller, body }) => of.send(caller, body.docGuid, body),
  }
}
