import type { Body, Endpoint, Reply } from '../../contract/endpoint.ts'
import { docExchange, eDelivery } from '../../contract/exchange.ts'
import type { DocumentBody } from '../../contract/shapes/documents.ts'
import { download } from '../../transport/download.ts'
import { type QueryOptions, queryOf } from '../../transport/query.ts'
import { attempt, type CallOptions, type Options, type Outcome } from '../../transport/request.ts'

export type Message = Reply<typeof eDelivery.getEDeliveryIncomingMessage>
export type MessageRow = Reply<typeof eDelivery.getEDeliveryIncomingMessages>['items'][number]
export type MessageAttachment = Reply<typeof eDelivery.getEDeliveryIncomingMessageAttachments>[number]
export type PreDocument = Reply<typeof eDelivery.getPreDocEDelivery>
export type RegisteredMessage = Reply<typeof eDelivery.createAndRegisterIncomingEDeliveryMessage>

export type MessagesBody = Body<typeof eDelivery.getEDeliveryIncomingMessages>
export type MessagesRequest = { query: { skip: number; take: number }; body: MessagesBody }
export type RegistrationRequest = { messageGuid: string; document: DocumentBody; attachmentGuids: string[] }
export type RejectionRequest = { messageGuid: string; reasonId: number; explanation: string; notifySender: boolean }

/**
 * The calls of an exchange system. The two systems have the same calls with different key names (specification 2,
 * section 7).
 */
export type ExchangeCalls = {
  page: (request: MessagesRequest) => QueryOptions<{ items: MessageRow[]; totalCount: number }>
  /** Fetches a message. The server then marks the message as opened. */
  message: (guid: string) => QueryOptions<Message>
  /** Fetches the message after a lost response, to see what was done; an error shows no notification. */
  look: (guid: string) => Promise<Outcome<Message>>
  attachments: (guid: string) => QueryOptions<MessageAttachment[]>
  file: (guid: string, options: Pick<CallOptions, 'fileName' | 'signal'>) => Promise<File | null>
  preDocument: (guid: string) => QueryOptions<PreDocument>
  register: (body: RegistrationRequest, options: Options) => Promise<Outcome<RegisteredMessage>>
  reject: (body: RejectionRequest, options: Options) => Promise<Outcome<null>>
  /** The call that fetches a message. Users who may send it may see the messages of this system. */
  opens: Endpoint
  list: Endpoint
}

const quiet = { quiet: true } as const

export const eDeliveryCalls: ExchangeCalls = {
  page: (request) => queryOf(eDelivery.getEDeliveryIncomingMessages, request),
  message: (eDeliveryGuid) => queryOf(eDelivery.getEDeliveryIncomingMessage, { query: { eDeliveryGuid } }),
  look: (eDeliveryGuid) => attempt(eDelivery.getEDeliveryIncomingMessage, { query: { eDeliveryGuid } }, quiet),
  attachments: (eDeliveryGuid) =>
    queryOf(eDelivery.getEDeliveryIncomingMessageAttachments, { query: { eDeliveryGuid } }),
  file: (guid, options) => download(eDelivery.downloadEDeliveryAttachment, { query: { guid } }, options),
  preDocument: (guid) => queryOf(eDelivery.getPreDocEDelivery, { query: { eDeliveryIncomingMessageGuid: guid } }),
  register: (body, options) => attempt(eDelivery.createAndRegisterIncomingEDeliveryMessage, { body }, options),
  reject: (body, options) => attempt(eDelivery.rejectEDeliveryMessage, { body }, options),
  opens: eDelivery.getEDeliveryIncomingMessage,
  list: eDelivery.getEDeliveryIncomingMessages,
}

export const docExchangeCalls: ExchangeCalls = {
  page: (request) => queryOf(docExchange.getExchangeIncomingMessages, request),
  message: (exchangeGuid) => queryOf(docExchange.getExchangeIncomingMessage, { query: { exchangeGuid } }),
  look: (exchangeGuid) => attempt(docExchange.getExchangeIncomingMessage, { query: { exchangeGuid } }, quiet),
  attachments: (exchangeGuid) =>
    queryOf(docExchange.getExchangeIncomingMessageAttachments, { query: { exchangeGuid } }),
  file: (guid, options) => download(docExchange.downloadExchangeAttachment, { query: { guid } }, options),
  preDocument: (guid) => queryOf(docExchange.getPreDocExchange, { query: { exchangeIncomingMessageGuid: guid } }),
  register: (body, options) => attempt(docExchange.createAndRegisterIncomingExchangeMessage, { body }, options),
  reject: (body, options) => attempt(docExchange.rejectExchangeMessage, { body }, options),
  opens: docExchange.getExchangeIncomingMessage,
  list: docExchange.getExchangeIncomingMessages,
}
